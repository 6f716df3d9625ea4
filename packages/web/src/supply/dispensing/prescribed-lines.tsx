// The lines of a prescription above the memo: prescribed and open pieces, overridden alerts, and the items that answer each line.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { getPrescription } from '@charaka/contract/supply/dispensing/direct-sale';
import { openPieces, unitsForPieces } from '@charaka/rules/clinic/dispensing';
import { thousandthsToQuantity } from '@charaka/rules/money/money';
import { Badge, Button, Group, Menu, Stack, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HeldMedicine } from '../pharmacy/held-medicine.ts';
import { heldFor } from '../pharmacy/held-medicine.ts';

/** A prescription as it is opened. */
export type Prescription = OutputOf<typeof getPrescription>['prescription'];
type Line = Prescription['lines'][number];
type Item = Line['items'][number];

/** Pieces of a line that may still be handed out: none of a line that is closed. */
const piecesLeft = (line: Line): number =>
  line.status === 'Done' || line.status === 'Verified' ? 0 : openPieces(line);

/** The memo's lines for the open pieces of a prescribed line, by an item: as many units as are needed and in stock. */
function heldForLine(line: Line, item: Item, lines: readonly HeldMedicine[]): HeldMedicine[] {
  const wanted = unitsForPieces(piecesLeft(line), item.piecesInUnit);
  const { missing } = heldFor(item, item.batches, wanted, lines);
  const units = wanted - missing;
  return units > 0 ? heldFor(item, item.batches, units, lines, line.orderId).held : [];
}

/** The memo for everything that is open and in stock, each line by its first item. */
export function heldForPrescription({ lines }: Prescription): HeldMedicine[] {
  let held: HeldMedicine[] = [];
  for (const line of lines) {
    const [item] = line.items;
    if (item && line.status !== 'OnHold') held = held.concat(heldForLine(line, item, held));
  }
  return held;
}

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
          <PrescribedLine line={line} held={held} onHold={onHold} />
        </li>
      ))}
    </Stack>
  );
}

function PrescribedLine({
  line,
  held,
  onHold,
}: { readonly line: Line } & Pick<PrescribedLinesProps, 'held' | 'onHold'>) {
  const { t } = useTranslation('dispensing');
  const open = piecesLeft(line);
  const isHeld = held.some(({ orderId }) => orderId === line.orderId);
  const take = (item: Item) => {
    const others = held.filter(({ orderId }) => orderId !== line.orderId);
    onHold([...others, ...heldForLine(line, item, others)]);
  };
  const inStock = line.items.filter(({ batches }) => batches.length > 0);
  return (
    <Group justify="space-between" gap="sm" wrap="wrap">
      <div style={{ flex: '1 1 16rem' }}>
        <Text fw={600} size="sm">
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
      {open === 0 && <Text size="sm">{t('states.Dispensed')}</Text>}
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
    </Group>
  );
}
