// The SQL of lots, their balances in a store, and the moves that change them; triggers add the moves up and post their value.

import type { StoreKind } from '@charaka/contract/supply/stock/store-kind';
import { type Paise, paise } from '@charaka/rules/money/money';
import { estimatedCost, type LotPart, type TakenFromLot } from '@charaka/rules/money/stock-value';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The batch of the rows `of` is held in that store: everywhere, or there (PH011). */
export function isHeldIn(of: Sql, storeId: Sql): Sql {
  return sql`exists (select from batch_hold h where h.tenant_id = ${of}.tenant_id and h.batch_id = ${of}.batch_id
    and h.released_at is null and (h.store_id is null or h.store_id = ${storeId}))`;
}

/** The main store of the hospital of the rows `of`, from which medicine is sold. */
export function mainStoreOf(of: Sql): Sql {
  return sql`(select m.store_id from store m where m.tenant_id = ${of}.tenant_id and m.hospital_id = ${of}.hospital_id
    and m.store_kind = 'Main')`;
}

/** The units of the batch of the rows `of` in the hospital's only store of a kind. */
export function unitsIn(of: Sql, kind: 'Main' | 'Quarantine'): Sql {
  return sql`(select coalesce(sum(k.units), 0)::integer from stock_lot l
    join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id
    join store m on m.tenant_id = k.tenant_id and m.store_id = k.store_id and m.store_kind = ${kind}
    where l.tenant_id = ${of}.tenant_id and l.batch_id = ${of}.batch_id)`;
}

/** A store, as far as documents between stores need it. */
export interface NamedStore {
  readonly storeId: number;
  readonly storeName: string;
  readonly storeKind: StoreKind;
}

/** The one store of a kind that every hospital has from the beginning. */
export function systemStore(call: Call, storeKind: 'Main' | 'Quarantine' | 'Transit'): Promise<NamedStore> {
  return call.tx.single(sql`
    select s.store_id, s.store_name, s.store_kind from store s
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.store_kind = ${storeKind}`);
}

/** A lot of a batch in a store. */
export interface StoredLot {
  readonly storeId: number;
  readonly lotId: number;
  readonly batchId: number;
  readonly units: number;
  readonly valuePaise: Paise;
  readonly receivedUnits: number;
  readonly receivedPaise: Paise;
  /** The batch may not be sold from this store (PH011). */
  readonly isHeld: boolean;
}

/**
 * The lots of batches in the main store of the hospital that may be sold, the oldest first; emptied ones are among them. Send it
 * behind the locks of the batches: every move of a lot is written with its batch locked.
 */
export function readLots(call: Call, batchIds: readonly number[]): Promise<StoredLot[]> {
  return readLotsIn(call, sql`s.store_kind = 'Main' and not l.is_not_for_sale`, batchIds);
}

/** As `readStoreLots`, without lots that are not for sale: those that a memo of the store's patients may take (PH022, PH093). */
export function readSoldStoreLots(call: Call, storeId: number, batchIds: readonly number[]): Promise<StoredLot[]> {
  return readLotsIn(call, sql`s.store_id = ${storeId} and not l.is_not_for_sale`, batchIds);
}

/** The lots of batches in a store, the oldest first, also those that are not for sale. Send it behind the locks of the batches. */
export function readStoreLots(call: Call, storeId: number, batchIds: readonly number[]): Promise<StoredLot[]> {
  return readLotsIn(call, sql`s.store_id = ${storeId}`, batchIds);
}

function readLotsIn(call: Call, isStore: Sql, batchIds: readonly number[]): Promise<StoredLot[]> {
  return call.tx.rows(sql`
    select k.store_id, k.lot_id, l.batch_id, k.units, k.value_paise, l.units as received_units, l.value_paise as received_paise,
      ${isHeldIn(sql`l`, sql`k.store_id`)} as is_held
    from stock_lot l
    join stock_balance k on k.tenant_id = l.tenant_id and k.lot_id = l.lot_id
    join store s on s.tenant_id = k.tenant_id and s.store_id = k.store_id and ${isStore}
    where l.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId}
      and l.batch_id = any (${[...new Set(batchIds)]})
    order by l.batch_id, l.lot_id`);
}

