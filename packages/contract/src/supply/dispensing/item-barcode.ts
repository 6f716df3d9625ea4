// The codes of packs on the wire: a scanned code is read, kept for an item, and released from it.
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, id, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { pharmacyChecks } from '../pharmacy/pharmacy-checks.ts';
import { directSaleMenu, saleableBatch } from '../pharmacy/stock.ts';
import { pharmacyItemTopic } from '../pharmacy/topics.ts';
import { dispensingSentences } from './dispensing-sentences.ts';

/** A code as it was scanned or typed, with the signs that the scanner puts before it. */
const scannedCode = () => requiredText(dispensingSentences.scanCode, 200);

/**
 * Reads the code of a pack: the item that has it, and batch, expiry and serial number where the code says them. `item` is null for a code
 * that no item has. Refuses a torn code, a wrong check digit, an impossible day, and a batch that is not on sale here (PH048, PH078).
 */
export const readBarcode = endpoint({
  path: '/Stock/ReadBarcode',
  summary: 'Reads the code of a pack: its item, batch, expiry and serial number.',
  permission: may('add', directSaleMenu),
  effect: 'read',
  input: shape({ code: scannedCode() }),
  output: shape({
    barcode: shape({
      /** A GTIN of fourteen digits, or a code of another kind in capitals. */
      code: text(48),
      batchNumber: optional(text(20)),
      expiry: optional(day()),
      serialNo: optional(text(20)),
      unitCount: optional(count()),
      item: optional(shape({ itemId: id(), itemCode: text(), itemName: text(), pack: text() })),
      /** The batch of the code among those on sale; null where the code says none. */
      batchId: optional(id()),
      batches: z.array(saleableBatch),
    }),
  }),
});

const ofItem = shape({ itemId: id(pharmacyChecks.selectItem), code: scannedCode() });

/** Keeps a code for an item. Refuses a code that another item has (PH078). */
export const addItemBarcode = endpoint({
  path: '/Pharmacy/AddItemBarcode',
  logAs: ['item_barcode', 'added'],
  summary: 'Keeps the code of a pack for an item.',
  permission: may('add', directSaleMenu),
  effect: 'write',
  changes: [pharmacyItemTopic],
  input: shape({ barcode: ofItem }, { barcode: 'itemBarcode' }),
  output: shape({}),
});

/** Releases a code from the item that has it, so that another item may have it. */
export const releaseItemBarcode = endpoint({
  path: '/Pharmacy/ReleaseItemBarcode',
  logAs: ['item_barcode', 'released'],
  summary: 'Releases the code of a pack from an item.',
  permission: may('edit', directSaleMenu),
  effect: 'write',
  changes: [pharmacyItemTopic],
  input: shape({ barcode: ofItem }, { barcode: 'itemBarcode' }),
  output: shape({}),
});
