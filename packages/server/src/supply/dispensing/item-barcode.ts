// Reads the codes of packs, keeps them for items and releases them (PH048, PH078).
import { dispensingSentences } from '@charaka/contract/supply/dispensing/dispensing-sentences';
import {
  addItemBarcode as addItemBarcodeEndpoint,
  readBarcode as readBarcodeEndpoint,
  releaseItemBarcode as releaseItemBarcodeEndpoint,
} from '@charaka/contract/supply/dispensing/item-barcode';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import type { PackCode } from '@charaka/rules/supply/gs1-code';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { findItemOfCode, readScanned } from '../pharmacy/pack-code.ts';
import { isSameExpiry } from '../pharmacy/purchased-batches.ts';
import { readSaleableBatches, type SaleableBatch } from '../pharmacy/stock-store.ts';
import { readSoldItems, type ShelfItem } from './prescription-store.ts';

const faults = {
  torn: dispensingSentences.codeTorn,
  checkDigit: dispensingSentences.codeCheckDigit,
  dayNotValid: dispensingSentences.codeDayNotValid,
  twice: dispensingSentences.codeSaysTwice,
  foreign: dispensingSentences.codeForeign,
} as const;

/** A code that names an item. */
type NamingCode = PackCode & { readonly code: string };

/** The parts of a code. Refuses one that is not read, with its wrong part. */
function readCode(call: Call, scanned: string): NamingCode {
  const read = readScanned(call, scanned);
  if ('fault' in read) {
    if (read.fault === 'empty') return refuse(dispensingSentences.scanCode);
    return refuse(faults[read.fault]({ code: read.element }));
  }
  const code = read.code ?? refuse(dispensingSentences.codeForeign({ code: scanned.slice(0, 40) }));
  return { ...read, code };
}

/** The batches on sale that a code without a batch number may mean. Refuses an expired pack, and an expiry that no batch on sale has (PH010, PH048). */
function batchesOfExpiry(
  call: Call,
  { itemName }: ShelfItem,
  expiry: string | null,
  batches: SaleableBatch[],
): SaleableBatch[] {
  if (expiry === null) return batches;
  if (expiry < todayOf(call)) refuse(dispensingSentences.scannedPackExpired({ itemName, expiry }));
  const meant = batches.filter((each) => isSameExpiry(each.expiry, expiry));
  if (meant.length === 0) refuse(dispensingSentences.scannedExpiryNotHere({ itemName, expiry }));
  return meant;
}

/** The batch of a code among those on sale. Refuses a batch that is not on sale here, and an expiry that the books have otherwise (PH048). */
function batchOfCode(
  { itemName }: ShelfItem,
  { batchNumber, expiry }: PackCode,
  batches: readonly SaleableBatch[],
): number | null {
  if (batchNumber === null) return null;
  const batch =
    batches.find((each) => each.batchNumber.toLowerCase() === batchNumber.toLowerCase()) ??
    refuse(dispensingSentences.scannedBatchNotHere({ itemName, batchNumber }));
  if (expiry !== null && !isSameExpiry(batch.expiry, expiry))
    refuse(dispensingSentences.scannedBatchExpiry({ itemName, batchNumber, expiry, day: batch.expiry }));
  return batch.batchId;
}

/** An item out of use has no code. */
export const readBarcode = handle(readBarcodeEndpoint, async (call, { code: scanned }) => {
  const { code, batchNumber, expiry, serialNo, unitCount, ...rest } = readCode(call, scanned);
  const said = { code, batchNumber, expiry, serialNo, unitCount };
  const found = await findItemOfCode(call, code);
  const [item] = found ? await readSoldItems(call, [found.itemId]) : [];
  if (!item) return { barcode: { ...said, batches: [] } };
  const saleable = await readSaleableBatches(call, [item.itemId]);
  const { itemId, itemCode, itemName, pack } = item;
  const batchId = batchOfCode(item, { ...rest, batchNumber, expiry, serialNo, unitCount }, saleable);
  const batches = batchNumber === null ? batchesOfExpiry(call, item, expiry, saleable) : saleable;
  return { barcode: { ...said, item: { itemId, itemCode, itemName, pack }, batchId, batches } };
});

/** A code that the item has already stays as it is. */
export const addItemBarcode = handle(addItemBarcodeEndpoint, async (call, { barcode }) => {
  const { code } = readCode(call, barcode.code);
  const [item] = await readSoldItems(call, [barcode.itemId]);
  const { itemId, itemName } = item ?? refuse(pharmacySentences.itemDoesNotExist);
  const owner = await findItemOfCode(call, code);
  if (owner && owner.itemId !== itemId) {
    const sentence = dispensingSentences.codeOfAnother({ code, itemName: owner.itemName });
    refuse(sentence, { 'barcode.code': sentence });
  }
  if (!owner)
    await refuseOnConflict(
      call.tx.rows(sql`
        insert into item_barcode (tenant_id, item_id, code, created_by, created_at)
        values (${call.tenantId}, ${itemId}, ${code}, ${call.userId}, ${call.now})`),
      { item_barcode_active: dispensingSentences.codeOfAnother({ code, itemName }) },
    );
  call.say(dispensingSentences.codeKept({ code, itemName }));
  return {};
});

/** Refuses a code that the item does not have. */
export const releaseItemBarcode = handle(releaseItemBarcodeEndpoint, async (call, { barcode }) => {
  const { code } = readCode(call, barcode.code);
  const [item] = await readSoldItems(call, [barcode.itemId]);
  const { itemId, itemName } = item ?? refuse(pharmacySentences.itemDoesNotExist);
  await call.tx.one(
    sql`update item_barcode set is_active = false, released_by = ${call.userId}, released_at = ${call.now}
      where tenant_id = ${call.tenantId} and item_id = ${itemId} and code = ${code} and is_active returning item_barcode_id`,
    dispensingSentences.codeNotOfItem({ itemName, code }),
  );
  call.say(dispensingSentences.codeReleased({ code, itemName }));
  return {};
});
