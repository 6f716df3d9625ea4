// Cash a hospital takes of a patient, judged with what it took before (R487, Q115).
import { type CashBefore, cashReceiptProblem } from '@charaka/rules/cash-limit';
import { dateInZone, daysAfter, startOfDay } from '@charaka/rules/hospital-day';
import type { Paise } from '@charaka/rules/money';
import sql from 'sql-template-tag';
import type { Call } from '../kernel/handler.ts';
import { refuse } from '../kernel/refusal.ts';

/** Cash about to be received, or a recorded receipt about to be split anew. */
export interface CashReceipt {
  readonly patientId: number;
  readonly admissionId: number;
  readonly paidAt: Date;
  readonly cashPaise: Paise;
  /** The receipt that is split anew: what it was before does not count. */
  readonly paymentId?: number;
}

/**
 * Judges cash by the setting of the hospital and by section 269ST (rules/cash-limit.ts), each hospital receiving for itself. Take
 * the admission's lock first: a patient has one open admission, so receipts of his come one after the other. Refuses where the
 * hospital wants that; else answers the sentence to warn with, or null.
 */
export async function judgeCashReceipt(call: Call, receipt: CashReceipt): Promise<string | null> {
  const { cashLimitReceipt: mode, cashReceiptLimitPaise: limitPaise, countryCode } = call.hospital;
  if (mode === 'off' || receipt.cashPaise <= 0) return null;
  const before = await readCashBefore(call, receipt);
  const problem = cashReceiptProblem(receipt.cashPaise, { mode, limitPaise, countryCode }, before);
  if (problem && mode === 'refuse') refuse(problem);
  return problem;
}

function readCashBefore(call: Call, { patientId, admissionId, paidAt, paymentId }: CashReceipt): Promise<CashBefore> {
  const { timezone, hospitalId } = call.hospital;
  const day = dateInZone(paidAt, timezone);
  const [from, until] = [startOfDay(day, timezone), startOfDay(daysAfter(day, 1), timezone)];
  return call.tx.one<CashBefore>(
    sql`select
        coalesce(sum(x.cash_paise) filter (where x.paid_at >= ${from} and x.paid_at < ${until}), 0)::bigint as day_paise,
        coalesce(sum(x.cash_paise) filter (where x.admission_id = ${admissionId}), 0)::bigint as occasion_paise
      from admission a
      join payment x on x.tenant_id = a.tenant_id and x.admission_id = a.admission_id and x.is_active
      where a.tenant_id = ${call.tenantId} and a.patient_id = ${patientId} and a.hospital_id = ${hospitalId}
        and x.payment_type = 'Receive' and x.payment_id is distinct from ${paymentId ?? null}::bigint`,
    'The cash received before could not be read',
  );
}

/** The sentence of a deed with the warning after it. */
export function withWarning(sentence: string, warning: string | null): string {
  return warning === null ? sentence : `${sentence}. ${warning}`;
}
