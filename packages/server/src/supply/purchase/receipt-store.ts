// The SQL of goods receipts.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import type { listReceipts, postReceipt } from '@charaka/contract/supply/purchase/goods-receipt';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import { invoiceKey } from '@charaka/rules/money/purchase-figures';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import { batchKey, type KnownBatch } from '../pharmacy/purchased-batches.ts';
import type { PurchasedUnits } from '../stock/purchased-lots.ts';
import type { JudgedReceipt, TypedReceipt } from './judge-receipt.ts';
import { type LockedOrder, lockOrder } from './purchase-order-store.ts';
import { isAccepted } from './received-line.ts';

/** A receipt as answered. */
export type GoodsReceipt = NonNullable<OutputOf<typeof postReceipt>['receipt']>;
type ListedReceipt = OutputOf<typeof listReceipts>['rows'][number];

const isCancelled = sql`g.cancelled_at is not null`;
const stateOf = sql`case when ${isCancelled} then 'Cancelled' else 'Posted' end`;
const fields = sql`g.goods_receipt_id as receipt_id, g.receipt_number, g.supplier_id, p.supplier_name,
  g.purchase_order_id as order_id, o.order_number, g.invoice_number, g.invoice_date,
  g.invoice_total_paise as invoice_total, g.challan_number, g.challan_date, g.received_on, g.reason, g.taxable_paise as taxable,
  g.cgst_paise as cgst, g.sgst_paise as sgst, g.igst_paise as igst, g.charges_paise as charges_total, g.claimed_paise as claimed,
  g.landed_paise as landed, g.total_paise as total, g.invoice_total_paise - g.total_paise as round_off, ${stateOf} as state,
  u.name as created_by_name, g.created_at, a.name as approved_by_name, c.name as cancelled_by_name, g.cancelled_at, g.cancel_reason`;
const tables = sql`goods_receipt g
  join supplier p on p.tenant_id = g.tenant_id and p.supplier_id = g.supplier_id
  join app_user u on u.tenant_id = g.tenant_id and u.user_id = g.created_by
  left join purchase_order o on o.tenant_id = g.tenant_id and o.purchase_order_id = g.purchase_order_id
  left join app_user a on a.tenant_id = g.tenant_id and a.user_id = g.approved_by
  left join app_user c on c.tenant_id = g.tenant_id and c.user_id = g.cancelled_by`;

function ofHospital({ tenantId, hospital }: Call): Sql {
  return sql`g.tenant_id = ${tenantId} and g.hospital_id = ${hospital.hospitalId}`;
}

/** The receipts of the hospital, the newest first. */
export function receiptList(call: Call): ListSource {
  return {
    select: fields,
    from: tables,
    where: ofHospital(call),
    columns: {
      receiptId: { sql: sql`g.goods_receipt_id`, kind: 'number', isNeverNull: true },
      receiptNumber: { sql: sql`g.receipt_number`, kind: 'text' },
      supplierId: { sql: sql`g.supplier_id`, kind: 'number' },
      supplierName: { sql: sql`p.supplier_name`, kind: 'text' },
      orderNumber: { sql: sql`o.order_number`, kind: 'text' },
      invoiceNumber: { sql: sql`g.invoice_number`, kind: 'text' },
      invoiceDate: { sql: sql`g.invoice_date`, kind: 'day' },
      challanNumber: { sql: sql`g.challan_number`, kind: 'text' },
      receivedOn: { sql: sql`g.received_on`, kind: 'day' },
      landed: { sql: sql`g.landed_paise`, kind: 'money' },
      total: { sql: sql`g.total_paise`, kind: 'money' },
      state: { sql: stateOf, kind: 'text' },
      createdAt: { sql: sql`g.created_at`, kind: 'instant' },
    },
    tieBreak: sql`g.goods_receipt_id desc`,
    defaultOrder: sql`g.goods_receipt_id desc`,
  };
}

