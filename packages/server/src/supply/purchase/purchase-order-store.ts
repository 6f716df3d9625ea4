// The SQL of purchase orders.

import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import type { addOrder, listOrders } from '@charaka/contract/supply/purchase/purchase-order';
import { purchaseSentences } from '@charaka/contract/supply/purchase/purchase-sentences';
import type { Paise } from '@charaka/rules/money/money';
import type { PurchaseFigures } from '@charaka/rules/money/purchase-figures';
import { type PurchaseOrderStatus, purchaseOrderSteps } from '@charaka/rules/supply/purchase-order-steps';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, financialYearOn, todayOf } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { lockRows } from '../../resource/move-rows.ts';
import { neededApprovals, readOrderApprovals } from './order-approvals.ts';

/** An order as answered. */
export type PurchaseOrder = OutputOf<typeof addOrder>['order'];
type ListedOrder = OutputOf<typeof listOrders>['rows'][number];
/** An order as typed. */
export type TypedOrder = ParsedOf<typeof addOrder>['order'];

const isOpen = sql`o.status in ('Approved', 'PartlyReceived')`;
const fields = (
  call: Call,
) => sql`o.purchase_order_id as order_id, o.order_number, o.version_no, o.revision, o.supplier_id, p.supplier_name,
  o.valid_until, coalesce(${isOpen} and o.valid_until < ${todayOf(call)}::date, false) as is_overdue, o.taxable_paise as taxable,
  o.cgst_paise as cgst, o.sgst_paise as sgst, o.igst_paise as igst, o.freight_paise as freight, o.total_paise as total, o.status,
  u.name as created_by_name, o.created_at, s.name as submitted_by_name,
  (${call.userId} in (o.created_by, coalesce(o.changed_by, o.created_by), coalesce(o.submitted_by, o.created_by))
    or coalesce(${call.session.staffId}::bigint = any (array[o.created_by_staff_id, o.changed_by_staff_id, o.submitted_by_staff_id]), false)
    or o.status = 'Submitted' and exists (select from purchase_order_approval q where q.tenant_id = o.tenant_id and q.purchase_order_id = o.purchase_order_id
      and q.submitted_at = o.submitted_at and (q.approved_by = ${call.userId} or q.approved_by_staff_id = ${call.session.staffId}::bigint))) as is_own,
  a.name as approved_by_name, o.approved_at, o.sent_at, o.rejection_reason, o.status = 'Submitted' and o.running_version is not null as is_next_version, o.end_reason`;
const tables = sql`purchase_order o
  join supplier p on p.tenant_id = o.tenant_id and p.supplier_id = o.supplier_id
  join app_user u on u.tenant_id = o.tenant_id and u.user_id = o.created_by
  left join app_user s on s.tenant_id = o.tenant_id and s.user_id = o.submitted_by
  left join app_user a on a.tenant_id = o.tenant_id and a.user_id = o.approved_by`;

const ofHospital = ({ tenantId, hospital }: Call): Sql =>
  sql`o.tenant_id = ${tenantId} and o.hospital_id = ${hospital.hospitalId}`;

interface AskedOrders {
  readonly status?: PurchaseOrderStatus | null | undefined;
  readonly isOpen?: boolean | null | undefined;
}

/** The orders of the hospital, the newest first. */
export function orderList(call: Call, asked: AskedOrders): ListSource {
  const isAsked = asked.status ? sql`o.status = ${asked.status}` : sql`true`;
  const isNarrowed = asked.isOpen ? isOpen : sql`true`;
  return {
    select: fields(call),
    from: tables,
    where: sql`${ofHospital(call)} and ${isAsked} and ${isNarrowed}`,
    columns: {
      orderId: { sql: sql`o.purchase_order_id`, kind: 'number', isNeverNull: true },
      orderNumber: { sql: sql`o.order_number`, kind: 'text' },
      supplierId: { sql: sql`o.supplier_id`, kind: 'number' },
      supplierName: { sql: sql`p.supplier_name`, kind: 'text' },
      validUntil: { sql: sql`o.valid_until`, kind: 'day' },
      total: { sql: sql`o.total_paise`, kind: 'money' },
      status: { sql: sql`o.status`, kind: 'text' },
      createdAt: { sql: sql`o.created_at`, kind: 'instant' },
    },
    tieBreak: sql`o.purchase_order_id desc`,
    defaultOrder: sql`o.purchase_order_id desc`,
  };
}

/** One order with its lines. Refuses when the hospital has none of that number. */
export async function findOrder(call: Call, orderId: number): Promise<PurchaseOrder> {
  const [order, lines, approvals] = await Promise.all([
    call.tx.one<ListedOrder & Pick<PurchaseOrder, 'terms'>>(
      sql`select ${fields(call)}, o.terms from ${tables} where ${ofHospital(call)} and o.purchase_order_id = ${orderId}`,
      purchaseSentences.orderDoesNotExist,
    ),
    readOrderLines(call, orderId),
    readOrderApprovals(call, orderId),
  ]);
  return { ...order, neededApprovals: neededApprovals(call, order.total), approvals, lines };
}

