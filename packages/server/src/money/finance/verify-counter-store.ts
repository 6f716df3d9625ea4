// Data for the check of the counter: bills with lines, receipts, credit notes and ledger, with the owner's rights.
import type pg from 'pg';
import sql from 'sql-template-tag';
import { send } from '../../kernel/database.ts';
import type { ValuedLine } from './verify-arithmetic.ts';
import { writesDocuments } from './verify-document-store.ts';
import type { KeptDocument } from './verify-documents.ts';

/** A saved bill of the counter. */
export interface KeptCounterBill {
  readonly counterBillId: number;
  readonly isIgst: boolean;
  readonly isActive: boolean;
  /** In a hospital outside India neither it nor its refunds have a tax document (Q261). */
  readonly isDocumented: boolean;
  readonly totalWithoutGstPaise: number;
  readonly igstPaise: number;
  readonly sgstPaise: number;
  readonly cgstPaise: number;
  readonly discountPaise: number;
  readonly roundOffPaise: number;
  readonly netPaise: number;
  readonly authorizedPaise: number;
  readonly duePaise: number;
  readonly settledPaise: number;
  readonly disallowedDuePaise: number;
}

/** The part of a payer's receipt that settles one bill. */
export interface KeptCounterClaim extends OfCounterBill {
  readonly isCheque: boolean;
  readonly paidPaise: number;
  readonly tdsPaise: number;
  readonly disallowedPaise: number;
  readonly isWrittenOff: boolean;
}

/** A record that belongs to a bill of the counter. */
interface OfCounterBill {
  readonly counterBillId: number;
}

/** A line of one, with what went back of it. */
export interface KeptCounterLine extends OfCounterBill, ValuedLine {
  readonly serviceChargeId: number;
  readonly isIgstApplied: boolean;
  readonly totalPaise: number;
  readonly gstPaise: number;
  readonly refundedThousandths: number;
  readonly refundedNetPaise: number;
  readonly refundedGstPaise: number;
  readonly refundedSharePaise: number;
}

/** Money that came in or went out on one. */
export interface KeptCounterReceipt extends OfCounterBill {
  readonly isRefund: boolean;
  readonly amountPaise: number;
  readonly chequePaise: number;
}

/** A credit note on one, with its tax document's sums. */
export interface KeptCounterRefund extends OfCounterBill {
  readonly counterRefundId: number;
  readonly amountPaise: number;
  readonly roundOffPaise: number;
  readonly claimReducedPaise: number;
  readonly paidOutPaise: number;
  readonly valuePaise: number;
  readonly igstPaise: number;
  readonly sgstPaise: number;
  readonly cgstPaise: number;
}

/** The next bills of a tenant behind a number, in order. */
export const nextCounterBills = (owner: pg.Client, tenantId: number, after: number, most: number) =>
  send<KeptCounterBill>(
    owner,
    sql`select counter_bill_id, is_igst, is_active, ${writesDocuments(sql`b.hospital_id`, tenantId)} or exists (select from gst_document d
          where d.tenant_id = b.tenant_id and d.counter_bill_id = b.counter_bill_id) as is_documented, total_without_gst_paise, igst_paise, sgst_paise, cgst_paise, discount_paise,
        round_off_paise, net_amount_paise as net_paise, authorized_paise, due_paise, settled_paise, disallowed_due_paise
      from counter_bill b where tenant_id = ${tenantId} and counter_bill_id > ${after} order by counter_bill_id limit ${most}`,
  );

export const readCounterLines = (owner: pg.Client, tenantId: number, billIds: readonly number[]) =>
  send<KeptCounterLine>(
    owner,
    sql`select x.counter_bill_id, x.service_charge_id, x.quantity_thousandths, x.applied_charge_paise as applied_paise,
        x.item_discount_paise, x.igst_basis_points, x.sgst_basis_points, x.cgst_basis_points, x.is_gst_inclusive,
        x.is_gst_before_discount, x.is_igst_applied, x.line_total_paise as total_paise, x.gst_paise,
        coalesce(b.quantity, 0)::bigint as refunded_thousandths, coalesce(b.net, 0)::bigint as refunded_net_paise,
        coalesce(b.gst, 0)::bigint as refunded_gst_paise, coalesce(b.share, 0)::bigint as refunded_share_paise
      from service_charge x
      left join lateral (
        select sum(quantity_thousandths) as quantity, sum(net_paise) as net, sum(igst_paise + sgst_paise + cgst_paise) as gst,
          sum(discount_share_paise) as share
        from counter_refund_line where tenant_id = x.tenant_id and service_charge_id = x.service_charge_id) b on true
      where x.tenant_id = ${tenantId} and x.counter_bill_id = any(${[...billIds]}::bigint[]) and x.is_active`,
  );

export const readCounterReceipts = (owner: pg.Client, tenantId: number, billIds: readonly number[]) =>
  send<KeptCounterReceipt>(
    owner,
    sql`select counter_bill_id, kind = 'Refund' as is_refund, amount_paise, cheque_paise from counter_receipt
      where tenant_id = ${tenantId} and counter_bill_id = any(${[...billIds]}::bigint[])`,
  );