/** A lot as a sold line took it; `saleLineId` is the line. */
export interface SoldLot extends TakenFromLot {
  readonly storeId: number;
  readonly lotId: number;
  readonly saleLineId: number;
}

/** The parts of lots that lines of a memo took, in the order of taking, with the units returned. */
export function readSoldLots(call: Call, saleLineIds: readonly number[]): Promise<SoldLot[]> {
  return call.tx.rows(sql`
    select m.store_id, m.lot_id, m.sale_line_id, -m.units as units, -m.value_paise as value_paise,
      (select coalesce(sum(b.units), 0)::integer from pharmacy_return_line x
        join stock_move b on b.tenant_id = x.tenant_id and b.return_line_id = x.return_line_id
        where x.tenant_id = m.tenant_id and x.sale_line_id = m.sale_line_id and b.lot_id = m.lot_id) as returned_units
    from stock_move m
    where m.tenant_id = ${call.tenantId} and m.sale_line_id = any (${[...saleLineIds]})
    order by m.stock_move_id`);
}

/** The document of a move; a lot that is received without purchase is its own. */
export type MoveDocument =
  | { readonly kind: 'Received'; readonly reason: string | null; readonly goodsReceiptLineId?: number }
  | { readonly kind: 'Adjusted'; readonly stockAdjustmentId: number; readonly reason: string }
  | { readonly kind: 'Sold'; readonly saleLineId: number }
  | { readonly kind: 'SaleReturned'; readonly returnLineId: number }
  | { readonly kind: 'IssuedOut' | 'ReceivedIn'; readonly transferLineId: number }
  | { readonly kind: 'Consumed'; readonly consumptionId: number }
  | { readonly kind: 'PurchaseReturned'; readonly purchaseReturnLineId: number; readonly reason: string };

/** Units and value that come to a lot in a store, or go from it with a minus. */
export interface StockMove {
  readonly storeId: number;
  readonly lotId: number;
  readonly units: number;
  readonly valuePaise: number;
  readonly document: MoveDocument;
}

/** Moves of the parts of lots, into the store or out of it. */
export function movesOf(
  parts: readonly LotPart<{ readonly storeId: number; readonly lotId: number }>[],
  sign: 1 | -1,
  document: MoveDocument,
): StockMove[] {
  return parts.map(({ lot, units, valuePaise }) => ({
    storeId: lot.storeId,
    lotId: lot.lotId,
    units: sign * units,
    valuePaise: sign * valuePaise,
    document,
  }));
}

/** Writes moves in their order; the batches are locked. The database itself refuses less than nothing, and value from nowhere. */
export async function moveStock(call: Call, moves: readonly StockMove[]): Promise<void> {
  const { tenantId, hospital, userId, now } = call;
  const rows = moves.map(({ document, ...move }) => {
    const reason = 'reason' in document ? document.reason : null;
    return sql`(${tenantId}::integer, ${hospital.hospitalId}::integer, ${move.storeId}::bigint, ${move.lotId}::bigint,
      ${document.kind}, ${move.units}::integer, ${move.valuePaise}::bigint, ${reason},
      ${document.kind === 'Adjusted' ? document.stockAdjustmentId : null}::bigint,
      ${document.kind === 'Sold' ? document.saleLineId : null}::bigint,
      ${document.kind === 'SaleReturned' ? document.returnLineId : null}::bigint,
      ${document.kind === 'Received' ? (document.goodsReceiptLineId ?? null) : null}::bigint,
      ${'transferLineId' in document ? document.transferLineId : null}::bigint,
      ${document.kind === 'Consumed' ? document.consumptionId : null}::bigint,
      ${document.kind === 'PurchaseReturned' ? document.purchaseReturnLineId : null}::bigint, ${now}::timestamptz, ${userId}::bigint)`;
  });
  await call.tx.rows(sql`
    insert into stock_move (tenant_id, hospital_id, store_id, lot_id, move_kind, units, value_paise, reason,
      stock_adjustment_id, sale_line_id, return_line_id, goods_receipt_line_id, transfer_line_id, consumption_id, purchase_return_line_id,
      moved_at, created_by)
    values ${join(rows, ', ')}`);
}