/** The lines of an order in their order. */
export function readOrderLines(call: Call, orderId: number): Promise<PurchaseOrder['lines'][number][]> {
  return call.tx.rows(sql`
    select l.purchase_order_line_id as order_line_id, l.item_id, i.item_name, i.item_code, coalesce(i.purchase_pack, i.pack) as pack,
      i.item_type = 'General' as is_general, i.is_batch_tracked, l.packs, l.free_packs, l.rate_paise as rate,
      l.discount_basis_points as discount_percent, l.gst_basis_points as gst, l.taxable_paise as taxable, l.received_packs, l.received_free
    from purchase_order_line l
    join pharmacy_item i on i.tenant_id = l.tenant_id and i.item_id = l.item_id
    where l.tenant_id = ${call.tenantId} and l.hospital_id = ${call.hospital.hospitalId} and l.purchase_order_id = ${orderId}
      and l.is_active order by l.line_no`);
}

/** A locked order. */
export interface LockedOrder {
  readonly id: number;
  readonly status: PurchaseOrderStatus;
  /** Its number. */
  readonly name: string;
  readonly revision: number;
  readonly supplierId: number;
  readonly totalPaise: Paise;
  readonly freightPaise: Paise;
  readonly approvedPaise: Paise | null;
  readonly createdBy: number;
  readonly createdByStaffId: number | null;
  /** Of the last save; null where it was made before this was recorded. */
  readonly changedBy: number | null;
  readonly changedByStaffId: number | null;
  readonly submittedBy: number | null;
  readonly submittedByStaffId: number | null;
  readonly validUntil: string | null;
  readonly versionNo: number;
  /** An approved version is in force again when this one is rejected. */
  readonly hasRunning: boolean;
}

/** The order, locked until the transaction ends: its changes and receipts follow one after the other. */
export async function lockOrder(call: Call, orderId: number): Promise<LockedOrder> {
  const [order] = await lockRows<typeof purchaseOrderSteps, LockedOrder>(
    call,
    purchaseOrderSteps,
    [orderId],
    sql`x.order_number as name, x.revision, x.supplier_id, x.total_paise, x.approved_paise, x.submitted_by, x.submitted_by_staff_id,
      x.created_by, x.created_by_staff_id, x.changed_by, x.changed_by_staff_id, x.freight_paise, x.valid_until, x.version_no, x.running_version is not null as has_running`,
  );
  return order as LockedOrder;
}

const sumsOf = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, chargesPaise, totalPaise }: PurchaseFigures) =>
  sql`${taxablePaise}, ${cgstPaise}, ${sgstPaise}, ${igstPaise}, ${chargesPaise}, ${totalPaise}`;

/** Writes the draft of an order to the main store, with the next number of the year. Answers its key. */
export async function insertOrder(call: Call, order: TypedOrder, figures: PurchaseFigures): Promise<number> {
  const { tenantId, hospital, userId, session, now } = call;
  const finYear = financialYearOn(call, todayOf(call));
  const { orderId } = await call.tx.single<{ orderId: number }>(sql`
    insert into purchase_order (tenant_id, hospital_id, store_id, supplier_id, fin_year, order_no, order_number, valid_until, terms,
      taxable_paise, cgst_paise, sgst_paise, igst_paise, freight_paise, total_paise, created_by, created_by_staff_id, changed_by, changed_by_staff_id, created_at)
    select ${tenantId}, ${hospital.hospitalId}, s.store_id, ${order.supplierId}, ${finYear}, n.no, 'PO' || n.no,
      ${order.validUntil ?? null}::date, ${order.terms?.trim() || null}, ${sumsOf(figures)}, ${userId}, ${session.staffId}::bigint,
      ${userId}, ${session.staffId}::bigint, ${now}::timestamptz
    from store s, next_number('purchase order', ${hospital.hospitalId}, ${finYear}) n (no)
    where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId} and s.store_kind = 'Main'
    returning purchase_order_id as order_id`);
  await writeOrderLines(call, orderId, order, figures);
  return orderId;
}

