// Cash a hospital takes of a patient, judged with what it took before (R487, Q115).

import { paymentSentences } from '@charaka/contract/money/payment/payment-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type CashBefore, cashReceiptProblem } from '@charaka/rules/money/cash-limit';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import { callingCodeOf, phoneSpellings } from '@charaka/rules/person/phone';
import { dateInZone, daysAfter, startOfDay } from '@charaka/rules/stay/hospital-day';
import sql, { raw } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { paymentSettings } from './payment-settings.ts';

/** Cash about to be received, or a recorded receipt whose split is about to change. */
export interface CashReceipt {
  /** Null for a person who booked and is not registered yet: then the receipt is judged alone. */
  readonly patientId: number | null;
  /** Null of a booking, which may still become an admission. */
  readonly admissionId: number | null;
  readonly paidAt: Date;
  readonly cashPaise: Paise;
  /** The receipt whose split changes: its former split does not count. */
  readonly paymentId?: number;
  /** The bill of the counter that is paid: receipts of one bill are for one occasion. */
  readonly counterBillId?: number;
  /** The encounter that a memo of the pharmacy is for: the memos of one encounter are for one occasion (PH061). */
  readonly encounterId?: number;
  /** The phone of a person without a record: memos of one phone on a day are of one person (PH061). */
  readonly personPhone?: string;
}

/**
 * Judges cash by the setting of the hospital and by section 269ST (rules/cash-limit.ts), each hospital receiving for
 * itself. Every desk that takes cash of a patient calls this, behind the locks of its own records and before it takes a
 * number: receipts of one patient are judged one after the other. Refuses when the setting is to refuse. Where it is to warn, the
 * screen asks before the money is booked, and the sentence to say afterwards is returned; null when there is none.
 */
export async function judgeCashReceipt(call: Call, receipt: CashReceipt): Promise<Sentence | null> {
  const { cashLimitReceipt: mode, cashReceiptLimitPaise: limitPaise } = paymentSettings.of(call.hospital);
  if (mode === 'off' || receipt.cashPaise <= 0) return null;
  const before = await readBefore(call, receipt);
  const { cashPaise } = receipt;
  const rule = { mode, limitPaise, countryCode: call.hospital.countryCode };
  const problem = cashReceiptProblem(cashPaise, rule, before);
  if (problem === null) return null;
  if (mode === 'refuse') refuse(problem);
  call.confirm(problem, paymentSentences.takeInCash({ cash: formatPaise(cashPaise) }));
  return cashReceiptProblem(cashPaise, rule, before, true);
}

/**
 * Makes receipts of a patient wait for each other until the transaction ends. A caller that takes a number for money of
 * the patient without having it judged calls this first: otherwise it would hold the number while another transaction
 * waits for it with the patient locked.
 */
export async function lockCashOf({ tx, tenantId }: Call, patientId: number): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('cash'), hashtext(${`${tenantId} ${patientId}`}))`);
}

const nothing: CashBefore = { dayPaise: ZERO, occasionPaise: ZERO };

/** By the patient; without a record by the phone, and without a phone the receipt is judged alone. */
async function readBefore(call: Call, receipt: CashReceipt): Promise<CashBefore> {
  if (receipt.patientId !== null) return readCashBefore(call, receipt, receipt.patientId);
  return receipt.personPhone === undefined ? nothing : readCashOfPhone(call, receipt.personPhone, receipt.paidAt);
}

/** Cash of the day's memos of one phone; each memo is an occasion of its own (PH061). */
async function readCashOfPhone(call: Call, personPhone: string, paidAt: Date): Promise<CashBefore> {
  const { tx, tenantId, hospital } = call;
  const day = dateInZone(paidAt, hospital.timezone);
  const spellings = phoneSpellings(personPhone, callingCodeOf(hospital.countryCode));
  const ofPhone = `${tenantId} ${spellings.toSorted()[0]}`;
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext('cash of phone'), hashtext(${ofPhone}))`);
  const { dayPaise } = await tx.single<{ dayPaise: Paise }>(sql`
    select coalesce(sum(cash_paise), 0)::bigint as day_paise from pharmacy_sale
    where tenant_id = ${tenantId} and hospital_id = ${hospital.hospitalId} and person_phone = any(${[...spellings]}::text[])
      and sold_at >= ${startOfDay(day, hospital.timezone)} and sold_at < ${startOfDay(daysAfter(day, 1), hospital.timezone)}`);
  return { dayPaise, occasionPaise: ZERO };
}