/** One receipt with its lines and charges. Refuses when the hospital has none of that number. */
export async function findReceipt(call: Call, receiptId: number): Promise<GoodsReceipt> {
  const receipt = await call.tx.one<ListedReceipt & Pick<GoodsReceipt, 'invoiceDiscount'>>(
    sql`select ${fields}, g.invoice_discount_paise as invoice_discount from ${tables}
      where ${ofHospital(call)} and g.goods_receipt_id = ${receiptId}`,
    purchaseSentences.receiptDoesNotExist,
  );
  const [lines, charges] = await Promise.all([
    call.tx.rows<GoodsReceipt['lines'][number]>(sql`
      select l.goods_receipt_line_id as receipt_line_id, l.item_name, l.item_code, l.pack, b.item_id, l.batch_number, l.expiry,
        l.mrp_paise as mrp, l.packs, l.free_packs, l.short_packs, l.damaged_packs, l.refused_packs, l.rate_paise as rate,
        l.discount_basis_points as discount_percent, l.discount_paise as discount, l.gst_basis_points as gst,
        l.taxable_paise as taxable, l.cgst_paise as cgst, l.sgst_paise as sgst, l.igst_paise as igst,
        l.share_paise as share_of_charges, l.claimed_paise as claimed, l.landed_paise as landed, l.units, t.lot_id
      from goods_receipt_line l
      join pharmacy_batch b on b.tenant_id = l.tenant_id and b.batch_id = l.batch_id
      left join stock_lot t on t.tenant_id = l.tenant_id and t.goods_receipt_line_id = l.goods_receipt_line_id
      where l.tenant_id = ${call.tenantId} and l.goods_receipt_id = ${receiptId} order by l.line_no`),
    call.tx.rows<GoodsReceipt['charges'][number]>(sql`
      select c.charge_name, c.amount_paise as amount, c.gst_basis_points as gst from goods_receipt_charge c
      where c.tenant_id = ${call.tenantId} and c.goods_receipt_id = ${receiptId} order by c.line_no`),
  ]);
  return { ...receipt, lines, charges };
}

/** The number of the receipt that has this invoice of the supplier already; undefined where none has. */
export async function findReceiptOfInvoice(
  call: Call,
  { supplierId, invoiceNumber, invoiceDate }: TypedReceipt,
): Promise<string | undefined> {
  if (!invoiceNumber || !invoiceDate) return undefined;
  const found = await call.tx.row<{ receiptNumber: string }>(sql`
    select g.receipt_number from goods_receipt g where g.tenant_id = ${call.tenantId} and g.supplier_id = ${supplierId}
      and g.invoice_year = ${financialYearOn(call, invoiceDate)} and g.invoice_key = ${invoiceKey(invoiceNumber)}
      and g.cancelled_at is null`);
  return found?.receiptNumber;
}

/** The maker of a receipt; the approver, where one had to accept it. */
export interface ReceiptMaker {
  readonly createdBy: number;
  readonly approvedBy: number | null;
}

