// The SQL of the pharmacy's batches; the triggers of the stock engine write their quantities.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import type { listSaleableBatches, receiveStock, stockSelections } from '@charaka/contract/supply/pharmacy/stock';
import { type BasisPoints, type Paise, plainRupees } from '@charaka/rules/money/money';
import { daysAfter } from '@charaka/rules/stay/hospital-day';
import sql, { join, type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isHeldIn, mainStoreOf, unitsIn } from '../stock/stock-engine.ts';
import { pharmacySettings } from './pharmacy-settings.ts';
import { isSameExpiry } from './purchased-batches.ts';

/** A batch as answered. */
export type Batch = OutputOf<typeof receiveStock>['batch'];
/** A batch as it is received. */
export type ReceivedBatch = ParsedOf<typeof receiveStock>['batch'];
/** A batch that may be sold today. */
export type SaleableBatch = OutputOf<typeof listSaleableBatches>['batches'][number];

const facts = sql`b.batch_id, b.item_id, i.item_code, i.item_name, i.pack, b.batch_number, b.expiry, b.mrp_paise as mrp`;
const fields = sql`${facts}, b.quantity, ${unitsIn(sql`b`, 'Main')} as in_main, ${unitsIn(sql`b`, 'Quarantine')} as quarantined`;
const tables = sql`pharmacy_batch b join pharmacy_item i on i.tenant_id = b.tenant_id and i.item_id = b.item_id`;

/** Batches of the hospital, of medicine and of general goods. */
function ofHospital({ tenantId, hospital }: Call): Sql {
  return sql`b.tenant_id = ${tenantId} and b.hospital_id = ${hospital.hospitalId}`;
}

/** Batches of medicine: the pharmacy never offers general goods (IN063). */
function ofPharmacy(call: Call): Sql {
  return sql`${ofHospital(call)} and i.item_type <> 'General'`;
}

/** The batch `b` has an open hold, everywhere or in a store. */
const isHeld = sql`exists (select from batch_hold k where k.tenant_id = b.tenant_id and k.batch_id = b.batch_id and k.released_at is null)`;

function selectionOf(call: Call, only: (typeof stockSelections)[number] | null | undefined, today: string): Sql[] {
  if (!only) return [];
  const inStock = sql`b.quantity > 0`;
  if (only === 'held') return [isHeld];
  if (only === 'expired') return [inStock, sql`b.expiry < ${today}`];
  const lasting = [inStock, sql`b.expiry >= ${today}`];
  if (only === 'inStock') return lasting;
  return [...lasting, sql`b.expiry <= ${daysAfter(today, pharmacySettings.of(call.hospital).nearExpiryDays)}`];
}

/** The batches of the hospital, the first to expire first. */
export function stockList(call: Call, only: (typeof stockSelections)[number] | null | undefined): ListSource {
  const today = todayOf(call);
  return {
    select: sql`${fields}, b.expiry < ${today} as is_expired, ${isHeld} as is_held`,
    from: tables,
    where: join([ofPharmacy(call), ...selectionOf(call, only, today)], ' and '),
    columns: {
      batchId: { sql: sql`b.batch_id`, kind: 'number' },
      itemCode: { sql: sql`i.item_code`, kind: 'text' },
      itemName: { sql: sql`i.item_name`, kind: 'text' },
      pack: { sql: sql`i.pack`, kind: 'text' },
      batchNumber: { sql: sql`b.batch_number`, kind: 'text' },
      expiry: { sql: sql`b.expiry`, kind: 'day' },
      mrp: { sql: sql`b.mrp_paise`, kind: 'money' },
      quantity: { sql: sql`b.quantity`, kind: 'number' },
      isExpired: { sql: sql`(b.expiry < ${today})`, kind: 'flag' },
      isHeld: { sql: isHeld, kind: 'flag' },
    },
    tieBreak: sql`b.batch_id`,
    defaultOrder: sql`b.expiry`,
  };
}

/** One batch of the hospital. Refuses when there is none of that number. */
export function findBatch(call: Call, batchId: number): Promise<Batch> {
  return call.tx.one(
    sql`select ${fields}, b.expiry < ${todayOf(call)} as is_expired, ${isHeld} as is_held from ${tables}
      where ${ofPharmacy(call)} and b.batch_id = ${batchId}`,
    pharmacySentences.batchDoesNotExist,
  );
}

/** A second person checks the item `i` before it is handed out (PH049). */
const isCheckNeeded = sql`(i.is_high_alert or i.look_alike_of is not null)`;

