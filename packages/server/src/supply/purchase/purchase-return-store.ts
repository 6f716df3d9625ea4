// The SQL of returns to suppliers: the lots that may go back, the returns with their lines.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import type {
  addPurchaseReturn,
  listPurchaseReturns,
  listReturnableLots,
} from '@charaka/contract/supply/purchase/purchase-return';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { Paise } from '@charaka/rules/money/money';
import type { PurchaseTaxes } from '@charaka/rules/money/purchase-figures';
import { type PurchaseReturnStatus, purchaseReturnSteps } from '@charaka/rules/supply/purchase-return-steps';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { lockRows } from '../../resource/move-rows.ts';
import { isHeldIn } from '../stock/stock-engine.ts';

/** A return as answered. */
export type PurchaseReturn = OutputOf<typeof addPurchaseReturn>['purchaseReturn'];
/** A return as typed. */
export type TypedReturn = ParsedOf<typeof addPurchaseReturn>['purchaseReturn'];
type ListedReturn = OutputOf<typeof listPurchaseReturns>['rows'][number];
type ShownLot = OutputOf<typeof listReturnableLots>['lots'][number];

/** Lots `t` of the supplier in stores `s` that return goods: the main store and Quarantine. */
const returnable = (call: Call, supplierId: number) => sql`from stock_balance k
  join store s on s.tenant_id = k.tenant_id and s.store_id = k.store_id and s.store_kind in ('Main', 'Quarantine')
  join stock_lot t on t.tenant_id = k.tenant_id and t.lot_id = k.lot_id
  join goods_receipt_line l on l.tenant_id = t.tenant_id and l.goods_receipt_line_id = t.goods_receipt_line_id
  join goods_receipt g on g.tenant_id = l.tenant_id and g.goods_receipt_id = l.goods_receipt_id
  join pharmacy_batch b on b.tenant_id = t.tenant_id and b.batch_id = t.batch_id
  where k.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and g.supplier_id = ${supplierId} and k.units > 0`;

/** The unit in which the line `l` of a receipt is returned; goods come in packs of several units. */
const unitOf = sql`case when l.units_per_pack = 1 then l.pack else (select i.pack from pharmacy_batch p
  join pharmacy_item i on i.tenant_id = p.tenant_id and i.item_id = p.item_id
  where p.tenant_id = l.tenant_id and p.batch_id = l.batch_id) end`;

/** The lots of a supplier that may go back; those in Quarantine first, then expired and held ones, then by expiry. */
export function readReturnableLots(call: Call, supplierId: number): Promise<ShownLot[]> {
  return call.tx.rows(sql`
    select x.* from (
      select s.store_id, s.store_name, t.lot_id, l.item_name, ${unitOf} as pack, b.batch_number, b.expiry, g.receipt_number, k.units,
        coalesce(b.expiry < ${todayOf(call)}::date, false) as is_expired, ${isHeldIn(sql`t`, sql`s.store_id`)} as is_held,
        s.store_kind = 'Quarantine' as is_in_quarantine
      ${returnable(call, supplierId)}) x
    order by x.is_in_quarantine desc, x.is_expired desc, x.is_held desc, x.expiry, x.lot_id, x.store_id`);
}

/** A lot in a store as a return takes it, with the figures of the line of the receipt that brought it. */
export interface ReturnedLot extends PurchaseTaxes {
  readonly storeId: number;
  readonly storeName: string;
  readonly lotId: number;
  readonly itemName: string;
  readonly batchNumber: string;
  readonly goodsReceiptLineId: number;
  /** The invoice of its receipt; null until it comes. */
  readonly invoiceId: number | null;
  readonly units: number;
  readonly valuePaise: Paise;
  readonly taxablePaise: Paise;
  readonly allUnits: number;
  /** Units that were claimed before: rejected at the receipt, or returned and not refused. */
  readonly unitsBefore: number;
}

