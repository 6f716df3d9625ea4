// The lines that are going to be signed: how many, how soon, and what has to be known about each.
import { setFavourite } from '@charaka/contract/clinic/order/order-choices';
import { orderPriorities } from '@charaka/rules/clinic/order-step';
import { ActionIcon, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../kernel/format.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { NumberField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import { type Alert, type BasketLine, isRepeatable, type Orderable } from './basket.ts';
import { OrderAlerts } from './order-alerts.tsx';
import type { Basket } from './use-basket.ts';

interface BasketLinesProps {
  readonly basket: Basket;
  readonly favouriteIds: readonly number[];
}

/** A warning stands at the line it is about. */
export function BasketLines({ basket, favouriteIds }: BasketLinesProps) {
  const { lines, setLines, alertsOf } = basket;
  const change = (line: BasketLine, part: Partial<BasketLine>) =>
    setLines(lines.map((each) => (each === line ? { ...each, ...part } : each)));
  return (
    <Stack gap="xs">
      {lines.map((line) => (
        <Line
          key={line.item.chargeId}
          line={line}
          alerts={line.isTicked ? alertsOf(line) : []}
          isFavourite={favouriteIds.includes(line.item.chargeId)}
          onChange={(part) => change(line, part)}
          onRemove={() => setLines(lines.filter((each) => each !== line))}
        />
      ))}
    </Stack>
  );
}

interface LineProps {
  readonly line: BasketLine;
  readonly alerts: readonly Alert[];
  readonly isFavourite: boolean;
  onChange(part: Partial<BasketLine>): void;
  onRemove(): void;
}

/** `S` on the line is Stat and back, Delete takes it away; a line of a set is ticked or only seen. */
function Line({ line, alerts, isFavourite, onChange, onRemove }: LineProps) {
  const { item, isTicked } = line;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 's') onChange({ priority: line.priority === 'Stat' ? 'Routine' : 'Stat' });
    else if (event.key === 'Delete') onRemove();
  };
  return (
    <Paper withBorder p="xs" role="group" aria-label={item.orderName} tabIndex={0} onKeyDown={press}>
      <LineHead line={line} isFavourite={isFavourite} onChange={onChange} onRemove={onRemove} />
      {isTicked && <LineFields line={line} onChange={onChange} />}
      <OrderAlerts
        alerts={alerts}
        name={item.orderName}
        reason={line.overrideReason}
        onReason={(overrideReason) => onChange({ overrideReason })}
        isRepeatConfirmed={line.isRepeatConfirmed}
        onRepeat={(isRepeatConfirmed) => onChange({ isRepeatConfirmed })}
      />
      {isTicked && <Facts item={item} />}
    </Paper>
  );
}

function LineHead({ line, isFavourite, onChange, onRemove }: Omit<LineProps, 'alerts'>) {
  const { t } = useTranslation(['order', 'orderable']);
  const { item, isTicked } = line;
  const mark = useCommand(setFavourite, { isQuietWhenDone: true });
  const Star = isFavourite ? IconStarFilled : IconStar;
  return (
    <Group justify="space-between" wrap="nowrap" mb={4}>
      {line.set ? (
        <SwitchField
          label={item.orderName}
          value={isTicked}
          onChange={(ticked) => onChange({ isTicked: ticked ?? false })}
        />
      ) : (
        <Text fw={600} size="sm">
          {item.orderName}
        </Text>
      )}
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-pressed={isFavourite}
          aria-label={t('orderable:favourite', { name: item.orderName })}
          onClick={() => mark.mutate({ chargeId: item.chargeId, isFavourite: !isFavourite })}
        >
          <Star size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={t('remove', { name: item.orderName })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Group>
  );
}

function LineFields({ line, onChange }: Pick<LineProps, 'line' | 'onChange'>) {
  const { t } = useTranslation('order');
  return (
    <Group align="end" gap="sm">
      <SegmentedControl
        size="xs"
        aria-label={t('priority')}
        data={orderPriorities.toReversed().map((value) => ({ value, label: t(`priorities.${value}`) }))}
        value={line.priority}
        onChange={(priority) => onChange({ priority })}
      />
      <NumberField
        label={t('quantity')}
        isRequired
        value={line.quantity}
        onChange={(quantity) => onChange({ quantity: quantity ?? '' })}
      />
      {isRepeatable(line) && (
        <NumberField
          label={t('times')}
          min={1}
          max={50}
          value={line.times ?? 1}
          onChange={(times) => onChange({ times: times ?? '' })}
        />
      )}
      {Number(line.times ?? 1) > 1 && (
        <NumberField
          label={t('everyHours')}
          isRequired
          decimals={2}
          max={48}
          value={line.everyHours ?? ''}
          onChange={(everyHours) => onChange({ everyHours: everyHours ?? '' })}
        />
      )}
      <TextField
        label={t('instruction')}
        maxLength={500}
        value={line.instruction}
        onChange={(instruction) => onChange({ instruction: instruction ?? '' })}
      />
    </Group>
  );
}

/** The price or who pays, what a panel holds, how the patient prepares, and when it was done last. */
function Facts({ item }: { readonly item: Orderable }) {
  const { t } = useTranslation(['order', 'orderable']);
  const facts = [
    item.price == null
      ? t(`orderable:cover.${item.cover}`)
      : t('orderable:aboutPrice', { price: formatMoney(item.price) }),
    item.memberNames.length > 0 && t('orderable:holds', { names: item.memberNames.join(', ') }),
    item.preparation && t('orderable:prepares', { preparation: item.preparation }),
    item.lastDoneAt && t('lastDone', { day: formatDay(item.lastDoneAt) }),
  ].filter(Boolean);
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {facts.join(' · ')}
    </Text>
  );
}
