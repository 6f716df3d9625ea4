// The SQL of credit notes of the counter.
import type { counterRefund } from '@charaka/contract/clinic/counter/counter-bill';
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import type { CounterRefund } from '@charaka/rules/money/counter-bill';
import type { Paise } from '@charaka/rules/money/money';
import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

type Refund = z.output<typeof counterRefund>;
type RefundLine = Refund['lines'][number];

/** The earlier refunds of a bill. */
export interface RefundSums {
  readonly refundedPaise: Paise;
  readonly claimReducedPaise: Paise;
}

/** Of those bills of which something went back. */
export function readRefundSums(
  call: Call,
  counterBillIds: readonly number[],
): Promise<(RefundSums & { readonly counterBillId: number })[]> {
  return call.tx.rows(sql`
    select counter_bill_id, sum(amount_paise)::bigint as refunded_paise, sum(claim_reduced_paise)::bigint as claim_reduced_paise
    from counter_refund
    where tenant_id = ${call.tenantId} and counter_bill_id = any(${[...counterBillIds]}::bigint[])
    group by counter_bill_id`);
}

/** The credit notes of a bill with their lines, in their order. */
export async function readRefunds(call: Call, counterBillId: number): Promise<Refund[]> {
  const [refunds, lines] = await Promise.all([
    call.tx.rows<Omit<Refund, 'lines'>>(sql`
      select r.counter_refund_id, r.fin_year, r.refund_no, r.refunded_at, r.reason, r.amount_paise as amount,
        r.round_off_paise as round_off, r.claim_reduced_paise as claim_reduced, r.due_reduced_paise as due_reduced,
        r.paid_out_paise as paid_out, u.name as created_by_name
      from counter_refund r join app_user u on u.tenant_id = r.tenant_id and u.user_id = r.created_by
      where r.tenant_id = ${call.tenantId} and r.counter_bill_id = ${counterBillId} order by r.counter_refund_id`),
    call.tx.rows<RefundLine & { counterRefundId: number }>(sql`
      select l.counter_refund_id, l.service_charge_id, x.description, l.quantity_thousandths as quantity, l.net_paise as net,
        l.igst_paise + l.sgst_paise + l.cgst_paise as gst, l.amount_paise as amount
      from counter_refund r
      join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
      join service_charge x on x.tenant_id = l.tenant_id and x.service_charge_id = l.service_charge_id
      where r.tenant_id = ${call.tenantId} and r.counter_bill_id = ${counterBillId} order by l.counter_refund_id, l.service_charge_id`),
  ]);
  const linesOf = Map.groupBy(lines, ({ counterRefundId }) => counterRefundId);
  return refunds.map((refund) => ({
    ...refund,
    lines: (linesOf.get(refund.counterRefundId) ?? []).map(({ counterRefundId: _, ...line }) => line),
  }));
}

/** A credit note to be written. */
export interface NewCounterRefund {
  readonly counterBillId: number;
  readonly finYear: string;
  readonly reason: string;
  readonly refund: CounterRefund;
  /** The receipt of the payout made with the refund; null without one. */
  readonly counterReceiptId: number | null;
}

/** Writes a credit note with its lines under the next number of the hospital and year. */
export async function insertCounterRefund(
  call: Call,
  { refund, ...entry }: NewCounterRefund,
): Promise<{ counterRefundId: number; refundNo: number }> {
  const { tenantId, userId, now } = call;
  const { hospitalId } = call.hospital;
  const written = await call.tx.one<{ counterRefundId: number; refundNo: number }>(
    sql`insert into counter_refund (tenant_id, hospital_id, counter_bill_id, fin_year, refund_no, refunded_at, reason, amount_paise,
        round_off_paise, claim_reduced_paise, due_reduced_paise, paid_out_paise, counter_receipt_id, created_by)
      values (${tenantId}, ${hospitalId}, ${entry.counterBillId}, ${entry.finYear},
        next_number('counter refund', ${hospitalId}, ${entry.finYear}), ${now}, ${entry.reason}, ${refund.amountPaise},
        ${refund.roundOffPaise}, ${refund.claimReducedPaise}, ${refund.dueReducedPaise}, ${refund.paidOutPaise},
        ${entry.counterReceiptId}, ${userId})
      returning counter_refund_id, refund_no`,
    counterSentences.billNotWritten,
  );
  await call.tx.rows(sql`
    insert into counter_refund_line (tenant_id, counter_refund_id, service_charge_id, quantity_thousandths, net_paise, igst_paise,
      sgst_paise, cgst_paise, discount_share_paise, amount_paise)
    select ${tenantId}, ${written.counterRefundId}, "serviceChargeId", "quantityThousandths", "netPaise", "igstPaise", "sgstPaise",
      "cgstPaise", "discountSharePaise", "amountPaise"
    from json_to_recordset(${JSON.stringify(refund.lines)}::json) as line ("serviceChargeId" bigint, "quantityThousandths" bigint,
      "netPaise" bigint, "igstPaise" bigint, "sgstPaise" bigint, "cgstPaise" bigint, "discountSharePaise" bigint,
      "amountPaise" bigint)`);
  return written;
}