/** Writes a locked order anew; `isNewVersion` for an approved one, which has to be sent to the supplier again (PH027). */
export async function replaceOrder(
  call: Call,
  orderId: number,
  order: TypedOrder,
  { figures, isNewVersion }: { readonly figures: PurchaseFigures; readonly isNewVersion: boolean },
): Promise<void> {
  await call.tx.rows(sql`
    update purchase_order set supplier_id = ${order.supplierId}, valid_until = ${order.validUntil ?? null}::date,
      terms = ${order.terms?.trim() || null}, (taxable_paise, cgst_paise, sgst_paise, igst_paise, freight_paise, total_paise)
        = row (${sumsOf(figures)}), revision = revision + 1, version_no = version_no + ${isNewVersion ? 1 : 0},
      changed_by = ${call.userId}, changed_by_staff_id = ${call.session.staffId}::bigint,
      sent_by = case when ${isNewVersion} then null else sent_by end, sent_at = case when ${isNewVersion} then null else sent_at end
    where tenant_id = ${call.tenantId} and purchase_order_id = ${orderId}`);
  await writeOrderLines(call, orderId, order, figures);
}

/** The columns of an order that a version changes, beside its lines. */
const versionColumns = sql`version_no, valid_until, terms, taxable_paise, cgst_paise, sgst_paise, igst_paise, freight_paise, total_paise,
  submitted_by, submitted_by_staff_id, submitted_at, approved_by, approved_at, sent_by, sent_at, changed_by, changed_by_staff_id`;
const lineColumns = sql`line_no, item_id, packs, free_packs, rate_paise, discount_basis_points, gst_basis_points, taxable_paise`;

/** Keeps the approved version of a locked order beside it while a dearer one waits for its approval (PH027). */
export async function keepRunning(call: Call, orderId: number): Promise<void> {
  const { tenantId } = call;
  await call.tx.rows(sql`
    update purchase_order o set running_version = (select to_jsonb(v) from (select ${versionColumns}, (
        select jsonb_agg(to_jsonb(l) order by l.line_no) from (select ${lineColumns} from purchase_order_line
          where tenant_id = ${tenantId} and purchase_order_id = ${orderId} and is_active) l) as lines
      from purchase_order where tenant_id = ${tenantId} and purchase_order_id = ${orderId}) v)
    where o.tenant_id = ${tenantId} and o.purchase_order_id = ${orderId}`);
}

/** Writes the approved version of a locked order again; it stays as it was submitted, approved and sent. */
export async function restoreRunning(call: Call, orderId: number): Promise<void> {
  const { tenantId } = call;
  const { lines } = await call.tx.single<{ lines: object[] }>(sql`
    select running_version -> 'lines' as lines from purchase_order where tenant_id = ${tenantId} and purchase_order_id = ${orderId}`);
  await call.tx.rows(sql`
    update purchase_order o set (${versionColumns}) = (select ${versionColumns}
        from jsonb_populate_record(null::purchase_order, o.running_version)), revision = o.revision + 1, running_version = null
    where o.tenant_id = ${tenantId} and o.purchase_order_id = ${orderId}`);
  await putOrderLines(call, orderId, lines as OrderLineRow[]);
}

/** The lines of an order, each item once; a line that is not typed again is left out. */
async function writeOrderLines(
  call: Call,
  orderId: number,
  { lines }: TypedOrder,
  figures: PurchaseFigures,
): Promise<void> {
  const rows = lines.map((line, index) => ({
    line_no: index + 1,
    item_id: line.itemId,
    packs: line.packs,
    free_packs: line.freePacks ?? 0,
    rate_paise: line.rate,
    discount_basis_points: line.discountPercent || null,
    gst_basis_points: line.gst,
    taxable_paise: figures.lines[index]?.taxablePaise,
  }));
  await putOrderLines(call, orderId, rows);
}

interface OrderLineRow {
  readonly item_id: number;
}

/** Writes the rows of an order's lines; items without a row leave the order. */
async function putOrderLines(call: Call, orderId: number, rows: readonly OrderLineRow[]): Promise<void> {
  const { tenantId, hospital } = call;
  await call.tx.rows(sql`
    update purchase_order_line set is_active = false
    where tenant_id = ${tenantId} and purchase_order_id = ${orderId} and is_active
      and item_id <> all (${rows.map((row) => row.item_id)}::bigint[])`);
  await call.tx.rows(sql`
    insert into purchase_order_line (tenant_id, hospital_id, purchase_order_id, line_no, item_id, packs, free_packs, rate_paise,
      discount_basis_points, gst_basis_points, taxable_paise)
    select ${tenantId}, ${hospital.hospitalId}, ${orderId}, r.line_no, r.item_id, r.packs, r.free_packs, r.rate_paise,
      r.discount_basis_points, r.gst_basis_points, r.taxable_paise
    from jsonb_populate_recordset(null::purchase_order_line, ${JSON.stringify(rows)}::jsonb) r order by r.line_no
    on conflict (tenant_id, purchase_order_id, item_id) do update set line_no = excluded.line_no, packs = excluded.packs,
      free_packs = excluded.free_packs, rate_paise = excluded.rate_paise, discount_basis_points = excluded.discount_basis_points,
      gst_basis_points = excluded.gst_basis_points, taxable_paise = excluded.taxable_paise, is_active = true`);
}