export const readCounterClaims = (owner: pg.Client, tenantId: number, billIds: readonly number[]) =>
  send<KeptCounterClaim>(
    owner,
    sql`select p.counter_bill_id, r.mode = 'Cheque' as is_cheque, p.paid_paise, p.tds_paise, p.disallowed_paise, p.is_written_off
      from payer_receipt_part p join payer_receipt r on r.tenant_id = p.tenant_id and r.receipt_id = p.receipt_id
      where p.tenant_id = ${tenantId} and p.counter_bill_id = any(${[...billIds]}::bigint[]) and p.is_active`,
  );

export const readCounterRefunds = (owner: pg.Client, tenantId: number, billIds: readonly number[]) =>
  send<KeptCounterRefund>(
    owner,
    sql`select r.counter_bill_id, r.counter_refund_id, r.amount_paise, r.round_off_paise, r.claim_reduced_paise, r.paid_out_paise,
        l.value_paise, l.igst_paise, l.sgst_paise, l.cgst_paise
      from counter_refund r
      join lateral (
        select coalesce(sum(net_paise), 0)::bigint as value_paise, coalesce(sum(igst_paise), 0)::bigint as igst_paise,
          coalesce(sum(sgst_paise), 0)::bigint as sgst_paise, coalesce(sum(cgst_paise), 0)::bigint as cgst_paise
        from counter_refund_line where tenant_id = r.tenant_id and counter_refund_id = r.counter_refund_id) l on true
      where r.tenant_id = ${tenantId} and r.counter_bill_id = any(${[...billIds]}::bigint[])`,
  );

export const readCounterDocuments = (owner: pg.Client, tenantId: number, billIds: readonly number[]) =>
  send<KeptDocument & OfCounterBill>(
    owner,
    sql`select coalesce(d.counter_bill_id, r.counter_bill_id) as counter_bill_id,
        case when d.counter_bill_id is not null then 'counter' else 'counterRefund' end as source,
        coalesce(d.counter_bill_id, d.counter_refund_id) as paper_id, d.document_no, d.is_note, d.value_paise, d.igst_paise,
        d.cgst_paise, d.sgst_paise, d.discount_value_paise, d.discount_igst_paise, d.discount_cgst_paise,
        d.discount_sgst_paise, coalesce(l.value, 0)::bigint as lines_value_paise, coalesce(l.tax, 0)::bigint as lines_tax_paise,
        0 as odd_lines
      from gst_document d
      left join counter_refund r on r.tenant_id = d.tenant_id and r.counter_refund_id = d.counter_refund_id
      left join lateral (
        select sum(value_paise) as value, sum(igst_paise + cgst_paise + sgst_paise) as tax
        from gst_document_line where tenant_id = d.tenant_id and gst_document_id = d.gst_document_id) l on true
      where d.tenant_id = ${tenantId} and coalesce(d.counter_bill_id, r.counter_bill_id) = any(${[...billIds]}::bigint[])`,
  );

export const readCounterBalances = (owner: pg.Client, tenantId: number, billIds: readonly number[]) =>
  send<OfCounterBill & { readonly glid: number; readonly amountPaise: number }>(
    owner,
    sql`select v.counter_bill_id, e.glid, sum(e.amount_paise)::bigint as amount_paise
      from voucher v join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
      where v.tenant_id = ${tenantId} and v.counter_bill_id = any(${[...billIds]}::bigint[])
      group by 1, 2 having sum(e.amount_paise) <> 0`,
  );

/** The first gap in the numbers of bills, receipts, payouts or credit notes of the counter; null when each run goes from 1 to its count. */
export async function findCounterGap(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [row] = await send<{ run: string }>(
    owner,
    sql`select what || ' of hospital ' || hospital_id || ' in ' || fin_year as run from (
        select 'bills' as what, hospital_id, fin_year, bill_no as no from counter_bill where tenant_id = ${tenantId}
        union all select kind, hospital_id, fin_year, receipt_no from counter_receipt where tenant_id = ${tenantId}
        union all select 'credit notes', hospital_id, fin_year, refund_no from counter_refund where tenant_id = ${tenantId}) numbered
      group by what, hospital_id, fin_year having count(*) <> max(no) or min(no) <> 1 order by 1 limit 1`,
  );
  return row?.run ?? null;
}

/** Work that began unpaid and is kept as open though it is paid, cancelled or a stay's, or the other way round. */
export async function findPassDifference(owner: pg.Client, tenantId: number): Promise<string | null> {
  const [row] = await send<{ orderId: number; isOpen: boolean }>(
    owner,
    sql`select w.clinical_order_id as order_id, w.is_open
      from unpaid_pass w
      join clinical_order o on o.tenant_id = w.tenant_id and o.clinical_order_id = w.clinical_order_id
      join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
      left join service_charge x on x.tenant_id = o.tenant_id and x.clinical_order_id = o.clinical_order_id and x.is_active
      left join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
      where w.tenant_id = ${tenantId} and w.is_open <> (o.status <> 'Cancelled' and e.admission_id is null
        and (b.counter_bill_id is null or b.due_paise > 0))
      order by 1 limit 1`,
  );
  if (!row) return null;
  return `Order ${row.orderId} began unpaid: it is kept as ${row.isOpen ? 'open, its records settle it' : 'settled, its records leave it open'}`;
}