/** Units of a batch that come into the main store without a purchase; `costPaise` is of all of them, or not known. */
export interface ReceivedUnits {
  readonly batchId: number;
  readonly units: number;
  readonly mrpPaise: Paise;
  readonly costPaise: Paise | null;
  readonly reason: string | null;
}

/** Puts a new lot of a batch into the main store, at its cost, or at the cost estimated from the price on the pack (PH097, PH098). */
export async function receiveLot(call: Call, received: ReceivedUnits): Promise<void> {
  const { batchId, units, mrpPaise, costPaise, reason } = received;
  const valuePaise = costPaise ?? estimatedCost({ units, mrpPaise });
  const { tenantId, hospital, userId, now } = call;
  const lot = await call.tx.single<{ lotId: number; storeId: number }>(sql`
    insert into stock_lot as l (tenant_id, hospital_id, batch_id, source_kind, units, value_paise, is_estimated, created_by, created_at)
    values (${tenantId}, ${hospital.hospitalId}, ${batchId}, 'Opening', ${units}, ${valuePaise}, ${costPaise === null}, ${userId}, ${now})
    returning l.lot_id, ${mainStoreOf(sql`l`)} as store_id`);
  await moveStock(call, [{ ...lot, units, valuePaise, document: { kind: 'Received', reason } }]);
}

/** Why the units of a store are corrected: a mistake in the books, broken units, or units that were destroyed (PH068, PH069). */
export type AdjustmentKind = 'Correction' | 'Breakage' | 'Destruction';

/** A correction of a batch in a store. */
export interface NewAdjustment {
  readonly storeId: number;
  readonly batchId: number;
  readonly units: number;
  readonly reason: string;
  /** A second person agreed to it. */
  readonly isApproved: boolean;
  /** The person who asked for it, where the caller is the second person. */
  readonly askedBy?: number | null;
  readonly kind?: AdjustmentKind;
  /** The bag and the receipt of the waste operator, of a destruction. */
  readonly bagNumber?: string | null;
  readonly disposalReceipt?: string | null;
}

/** Writes the document of a correction without a count (PH070). Answers its number. */
export async function insertAdjustment(call: Call, adjustment: NewAdjustment): Promise<number> {
  const { storeId, batchId, units, reason, isApproved, kind = 'Correction' } = adjustment;
  const { askedBy = null, bagNumber = null, disposalReceipt = null } = adjustment;
  const { stockAdjustmentId } = await call.tx.single<{ stockAdjustmentId: number }>(sql`
    insert into stock_adjustment (tenant_id, hospital_id, store_id, batch_id, units, reason, is_approved, adjustment_kind, bag_number,
      disposal_receipt, asked_by, created_by, created_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${storeId}, ${batchId}, ${units}, ${reason}, ${isApproved}, ${kind},
      ${bagNumber}, ${disposalReceipt || null}, ${askedBy}, ${call.userId}, ${call.now})
    returning stock_adjustment_id`);
  return stockAdjustmentId;
}

/** The two moves of a part of a lot from one store to another; units and value of the hospital stay the same (PH005). */
export function movesBetween(
  { lot, units, valuePaise }: LotPart<{ readonly lotId: number }>,
  { from, to, transferLineId }: { readonly from: number; readonly to: number; readonly transferLineId: number },
): StockMove[] {
  const { lotId } = lot;
  return [
    {
      storeId: from,
      lotId,
      units: -units,
      valuePaise: paise(-valuePaise),
      document: { kind: 'IssuedOut', transferLineId },
    },
    { storeId: to, lotId, units, valuePaise, document: { kind: 'ReceivedIn', transferLineId } },
  ];
}