/** The named lots of the supplier, their batches locked in the order of their numbers; lots of other suppliers and stores are left out. */
export async function lockReturnableLots(
  call: Call,
  { supplierId, lines }: TypedReturn,
): Promise<Map<string, ReturnedLot>> {
  const lotIds = lines.map(({ lotId }) => lotId);
  await call.tx.rows(sql`
    select b.batch_id from pharmacy_batch b where b.tenant_id = ${call.tenantId} and b.batch_id in (
      select t.batch_id from stock_lot t where t.tenant_id = ${call.tenantId} and t.lot_id = any(${lotIds}::bigint[]))
    order by b.batch_id for update`);
  const rows = await call.tx.rows<ReturnedLot>(sql`
    select s.store_id, s.store_name, t.lot_id, l.item_name, b.batch_number, l.goods_receipt_line_id, g.supplier_invoice_id as invoice_id,
      k.units, k.value_paise,
      l.taxable_paise, l.cgst_paise, l.sgst_paise, l.igst_paise, (l.packs + l.free_packs) * l.units_per_pack as all_units,
      (l.short_packs + l.damaged_packs + l.refused_packs) * l.units_per_pack + (
        select coalesce(sum(x.units), 0)::integer from purchase_return_line x
        join purchase_return p on p.tenant_id = x.tenant_id and p.purchase_return_id = x.purchase_return_id and p.status <> 'Refused'
        where x.tenant_id = l.tenant_id and x.goods_receipt_line_id = l.goods_receipt_line_id) as units_before
    ${returnable(call, supplierId)} and k.lot_id = any(${lotIds}::bigint[])`);
  return new Map(rows.map((row) => [placeKey(row), row]));
}

/** Store and lot of a line. */
export const placeKey = ({ storeId, lotId }: { readonly storeId: number; readonly lotId: number }): string =>
  `${storeId} ${lotId}`;

const fields = (
  call: Call,
) => sql`p.purchase_return_id as return_id, p.claim_number, p.supplier_id, s.supplier_name, p.reason, p.note,
  p.taxable_paise as taxable, p.cgst_paise as cgst, p.sgst_paise as sgst, p.igst_paise as igst, p.claimed_paise as claimed,
  p.value_paise as value, (select coalesce(sum(x.left_out_paise), 0)::bigint from purchase_return_line x
    where x.tenant_id = p.tenant_id and x.purchase_return_id = p.purchase_return_id) as left_out, p.status, u.name as created_by_name, p.created_at,
  coalesce(p.created_by = ${call.userId} or p.created_by_staff_id = ${call.session.staffId}::bigint, false) as is_own, p.credit_note_number, p.credit_note_date,
  p.credit_note_total_paise as credit_note_total, p.credited_paise as credited, p.answer_note, a.name as answered_by_name, p.answered_at`;
const tables = sql`purchase_return p
  join supplier s on s.tenant_id = p.tenant_id and s.supplier_id = p.supplier_id
  join app_user u on u.tenant_id = p.tenant_id and u.user_id = p.created_by
  left join app_user a on a.tenant_id = p.tenant_id and a.user_id = p.answered_by`;

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`p.tenant_id = ${tenantId} and p.hospital_id = ${hospital.hospitalId}`;

/** The returns of the hospital, the newest first. */
export function returnList(call: Call, status: PurchaseReturnStatus | null | undefined): ListSource {
  const isAsked = status ? sql`p.status = ${status}` : sql`true`;
  return {
    select: fields(call),
    from: tables,
    where: sql`${ofHospital(call)} and ${isAsked}`,
    columns: {
      returnId: { sql: sql`p.purchase_return_id`, kind: 'number', isNeverNull: true },
      claimNumber: { sql: sql`p.claim_number`, kind: 'text' },
      supplierName: { sql: sql`s.supplier_name`, kind: 'text' },
      reason: { sql: sql`p.reason`, kind: 'text' },
      claimed: { sql: sql`p.claimed_paise`, kind: 'money' },
      value: { sql: sql`p.value_paise`, kind: 'money' },
      status: { sql: sql`p.status`, kind: 'text' },
      createdAt: { sql: sql`p.created_at`, kind: 'instant' },
      creditNoteNumber: { sql: sql`p.credit_note_number`, kind: 'text' },
      credited: { sql: sql`p.credited_paise`, kind: 'money' },
    },
    tieBreak: sql`p.purchase_return_id desc`,
    defaultOrder: sql`p.purchase_return_id desc`,
  };
}