/** Batches of items that may be sold today with their units in the main store, the first to expire first. */
export function readSaleableBatches(call: Call, itemIds: readonly number[]): Promise<SaleableBatch[]> {
  return call.tx.rows(sql`
    select ${facts}, u.units as quantity, g.cgst_basis_points as cgst, g.sgst_basis_points as sgst,
      i.is_discount_allowed, ${isCheckNeeded} as is_check_needed,
      exists (select from item_barcode o where o.tenant_id = i.tenant_id and o.item_id = i.item_id and o.is_active) as has_code
    from ${tables} join gst_slab g on g.tenant_id = i.tenant_id and g.gst_slab_id = i.gst_slab_id
    cross join lateral (select ${unitsIn(sql`b`, 'Main')} as units) u
    where ${ofPharmacy(call)} and b.item_id = any (${[...itemIds]}) and i.is_active and b.quantity > 0 and b.expiry >= ${todayOf(call)}
      and u.units > 0 and not ${isHeldIn(sql`b`, mainStoreOf(sql`b`))}
    order by b.expiry, b.batch_id`);
}

/** The highest landed cost of a unit of the batch `b` among its lots, in paise; null without lots. */
const highestCost = sql`(select max(ceil(l.value_paise::numeric / l.units)) from stock_lot l
  where l.tenant_id = b.tenant_id and l.batch_id = b.batch_id and l.units > 0)`;

/**
 * The worth of a unit of the batch `b` in paise, by which every limit of stock is judged: its MRP, the MRPs before lower prices and before
 * receipts that lowered it, or its landed cost, whichever is highest. One person who lowers an MRP lowers no limit (Q268).
 */
export const unitWorth = sql`coalesce(greatest(b.mrp_paise, (select max(x.old_mrp_paise) from batch_correction x where x.tenant_id = b.tenant_id
  and x.batch_id = b.batch_id and x.correction_kind = 'LowerPrice'), (select max(r.earlier_mrp_paise) from goods_receipt_line r
  where r.tenant_id = b.tenant_id and r.batch_id = b.batch_id), ${highestCost}), 0)::bigint`;

/** A batch held until the transaction ends, with what a sold line copies of it. */
export interface LockedBatch {
  readonly batchId: number;
  readonly itemId: number;
  readonly itemCode: string;
  readonly itemName: string;
  readonly pack: string;
  readonly hsnCode: string | null;
  readonly schedule: string | null;
  readonly isActive: boolean;
  readonly batchNumber: string;
  readonly expiry: string;
  readonly mrpPaise: Paise;
  /** The worth of a unit in the limits of stock (Q268). */
  readonly unitWorthPaise: Paise;
  /** The highest landed cost of a unit; null without lots. */
  readonly unitCostPaise: Paise | null;
  readonly slabName: string;
  readonly cgstBasisPoints: BasisPoints;
  readonly sgstBasisPoints: BasisPoints;
  /** False for an item that is sold without a discount (PH087). */
  readonly isDiscountAllowed: boolean;
  /** A second person checks the item before it is handed out (PH049). */
  readonly isCheckNeeded: boolean;
  readonly lookAlikeOf: string | null;
}

const lockedFields = sql`b.batch_id, b.item_id, i.item_code, i.item_name, i.pack, i.hsn_code, i.schedule, i.is_active,
  coalesce(b.batch_number, '–') as batch_number, b.expiry, b.mrp_paise, ${unitWorth} as unit_worth_paise, ${highestCost}::bigint as unit_cost_paise,
  g.slab_name, g.cgst_basis_points, g.sgst_basis_points, i.is_discount_allowed, ${isCheckNeeded} as is_check_needed, i.look_alike_of`;

/**
 * The batches of medicine of these numbers that the hospital has, held until the transaction ends. They are always taken in the order of
 * their numbers, so two memos of the same medicines wait for each other and never for good.
 */
export function lockBatches(call: Call, batchIds: readonly number[]): Promise<LockedBatch[]> {
  return call.tx.rows(sql`
    select ${lockedFields} from ${tables} join gst_slab g on g.tenant_id = i.tenant_id and g.gst_slab_id = i.gst_slab_id
    where ${ofPharmacy(call)} and b.batch_id = any (${[...new Set(batchIds)]})
    order by b.batch_id for update of b`);
}

/** A batch of medicine or of general goods; a standing batch has a dash as its number, no expiry and no MRP (IN063). */
export interface StoredBatch extends Omit<LockedBatch, 'expiry' | 'mrpPaise'> {
  readonly expiry: string | null;
  readonly mrpPaise: Paise | null;
}