/** Writes the receipt with the next number of the year, and its charges. Refuses an invoice that is here already (PH039). */
export async function insertReceipt(
  call: Call,
  receipt: TypedReceipt,
  { figures }: JudgedReceipt,
  { createdBy, approvedBy }: ReceiptMaker,
): Promise<{ receiptId: number; receiptNumber: string }> {
  const { tenantId, hospital } = call;
  const finYear = financialYearOn(call, todayOf(call));
  const { invoiceNumber, invoiceDate, invoiceTotal } = receipt;
  const invoice = invoiceNumber && invoiceDate ? { number: invoiceNumber, date: invoiceDate } : null;
  const written = await refuseOnConflict(
    call.tx.one<{ receiptId: number; receiptNumber: string }>(
      sql`insert into goods_receipt (tenant_id, hospital_id, store_id, supplier_id, fin_year, receipt_no, receipt_number, invoice_number,
          invoice_key, invoice_year, invoice_date, invoice_total_paise, challan_number, challan_date, received_on, reason,
          purchase_order_id, invoice_discount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, charges_paise, claimed_paise, landed_paise, total_paise,
          created_by, created_at, approved_by)
        select ${tenantId}, ${hospital.hospitalId}, s.store_id, ${receipt.supplierId}, ${finYear}, n.no, 'GRN' || n.no,
          ${invoice?.number ?? null}, ${invoice ? invoiceKey(invoice.number) : null},
          ${invoice ? financialYearOn(call, invoice.date) : null}, ${invoice?.date ?? null}::date,
          ${invoice ? (invoiceTotal ?? null) : null}::bigint, ${receipt.challanNumber || null}, ${receipt.challanDate ?? null}::date,
          ${receipt.receivedOn}::date, ${receipt.reason?.trim() || null},
          ${receipt.orderId ?? null}::bigint, ${receipt.invoiceDiscount ?? 0}, ${figures.taxablePaise}, ${figures.cgstPaise},
          ${figures.sgstPaise}, ${figures.igstPaise}, ${figures.chargesPaise}, ${figures.claimedPaise}, ${figures.landedPaise},
          ${figures.totalPaise}, ${createdBy}, ${call.now}::timestamptz, ${approvedBy}::bigint
        from store s, next_number('goods receipt', ${hospital.hospitalId}, ${finYear}) n (no)
        where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId} and s.store_kind = 'Main'
        returning goods_receipt_id as receipt_id, receipt_number`,
      purchaseSentences.receiptNotWritten,
    ),
    { goods_receipt_invoice: ['receipt.invoiceNumber', purchaseSentences.invoiceHereAlready] },
  );
  if (receipt.charges.length > 0)
    await call.tx.rows(sql`
      insert into goods_receipt_charge (tenant_id, goods_receipt_id, line_no, charge_name, amount_paise, gst_basis_points)
      select ${tenantId}, ${written.receiptId}, x.line_no, x.charge_name, x.amount_paise, x.gst
      from unnest(${receipt.charges.map(({ chargeName }) => chargeName)}::text[], ${receipt.charges.map(({ amount }) => amount)}::bigint[],
        ${receipt.charges.map(({ gst }) => gst)}::integer[]) with ordinality as x (charge_name, amount_paise, gst, line_no)`);
  return written;
}