/**
 * Cash of the patient's receipts, of the cash memos of their admissions and encounters, of bills of the counter and of the advances of their bookings. An advance that became
 * a payment was received on the day it was an advance, and belongs to the admission since.
 */
async function readCashBefore(call: Call, receipt: CashReceipt, patientId: number): Promise<CashBefore> {
  const { tx, tenantId } = call;
  const { timezone, hospitalId } = call.hospital;
  const day = dateInZone(receipt.paidAt, timezone);
  const [from, until] = [startOfDay(day, timezone), startOfDay(daysAfter(day, 1), timezone)];
  const here = (alias: string) =>
    sql`${raw(alias)}.tenant_id = ${tenantId} and ${raw(alias)}.hospital_id = ${hospitalId}`;
  const ofPatient = sql`${here('a')} and a.patient_id = ${patientId}`;
  const advances = (table: string, key: string) => sql`
    select e.cash_paise, e.created_at, null, null, null from ${raw(table)} b
    join advance_entry e on e.tenant_id = b.tenant_id and e.${raw(key)} = b.${raw(key)} and e.kind = 'Receive'
    where ${here('b')} and b.patient_id = ${patientId}`;
  const [, before] = await call.tx.behind([() => lockCashOf(call, patientId)], () => [
    tx.one<CashBefore>(
      sql`select
          coalesce(sum(cash_paise) filter (where received_at >= ${from} and received_at < ${until}), 0)::bigint as day_paise,
          coalesce(sum(cash_paise) filter (where admission_id = ${receipt.admissionId}
            or counter_bill_id = ${receipt.counterBillId ?? null}::bigint
            or encounter_id = ${receipt.encounterId ?? null}::bigint), 0)::bigint as occasion_paise
        from (
          select x.cash_paise, case when t.payment_id is null then x.paid_at end as received_at, x.admission_id,
            null::bigint as counter_bill_id, null::bigint as encounter_id from admission a
          join payment x on x.tenant_id = a.tenant_id and x.admission_id = a.admission_id and x.is_active
          left join advance_entry t on t.tenant_id = x.tenant_id and t.payment_id = x.payment_id
          where ${ofPatient} and x.payment_type = 'Receive' and x.payment_id is distinct from ${receipt.paymentId ?? null}::bigint
          union all
          select s.cash_paise, s.sold_at, s.admission_id, null, null from admission a
          join pharmacy_sale s on s.tenant_id = a.tenant_id and s.admission_id = a.admission_id
          where ${ofPatient}
          union all
          select s.cash_paise, s.sold_at, null, null, s.encounter_id from encounter a
          join pharmacy_sale s on s.tenant_id = a.tenant_id and s.encounter_id = a.encounter_id
          where ${ofPatient}
          union all
          select r.cash_paise, case when t.counter_receipt_id is null then r.paid_at end, null, r.counter_bill_id, null from counter_bill a
          join counter_receipt r on r.tenant_id = a.tenant_id and r.counter_bill_id = a.counter_bill_id
          left join advance_entry t on t.tenant_id = r.tenant_id and t.counter_receipt_id = r.counter_receipt_id
          where ${ofPatient} and r.kind = 'Receive'
          union all ${advances('appointment', 'appointment_id')}
          union all ${advances('ot_provisional_booking', 'ot_provisional_booking_id')}) received`,
      paymentSentences.cashNotRead,
    ),
  ]);
  return before;
}

/** The sentence of a deed with the warning after it. */
export function withWarning(sentence: Sentence, warning: Sentence | null): Sentence {
  return warning === null ? sentence : paymentSentences.withWarning({ sentence, warning: warning });
}