/** As `lockBatches`, with batches of general goods. */
export function lockStoredBatches(call: Call, batchIds: readonly number[]): Promise<StoredBatch[]> {
  return call.tx.rows(sql`
    select ${lockedFields} from ${tables} join gst_slab g on g.tenant_id = i.tenant_id and g.gst_slab_id = i.gst_slab_id
    where ${ofHospital(call)} and b.batch_id = any (${[...new Set(batchIds)]})
    order by b.batch_id for update of b`);
}

/** The batch of that number of an item, new or known. Refuses other expiry or MRP than it is known with. */
export async function takeBatch(call: Call, received: ReceivedBatch): Promise<number> {
  const { tx, tenantId, hospital } = call;
  const { itemId, batchNumber, expiry, mrp } = received;
  // Two clerks may receive one batch at the same instant: the second finds the first one's.
  const batch = await tx.one<{ batchId: number; expiry: string; mrpPaise: Paise }>(
    sql`insert into pharmacy_batch as b (tenant_id, hospital_id, item_id, batch_number, expiry, mrp_paise)
      values (${tenantId}, ${hospital.hospitalId}, ${itemId}, ${batchNumber}, ${expiry}, ${mrp})
      on conflict (tenant_id, hospital_id, item_id, lower(batch_number)) do update set mrp_paise = b.mrp_paise
      returning b.batch_id, b.expiry, b.mrp_paise`,
    pharmacySentences.nothingReceived,
  );
  if (!isSameExpiry(batch.expiry, expiry))
    refuse(pharmacySentences.batchAnotherExpiry({ batchNumber, expiry: batch.expiry }));
  if (batch.mrpPaise !== mrp)
    refuse(pharmacySentences.batchAnotherMrp({ batchNumber, mrp: plainRupees(batch.mrpPaise) }));
  return batch.batchId;
}

/** The kind of a move as the list of movements names it. */
const shownKind = sql`(case m.move_kind when 'Received' then 'received' when 'Adjusted' then 'adjusted' when 'Sold' then 'sold'
  when 'SaleReturned' then 'returned' when 'Consumed' then 'used' when 'IssuedOut' then 'issuedOut'
  when 'PurchaseReturned' then 'sentBack' else 'receivedIn' end)`;

/** Every movement of a batch of the hospital, the newest first; the value of opening stock moves no units and has no user. */
export function moveList(call: Call, batchId: number): ListSource {
  return {
    select: sql`m.stock_move_id, ${shownKind} as kind, m.units as change, coalesce(m.reason, c.reason, t.reason) as reason,
      coalesce(s.cash_memo, r.return_number, t.transfer_no::text) as document, o.store_name, m.moved_at, u.name as created_by_name`,
    from: sql`stock_move m
      join stock_lot l on l.tenant_id = m.tenant_id and l.lot_id = m.lot_id
      join store o on o.tenant_id = m.tenant_id and o.store_id = m.store_id
      join app_user u on u.tenant_id = m.tenant_id and u.user_id = m.created_by
      left join pharmacy_sale_line sl on sl.tenant_id = m.tenant_id and sl.sale_line_id = m.sale_line_id
      left join pharmacy_sale s on s.tenant_id = sl.tenant_id and s.sale_id = sl.sale_id
      left join pharmacy_return_line rl on rl.tenant_id = m.tenant_id and rl.return_line_id = m.return_line_id
      left join pharmacy_return r on r.tenant_id = rl.tenant_id and r.return_id = rl.return_id
      left join stock_consumption c on c.tenant_id = m.tenant_id and c.consumption_id = m.consumption_id
      left join stock_transfer_line tl on tl.tenant_id = m.tenant_id and tl.transfer_line_id = m.transfer_line_id
      left join stock_transfer t on t.tenant_id = tl.tenant_id and t.transfer_id = tl.transfer_id`,
    where: sql`m.tenant_id = ${call.tenantId} and l.batch_id = ${batchId} and l.hospital_id = ${call.hospital.hospitalId}`,
    columns: {
      movedAt: { sql: sql`m.moved_at`, kind: 'instant' },
      kind: { sql: shownKind, kind: 'text' },
      change: { sql: sql`m.units`, kind: 'number' },
    },
    tieBreak: sql`m.stock_move_id desc`,
    defaultOrder: sql`m.moved_at desc`,
  };
}