/** One return with its lines. Refuses when the hospital has none of that number. */
export async function findReturn(call: Call, returnId: number): Promise<PurchaseReturn> {
  const [row, lines] = await Promise.all([
    call.tx.one<ListedReturn>(
      sql`select ${fields(call)} from ${tables} where ${ofHospital(call)} and p.purchase_return_id = ${returnId}`,
      purchaseSentences.returnDoesNotExist,
    ),
    call.tx.rows<PurchaseReturn['lines'][number]>(sql`
      select x.lot_id, s.store_name, l.item_name, ${unitOf} as pack, l.batch_number, l.expiry, g.receipt_number, g.invoice_number, x.units,
        x.taxable_paise as taxable, x.cgst_paise as cgst, x.sgst_paise as sgst, x.igst_paise as igst, x.value_paise as value
      from purchase_return_line x
      join store s on s.tenant_id = x.tenant_id and s.store_id = x.store_id
      join goods_receipt_line l on l.tenant_id = x.tenant_id and l.goods_receipt_line_id = x.goods_receipt_line_id
      join goods_receipt g on g.tenant_id = l.tenant_id and g.goods_receipt_id = l.goods_receipt_id
      where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and x.purchase_return_id = ${returnId}
      order by x.line_no`),
  ]);
  return { ...row, lines };
}

/** A line of a return with its claim and the value that leaves the stock. */
export interface ClaimedUnits extends PurchaseTaxes {
  readonly lot: ReturnedLot;
  readonly units: number;
  readonly valuePaise: Paise;
  readonly taxablePaise: Paise;
  /** The part of its claim that the invoice left out before, and that is not claimed. */
  readonly leftOutPaise: Paise;
}

/** The sums of a return, in paise. */
export type ReturnSums = Omit<ClaimedUnits, 'lot' | 'units' | 'leftOutPaise'> & { readonly claimedPaise: Paise };

/** Writes a return with the next number of the year and its lines. Answers its key, its number, and the keys of the lines in their order. */
export async function insertReturn(
  call: Call,
  { supplierId, reason, note }: TypedReturn,
  lines: readonly ClaimedUnits[],
  sums: ReturnSums,
): Promise<{ returnId: number; claimNumber: string; lineIds: number[] }> {
  const { tenantId, hospital, userId, session, now } = call;
  const finYear = financialYearOn(call, todayOf(call));
  const written = await call.tx.single<{ returnId: number; claimNumber: string }>(sql`
    insert into purchase_return (tenant_id, hospital_id, supplier_id, fin_year, claim_no, claim_number, reason, note, taxable_paise,
      cgst_paise, sgst_paise, igst_paise, claimed_paise, value_paise, created_by, created_by_staff_id, created_at)
    select ${tenantId}, ${hospital.hospitalId}, ${supplierId}, ${finYear}, n.no, 'DC' || n.no, ${reason}, ${note?.trim() || null},
      ${sums.taxablePaise}, ${sums.cgstPaise}, ${sums.sgstPaise}, ${sums.igstPaise}, ${sums.claimedPaise}, ${sums.valuePaise},
      ${userId}, ${session.staffId}::bigint, ${now}::timestamptz
    from next_number('debit claim', ${hospital.hospitalId}, ${finYear}) n (no)
    returning purchase_return_id as return_id, claim_number`);
  const rows = lines.map((line, index) => ({
    line_no: index + 1,
    store_id: line.lot.storeId,
    lot_id: line.lot.lotId,
    goods_receipt_line_id: line.lot.goodsReceiptLineId,
    units: line.units,
    value_paise: line.valuePaise,
    taxable_paise: line.taxablePaise,
    cgst_paise: line.cgstPaise,
    sgst_paise: line.sgstPaise,
    igst_paise: line.igstPaise,
    left_out_paise: line.leftOutPaise,
  }));
  const keys = await call.tx.rows<{ lineId: number }>(sql`
    insert into purchase_return_line (tenant_id, hospital_id, purchase_return_id, line_no, store_id, lot_id, goods_receipt_line_id, units,
      value_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, left_out_paise)
    select ${tenantId}, ${hospital.hospitalId}, ${written.returnId}, r.line_no, r.store_id, r.lot_id, r.goods_receipt_line_id, r.units,
      r.value_paise, r.taxable_paise, r.cgst_paise, r.sgst_paise, r.igst_paise, r.left_out_paise
    from jsonb_populate_recordset(null::purchase_return_line, ${JSON.stringify(rows)}::jsonb) r order by r.line_no
    returning purchase_return_line_id as line_id`);
  return { ...written, lineIds: keys.map(({ lineId }) => lineId) };
}

