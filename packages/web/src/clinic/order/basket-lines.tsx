// The lines that are going to be signed: how many, how soon, and what has to be known about each.
import { orderPriorities } from '@charaka/rules/clinic/order-step';
import { ActionIcon, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { NumberField, SwitchField, TextField } from '../../ui/field/form-fields.tsx';
import type { BasketLine } from './basket.ts';

interface BasketLinesProps {
  readonly lines: readonly BasketLine[];
  onChange(lines: readonly BasketLine[]): void;
}

/** A warning stands at the line it is about. */
export function BasketLines({ lines, onChange }: BasketLinesProps) {
  const change = (line: BasketLine, part: Partial<BasketLine>) =>
    onChange(lines.map((each) => (each === line ? { ...each, ...part } : each)));
  return (
    <Stack gap="xs">
      {lines.map((line) => (
        <Line
          key={line.item.chargeId}
          line={line}
          onChange={(part) => change(line, part)}
          onRemove={() => onChange(lines.filter((each) => each !== line))}
        />
      ))}
    </Stack>
  );
}

interface LineProps {
  readonly line: BasketLine;
  onChange(part: Partial<BasketLine>): void;
  onRemove(): void;
}

function Line({ line, onChange, onRemove }: LineProps) {
  const { t } = useTranslation('order');
  const { item } = line;
  return (
    <Paper withBorder p="xs" role="group" aria-label={item.orderName}>
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text fw={600} size="sm">
          {item.orderName}
        </Text>
        <ActionIcon variant="subtle" color="gray" aria-label={t('remove', { name: item.orderName })} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </Group>
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
        <TextField
          label={t('instruction')}
          maxLength={500}
          value={line.instruction}
          onChange={(instruction) => onChange({ instruction: instruction ?? '' })}
        />
      </Group>
      {item.openOrderId != null && (
        <SwitchField
          label={t('orderedAlready')}
          value={line.isRepeatConfirmed}
          onChange={(isConfirmed) => onChange({ isRepeatConfirmed: isConfirmed ?? false })}
        />
      )}
      {item.lastDoneAt && (
        <Text size="xs" c="dimmed" mt={4}>
          {t('lastDone', { day: formatDay(item.lastDoneAt) })}
        </Text>
      )}
    </Paper>
  );
}
