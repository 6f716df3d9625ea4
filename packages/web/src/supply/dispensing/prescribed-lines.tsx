// The lines of a prescription above the memo: prescribed and open pieces, overridden alerts, and the items that answer each line.

import {
  closePrescribedLine,
  LEAST_REOPEN_REASON,
  reopenPrescription,
  unboughtReasons,
} from '@charaka/contract/supply/dispensing/prescription-steps';
import { directSaleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { thousandthsToQuantity } from '@charaka/rules/money/money';
import { Alert, Badge, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { confirm } from '../../ui/dialog/confirm-request.ts';
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx';
import type { HeldMedicine } from '../pharmacy/held-medicine.ts';
import { AgreedItem } from './agreed-item.tsx';
import {
  heldForLine,
  isWaiting,
  type PrescribedItem,
  type PrescribedLineOf,
  type Prescription,
  piecesLeft,
} from './held-for-line.ts';

interface PrescribedLinesProps {
  readonly prescription: Prescription;
  readonly held: readonly HeldMedicine[];
  onHold(lines: readonly HeldMedicine[]): void;
}

/** Each line with a button that puts it on the memo, by the item that is chosen. */
export function PrescribedLines({ prescription, held, onHold }: PrescribedLinesProps) {
  const { t } = useTranslation('dispensing');
  return (
    <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('prescribed')}>
      {prescription.lines.map((line) => (
        <li key={line.orderId}>
          <PrescribedLine encounterId={prescription.encounterId} line={line} held={held} onHold={onHold} />
        </li>
      ))}
    </Stack>
  );
}

interface PrescribedLineProps extends Pick<PrescribedLinesProps, 'held' | 'onHold'> {
  readonly encounterId: number;
  readonly line: PrescribedLineOf;
}

function PrescribedLine({ encounterId, line, held, onHold }: PrescribedLineProps) {
  const { t } = useTranslation('dispensing');
  const open = piecesLeft(line);
  const isHeld = held.some(({ orderId }) => orderId === line.orderId);
  const take = (item: PrescribedItem) => {
    const others = held.filter(({ orderId }) => orderId !== line.orderId);
    onHold([...others, ...heldForLine(line, item, others)]);
  };
  const inStock = line.items.filter(({ batches }) => batches.length > 0);
  return (
    <Group justify="space-between" gap="sm" wrap="wrap">
      <LineFacts line={line} open={open} />
      {open === 0 && <LineState line={line} />}
      {open > 0 && inStock.length === 0 && (
        <Text size="sm" c="red">
          {t(line.items.length === 0 ? 'noItem' : 'noneInStock')}
        </Text>
      )}
      {open > 0 && inStock.length === 1 && !isHeld && inStock[0] && (
        <Button variant="default" size="compact-sm" onClick={() => inStock[0] && take(inStock[0])}>
          {t('take')}
        </Button>
      )}
      {open > 0 && inStock.length > 1 && (
        <Menu>
          <Menu.Target>
            <Button variant="default" size="compact-sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {t(isHeld ? 'otherItem' : 'take')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {inStock.map((item) => (
              <Menu.Item key={item.itemId} onClick={() => take(item)}>
                {`${item.itemName} · ${item.pack}`}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {open > 0 && (
        <AgreedItem line={line} held={held.filter(({ orderId }) => orderId !== line.orderId)} onHold={onHold} />
      )}
      {isWaiting(line) && (
        <NotBought
          encounterId={encounterId}
          orderId={line.orderId}
          orderName={line.orderName}
          onClosed={() => onHold(held.filter(({ orderId }) => orderId !== line.orderId))}
        />
      )}
    </Group>
  );
}

/** The medicine as it was prescribed, with overridden alerts; a cancelled one is struck out. */
function LineFacts({ line, open }: { readonly line: PrescribedLineOf; readonly open: number }) {
  const { t } = useTranslation('dispensing');
  const isCancelled = line.status === 'Cancelled' || line.status === 'Stopped';
  return (
    <div style={{ flex: '1 1 16rem' }}>
      <Text fw={600} size="sm" td={isCancelled ? 'line-through' : undefined}>
        {line.orderName}
      </Text>
      <Text size="xs" c="dimmed">
        {[
          t('prescribedOf', { quantity: thousandthsToQuantity(line.quantity), open }),
          line.orderedByName,
          line.instruction,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {line.alerts.map((alert) => (
        <Badge key={`${alert.kind} ${alert.about}`} color="red" variant="light" size="sm" mt={4} tt="none">
          {[alert.about, alert.overrideReason, alert.signedByName].filter(Boolean).join(' · ')}
        </Badge>
      ))}
    </div>
  );
}

/** Why nothing of a line may be handed out. */
function LineState({ line }: { readonly line: PrescribedLineOf }) {
  const { t } = useTranslation(['dispensing', 'order']);
  if (line.notBought) return <Text size="sm">{t(`notBoughtReasons.${line.notBought}`)}</Text>;
  if (line.isLapsed)
    return (
      <Text size="sm" c="red">
        {t('lapsedAfter', { day: formatDay(line.lapsesOn) })}
      </Text>
    );
  if (line.status === 'Done' || line.status === 'Verified') return <Text size="sm">{t('states.Dispensed')}</Text>;
  return <Text size="sm">{[t(`order:statuses.${line.status}`), line.statusReason].filter(Boolean).join(': ')}</Text>;
}

interface NotBoughtProps {
  readonly encounterId: number;
  readonly orderId: number;
  readonly orderName: string;
  onClosed(): void;
}

/** Closes the line with the reason why the patient does not buy it. */
function NotBought({ encounterId, orderId, orderName, onClosed }: NotBoughtProps) {
  const { t } = useTranslation('dispensing');
  const command = useCommand(closePrescribedLine, { onDone: onClosed });
  const close = async (reason: (typeof unboughtReasons)[number]) => {
    const isSure = await confirm({
      title: t('closeLine.title'),
      text: t('closeLine.text', { orderName, reason: t(`notBoughtReasons.${reason}`) }),
      confirmLabel: t('notBought'),
      isDangerous: true,
    });
    if (isSure) command.mutate({ encounterId, orderId, reason });
  };
  return (
    <Menu>
      <Menu.Target>
        <Button variant="subtle" size="compact-sm" loading={command.isPending}>
          {t('notBought')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {unboughtReasons.map((reason) => (
          <Menu.Item key={reason} onClick={() => close(reason)}>
            {t(`notBoughtReasons.${reason}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Says that lines of a prescription lapsed, and opens it again with a reason. */
export function LapsedNotice({ prescription }: { readonly prescription: Prescription }) {
  const { t } = useTranslation('dispensing');
  const { canEdit } = useRights(directSaleMenu);
  const [isOpen, setOpen] = useState(false);
  const command = useCommand(reopenPrescription, { onDone: () => setOpen(false) });
  if (!prescription.lines.some(({ isLapsed }) => isLapsed)) return null;
  return (
    <Alert color="orange" role="alert">
      <Group justify="space-between">
        <Text size="sm">{t('hasLapsed')}</Text>
        {canEdit && (
          <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
            {t('openAgain')}
          </Button>
        )}
      </Group>
      {isOpen && (
        <ReasonDialog
          title={t('openAgain')}
          submitLabel={t('openAgain')}
          atLeast={LEAST_REOPEN_REASON}
          isSubmitting={command.isPending}
          onSave={(reason) => command.mutate({ encounterId: prescription.encounterId, reason })}
          onClose={() => setOpen(false)}
        />
      )}
    </Alert>
  );
}
