// Judges the packs that were picked for prescribed lines: each is scanned, or the end of its batch number is typed (PH048).

import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { isBatchEnding } from '@charaka/rules/supply/batch-ending';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findItemOfCode, readScanned } from '../pharmacy/pack-code.ts';
import type { LockedBatch } from '../pharmacy/stock-store.ts';

/** A line as it is entered, with its batch. */
interface PickedLine {
  readonly orderId?: number | null | undefined;
  readonly picked?: string | null | undefined;
  readonly batch: LockedBatch;
}

/** The items of the numbers whose packs have a code. */
async function itemsWithCode({ tx, tenantId }: Call, itemIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<{ itemId: number }>(sql`
    select distinct item_id from item_barcode where tenant_id = ${tenantId} and item_id = any (${[...itemIds]}) and is_active`);
  return new Set(rows.map(({ itemId }) => itemId));
}

/** Why a scanned pack is not that of the line; null when it is. */
async function faultOfScan(call: Call, { itemId, itemName, batchNumber }: LockedBatch, scanned: string) {
  const read = readScanned(call, scanned);
  if ('fault' in read || read.code === null) return dispensingSentences.scanPicked({ itemName });
  const found = await findItemOfCode(call, read.code);
  if (!found) return dispensingSentences.scanPicked({ itemName });
  if (found.itemId !== itemId) return dispensingSentences.pickedAnotherItem({ scannedName: found.itemName, itemName });
  if (read.batchNumber === null || read.batchNumber.toLowerCase() === batchNumber.toLowerCase()) return null;
  return dispensingSentences.pickedAnotherBatch({ itemName, value: read.batchNumber, batchNumber });
}

/** Why the typed end of a batch number is not that of the line; null when it is. */
function faultOfEnding({ itemName, batchNumber }: LockedBatch, typed: string): Sentence | null {
  if (typed === '') return dispensingSentences.typeBatchEnd({ itemName });
  if (isBatchEnding(batchNumber, typed)) return null;
  return dispensingSentences.pickedAnotherBatch({ itemName, value: typed, batchNumber });
}

/**
 * Refuses a prescribed line without proof of its pack, at its field: where packs of the item have a code it is scanned, otherwise the last
 * three signs of the batch number are typed. Another item or batch is refused with both names (PH048).
 */
export async function refuseUnpicked(call: Call, lines: readonly PickedLine[]): Promise<void> {
  const prescribed = lines.filter(({ orderId }) => orderId != null);
  if (prescribed.length === 0) return;
  const coded = await itemsWithCode(
    call,
    prescribed.map(({ batch }) => batch.itemId),
  );
  for (const [index, { orderId, picked, batch }] of lines.entries()) {
    if (orderId == null) continue;
    const typed = picked?.trim() ?? '';
    const fault = coded.has(batch.itemId) ? await faultOfScan(call, batch, typed) : faultOfEnding(batch, typed);
    if (fault) refuse(fault, { [`sale.lines.${index}.picked`]: fault });
  }
}
