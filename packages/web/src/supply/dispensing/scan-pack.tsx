// The scan of a pack at the counter: its code puts the item with its batch on the memo, or checks a line of the prescription (PH048).
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { addItemBarcode, readBarcode, releaseItemBarcode } from '@charaka/contract/supply/dispensing/item-barcode';
import { directSaleMenu } from '@charaka/contract/supply/pharmacy/stock';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kernel/call.ts';
import { useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
import { ScanField } from '../../ui/field/scan-field.tsx';
import { batchOf, type HeldMedicine, heldFor } from '../pharmacy/held-medicine.ts';
import { ItemTypeahead } from '../pharmacy/item-typeahead.tsx';

type Scanned = OutputOf<typeof readBarcode>['barcode'];

interface ScanPackProps {
  readonly lines: readonly HeldMedicine[];
  onChange(lines: readonly HeldMedicine[]): void;
}

/** The box, the last pack that was scanned, and the choice of an item for a code that none has. */
export function ScanPack({ lines, onChange }: ScanPackProps) {
  const { t } = useTranslation(['dispensing', 'pharmacy']);
  const [last, setLast] = useState<Scanned | null>(null);
  const [unknown, setUnknown] = useState<string | null>(null);
  // The lines may have changed while the code was read.
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  });
  const scan = async (code: string) => {
    setUnknown(null);
    setLast(null);
    const { barcode } = await call(readBarcode, { code });
    if (!barcode.item) {
      setUnknown(code);
      return null;
    }
    setLast(barcode);
    return takeScanned(barcode, code);
  };
  /** Checks the line of the prescription with this item, or adds the pack; answers why nothing was done. */
  const takeScanned = ({ item, batchId, batches }: Scanned, code: string): string | null => {
    if (!item) return null;
    const held = latest.current;
    const prescribed = held.filter(({ orderId }) => orderId !== undefined);
    if (prescribed.length > 0) {
      const fault = checkPicked(item, batchId ?? null, batches, prescribed);
      if (fault === null)
        onChange(held.map((line) => (isOfPack(line, item, batchId) ? { ...line, picked: code } : line)));
      return fault;
    }
    const offered = batchId == null ? batches : batches.filter((batch) => batch.batchId === batchId);
    const { held: added, missing } = heldFor(item, offered, 1, held);
    if (missing > 0) return t('pharmacy:onlyInStock', { count: 0 });
    onChange(added.reduce<readonly HeldMedicine[]>((all, line) => withPack(all, { ...line, batches }), held));
    return null;
  };
  const checkPicked = (
    item: NonNullable<Scanned['item']>,
    batchId: number | null,
    batches: Scanned['batches'],
    prescribed: readonly HeldMedicine[],
  ): string | null => {
    const own = prescribed.filter((line) => line.item.itemId === item.itemId);
    if (own.length === 0)
      return t('scannedAnotherItem', {
        scanned: item.itemName,
        picked: prescribed.map((line) => line.item.itemName).join(', '),
      });
    if (batchId === null || own.some((line) => line.batchId === batchId)) return null;
    return t('scannedAnotherBatch', {
      item: item.itemName,
      scanned: batches.find((batch) => batch.batchId === batchId)?.batchNumber ?? '',
      picked: own.map((line) => batchOf(line)?.batchNumber ?? '').join(', '),
    });
  };
  return (
    <Stack gap="xs">
      <ScanField label={t('scanPack')} width={320} maxLength={200} onScan={scan} />
      {last?.item && <LastScanned scanned={last} item={last.item} onReleased={() => setLast(null)} />}
      {unknown !== null && <UnknownCode code={unknown} onKept={() => void scan(unknown)} />}
    </Stack>
  );
}

/** Whether a prescribed line is proved by a scanned pack: of its item, and of its batch where the code names one. */
function isOfPack(line: HeldMedicine, { itemId }: { itemId: number }, batchId: number | null | undefined): boolean {
  if (line.orderId === undefined || line.item.itemId !== itemId || !batchOf(line)?.hasCode) return false;
  return batchId == null || line.batchId === batchId;
}

/** The lines with a pack more: another pack of a batch adds to the quantity of its line. */
function withPack(lines: readonly HeldMedicine[], pack: HeldMedicine): readonly HeldMedicine[] {
  const same = lines.find(({ batchId }) => batchId === pack.batchId);
  if (!same) return [...lines, pack];
  const quantity = (Number(same.quantity) || 0) + Number(pack.quantity);
  return lines.map((line) => (line === same ? { ...line, quantity } : line));
}

interface LastScannedProps {
  readonly scanned: Scanned;
  readonly item: NonNullable<Scanned['item']>;
  onReleased(): void;
}

/** The last pack with its batch, and the button that releases its code from a wrong item. */
function LastScanned({ scanned, item, onReleased }: LastScannedProps) {
  const { t } = useTranslation('dispensing');
  const { canEdit } = useRights(directSaleMenu);
  const command = useCommand(releaseItemBarcode, { onDone: onReleased });
  return (
    <Group gap="sm">
      <Text size="sm" role="status">
        {[item.itemName, scanned.batchNumber].filter(Boolean).join(' · ')}
      </Text>
      {canEdit && (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={command.isPending}
          onClick={() => command.mutate({ barcode: { itemId: item.itemId, code: scanned.code } })}
        >
          {t('releaseCode')}
        </Button>
      )}
    </Group>
  );
}

/** Keeps a code that no item has for the item that the user selects. */
function UnknownCode({ code, onKept }: { readonly code: string; onKept(): void }) {
  const { t } = useTranslation('dispensing');
  const [searched, setSearched] = useState('');
  const [itemId, setItemId] = useState<number | null>(null);
  const command = useCommand(addItemBarcode, { onDone: onKept });
  return (
    <Alert color="orange" role="alert" title={t('unknownCode')}>
      <Group align="end">
        <ItemTypeahead
          label={t('itemOfCode')}
          value={searched}
          onPick={(item, text) => {
            setSearched(text);
            setItemId(item?.itemId ?? null);
          }}
        />
        <Button
          disabled={itemId === null}
          loading={command.isPending}
          onClick={() => itemId !== null && command.mutate({ barcode: { itemId, code } })}
        >
          {t('keepCode')}
        </Button>
      </Group>
    </Alert>
  );
}