/** A locked return. */
export interface LockedReturn {
  readonly id: number;
  readonly status: PurchaseReturnStatus;
  /** The number of its claim. */
  readonly name: string;
  readonly supplierId: number;
  readonly claimedPaise: Paise;
  /** The cost of the goods less what their invoice left out. */
  readonly lossPaise: Paise;
  readonly createdBy: number;
  readonly createdByStaffId: number | null;
}

/** The return, locked until the transaction ends: its claim is answered once. */
export async function lockReturn(call: Call, returnId: number): Promise<LockedReturn> {
  const [locked] = await lockRows<typeof purchaseReturnSteps, LockedReturn>(
    call,
    purchaseReturnSteps,
    [returnId],
    sql`x.claim_number as name, x.supplier_id, x.claimed_paise, x.created_by, x.created_by_staff_id,
      (x.value_paise - (select coalesce(sum(l.left_out_paise), 0) from purchase_return_line l
        where l.tenant_id = x.tenant_id and l.purchase_return_id = x.purchase_return_id))::bigint as loss_paise`,
  );
  return locked as LockedReturn;
}

/** A credit note with the sum of its parts. */
interface KnownNote {
  /** As it was written first. */
  readonly number: string;
  readonly day: string;
  readonly totalPaise: Paise;
  readonly creditedPaise: Paise;
}

/** The credit note of that key and financial year, behind the locked account of the supplier; undefined before its first part. */
export function readCreditNote(
  call: Call,
  supplierId: number,
  { key, year }: { readonly key: string; readonly year: string },
): Promise<KnownNote | undefined> {
  return call.tx.row(sql`
    select (array_agg(p.credit_note_number order by p.answered_at, p.purchase_return_id))[1] as number, min(p.credit_note_date) as day,
      min(p.credit_note_total_paise) as total_paise, sum(p.credited_paise)::bigint as credited_paise
    from purchase_return p where p.tenant_id = ${call.tenantId} and p.supplier_id = ${supplierId} and p.credit_note_year = ${year}
      and p.credit_note_key = ${key}
    having count(*) > 0`);
}

/** The lines of a return as they left their stores, behind the locks of their batches. */
export async function lockReturnedLines(
  call: Call,
  returnId: number,
): Promise<{ lineId: number; lotId: number; units: number; valuePaise: Paise }[]> {
  await call.tx.rows(sql`
    select b.batch_id from pharmacy_batch b where b.tenant_id = ${call.tenantId} and b.batch_id in (
      select t.batch_id from purchase_return_line x join stock_lot t on t.tenant_id = x.tenant_id and t.lot_id = x.lot_id
      where x.tenant_id = ${call.tenantId} and x.purchase_return_id = ${returnId})
    order by b.batch_id for update`);
  return call.tx.rows(sql`
    select x.purchase_return_line_id as line_id, x.lot_id, x.units, x.value_paise from purchase_return_line x
    where x.tenant_id = ${call.tenantId} and x.purchase_return_id = ${returnId} order by x.line_no`);
}