/** Writes the lines of a receipt; `batches` are as they were before it. Answers the lines with units that enter stock. */
export function insertReceiptLines(
  call: Call,
  receiptId: number,
  receipt: TypedReceipt,
  { items, figures, order }: JudgedReceipt,
  batches: ReadonlyMap<string, KnownBatch>,
): Promise<PurchasedUnits[]> {
  const rows = receipt.lines.map((line, index) => {
    const { itemName, itemCode, pack, unitsPerPack } = items[index] as JudgedReceipt['items'][number];
    const worked = figures.lines[index] as (typeof figures.lines)[number];
    const batch = batches.get(batchKey(line));
    const isLowered =
      batch?.mrpPaise && line.mrp != null && isAccepted(line) && !batch.isOnlyRejected && batch.mrpPaise > line.mrp;
    return {
      line_no: index + 1,
      batch_id: batch?.batchId,
      earlier_mrp_paise: isLowered ? batch.mrpPaise : null,
      item_name: itemName,
      item_code: itemCode,
      pack,
      batch_number: line.batchNumber || null,
      expiry: line.expiry ?? null,
      mrp_paise: line.mrp ?? null,
      units_per_pack: unitsPerPack,
      packs: line.packs,
      free_packs: line.freePacks ?? 0,
      short_packs: line.shortPacks ?? 0,
      damaged_packs: line.damagedPacks ?? 0,
      refused_packs: line.refusedPacks ?? 0,
      rate_paise: line.rate,
      discount_basis_points: line.discountPercent || null,
      discount_paise: worked.discountPaise,
      gst_basis_points: line.gst,
      taxable_paise: worked.taxablePaise,
      cgst_paise: worked.cgstPaise,
      sgst_paise: worked.sgstPaise,
      igst_paise: worked.igstPaise,
      share_paise: worked.sharePaise,
      claimed_paise: worked.claimedPaise,
      landed_paise: worked.landedPaise,
      units: worked.units,
      purchase_order_line_id: order?.lineIds.get(line.itemId) ?? null,
    };
  });
  return call.tx.rows(sql`
    with written as (
      insert into goods_receipt_line (tenant_id, hospital_id, goods_receipt_id, line_no, batch_id, item_name, item_code, pack, batch_number,
        expiry, mrp_paise, units_per_pack, packs, free_packs, short_packs, damaged_packs, refused_packs, rate_paise, discount_basis_points,
        discount_paise, gst_basis_points, taxable_paise, cgst_paise, sgst_paise, igst_paise, share_paise, claimed_paise, landed_paise, units,
        earlier_mrp_paise, purchase_order_line_id)
      select ${call.tenantId}, ${call.hospital.hospitalId}, ${receiptId}, r.line_no, r.batch_id, r.item_name, r.item_code, r.pack,
        r.batch_number, r.expiry, r.mrp_paise, r.units_per_pack, r.packs, r.free_packs, r.short_packs, r.damaged_packs, r.refused_packs,
        r.rate_paise, r.discount_basis_points, r.discount_paise, r.gst_basis_points, r.taxable_paise, r.cgst_paise, r.sgst_paise,
        r.igst_paise, r.share_paise, r.claimed_paise, r.landed_paise, r.units, r.earlier_mrp_paise, r.purchase_order_line_id
      from jsonb_populate_recordset(null::goods_receipt_line, ${JSON.stringify(rows)}::jsonb) r order by r.line_no
      returning goods_receipt_line_id, batch_id, units, landed_paise)
    select w.goods_receipt_line_id, w.batch_id, w.units, w.landed_paise as value_paise from written w
    where w.units > 0 order by w.goods_receipt_line_id`);
}

/** A receipt as it is to be cancelled. */
interface LockedReceipt {
  readonly receiptNumber: string;
  readonly isCancelled: boolean;
  /** An invoice names it. */
  readonly isMatched: boolean;
  /** The order that its goods came for, locked too. */
  readonly order: LockedOrder | null;
}

/** The receipt, locked with its order and then its batches in the order of their numbers. Refuses when the hospital has none of that number. */
export async function lockReceipt(call: Call, receiptId: number): Promise<LockedReceipt> {
  const { orderId, ...receipt } = await call.tx.one<Omit<LockedReceipt, 'order'> & { orderId: number | null }>(
    sql`select g.receipt_number, ${isCancelled} as is_cancelled, g.supplier_invoice_id is not null as is_matched,
        g.purchase_order_id as order_id
      from goods_receipt g
      where ${ofHospital(call)} and g.goods_receipt_id = ${receiptId} for update`,
    purchaseSentences.receiptDoesNotExist,
  );
  const order = orderId === null ? null : await lockOrder(call, orderId);
  await call.tx.rows(sql`
    select b.batch_id from pharmacy_batch b where b.tenant_id = ${call.tenantId} and b.batch_id in (
      select l.batch_id from goods_receipt_line l where l.tenant_id = ${call.tenantId} and l.goods_receipt_id = ${receiptId})
    order by b.batch_id for update`);
  return { ...receipt, order };
}

/** Marks a locked receipt as cancelled. */
export async function endReceipt(call: Call, receiptId: number, reason: string): Promise<void> {
  await call.tx.rows(sql`
    update goods_receipt set cancelled_by = ${call.userId}, cancelled_at = ${call.now}, cancel_reason = ${reason}
    where tenant_id = ${call.tenantId} and goods_receipt_id = ${receiptId}`);
}
