// The pharmacy's stock on the wire: batches received, corrected with a reason, offered for sale, and every movement of one.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may, type ScreenPermission } from '../../kernel/endpoint.ts';
import {
  count,
  day,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  percent,
  requiredText,
  text,
} from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { pharmacyChecks } from './pharmacy-checks.ts';
import { pharmacyStockTopic } from './topics.ts';

/** Menu path that rights on stock hang on. */
export const stockMenu = 'Pharmacy/pharmacy_stock_received';
/** Menu path that rights on sales hang on. */
export const saleMenu = 'Pharmacy/sales';
/** Menu path that rights on sales to outpatients hang on. */
export const directSaleMenu = 'Pharmacy/opd_direct_sale';
/** Users who sell to inpatients, or to outpatients. */
export const maySeeSales: ScreenPermission = { menu: saleMenu, action: 'view', orMenus: [directSaleMenu] };

/** Filters of a list of batches. */
export const stockSelections = ['inStock', 'expiring', 'expired', 'held'] as const;

const units = () =>
  count().min(1, entrySentences.valueNotAboveZero.text).max(1_000_000, pharmacyChecks.batchTooLarge.text);

const batchFields = {
  batchId: id(),
  itemId: id(),
  itemCode: text(),
  itemName: text(),
  pack: text(),
  batchNumber: text(),
  expiry: day(),
  mrp: money(),
  quantity: count(),
};

/**
 * A batch of the hospital with what is left of it in all stores, and the parts of it in the main store and in Quarantine; `expiry` is the last day it may be sold,
 * `isHeld` says that it has an open hold (PH011).
 */
const batch = shape({ ...batchFields, inMain: count(), quarantined: count(), isExpired: flag(), isHeld: flag() });

/** Batches of the hospital, the first to expire first; used up ones only where not narrowed. */
export const listStock = endpoint({
  path: '/Pharmacy/GetAllStock',
  summary: 'Lists the batches of the pharmacy.',
  permission: may('view', stockMenu),
  effect: 'read',
  input: listInput({ only: optional(oneOf(stockSelections)) }),
  output: listOutput(batch, 'pharmacyStockList'),
});

/** Takes a batch into stock, or more of one: a batch number of an item has one expiry and one MRP. */
export const receiveStock = endpoint({
  path: '/Pharmacy/AddStockReceived',
  logAs: ['pharmacy_batch', 'added'],
  summary: 'Takes a batch into the stock of the pharmacy.',
  permission: may('add', stockMenu),
  effect: 'once',
  changes: [pharmacyStockTopic],
  input: shape(
    {
      batch: shape({
        itemId: id(pharmacyChecks.selectItem),
        batchNumber: requiredText(pharmacyChecks.enterBatchNumber, 40),
        expiry: day(pharmacyChecks.enterExpiryDate),
        mrp: money().refine((value) => value > 0, entrySentences.valueNotAboveZero.text),
        quantity: units(),
        /** Cost of all the units received; without it the cost is estimated from the MRP (PH097, PH098). */
        cost: optional(money()),
        reason: optional(text(200)),
      }),
    },
    { batch: 'pharmacyStock' },
  ),
  output: shape({ batch }, { batch: 'pharmacyStock' }),
});

/** Corrects the stock of a batch: breakage, expiry thrown away, a count. Never below nothing, never without a reason. */
export const adjustStock = endpoint({
  path: '/Pharmacy/AddStockAdjustment',
  logAs: ['stock_adjustment', 'added'],
  summary: 'Corrects the stock of a batch, with the reason.',
  permission: may('edit', stockMenu),
  effect: 'once',
  changes: [pharmacyStockTopic],
  input: shape(
    {
      adjustment: shape({
        batchId: id(),
        /** The main store where none is named. */
        storeId: optional(id()),
        /** The units in the books that the user compared with; the call is refused when they have changed. */
        unitsBefore: optional(count().min(0)),
        change: count()
          .min(-1_000_000)
          .max(1_000_000)
          .refine((value) => value !== 0, pharmacyChecks.enterDifference.text),
        reason: requiredText(entrySentences.enterReasonShort, 200),
      }),
    },
    { adjustment: 'stockAdjustment' },
  ),
  output: shape({ batch }, { batch: 'pharmacyStock' }),
});

export const moveKinds = [
  'received',
  'adjusted',
  'sold',
  'returned',
  'issuedOut',
  'receivedIn',
  'used',
  'sentBack',
] as const;

/** Every movement of a batch, the newest first; together they are its quantity. */
export const listStockMoves = endpoint({
  path: '/Pharmacy/GetStockMovements',
  summary: 'Lists what came and went of a batch.',
  permission: may('view', stockMenu),
  effect: 'read',
  input: listInput({ batchId: id() }),
  output: listOutput(
    shape(
      {
        stockMoveId: id(),
        kind: oneOf(moveKinds),
        change: count(),
        reason: optional(text()),
        document: optional(text()),
        storeName: text(),
        movedAt: instant(),
        createdByName: text(),
      },
      { createdByName: 'createdBy' },
    ),
    'stockMovementList',
  ),
});

/** A batch that may be sold today, with the tax inside its price. */
export const saleableBatch = shape({
  ...batchFields,
  cgst: percent(),
  sgst: percent(),
  /** False for an item that is sold without a discount (PH087). */
  isDiscountAllowed: flag(),
  /** A second person checks the item before it is handed out (PH049). */
  isCheckNeeded: flag(),
  /** Packs of the item have a code that is scanned when they are picked (PH048). */
  hasCode: flag(),
});

/** Batches of an item that may be sold today, the first to expire first, each with the tax inside its price. */
export const listSaleableBatches = endpoint({
  path: '/Pharmacy/GetSaleableBatches',
  summary: 'Lists the batches of an item that may be sold now.',
  permission: maySeeSales,
  effect: 'read',
  input: shape({ itemId: id() }),
  output: shape({ batches: z.array(saleableBatch) }, { batches: 'pharmacyStockList' }),
});
