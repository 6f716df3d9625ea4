// The SQL of dues: what patients still owe of bills, and how the due of a final bill grows less.

import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { dueAges, type listDues } from '@charaka/contract/money/bill/bill-due';
import { billSentences } from '@charaka/contract/money/bill/bill-sentences';
import type { Paise } from '@charaka/rules/money/money';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { inpatientName } from '../../stay/admission/inpatient-name.ts';

type Age = (typeof dueAges)[number];
/** A due as listed. */
export type Due = OutputOf<typeof listDues>['rows'][number];

/** Days of the hospital between the bill `b` and today. */
export function ageOf(call: Call): Sql {
  return sql`(${todayOf(call)}::date - (b.billed_at at time zone ${call.hospital.timezone})::date)`;
}

/** Rows `b` of `patient_bill` of the hospital whose patient still owes an amount; worded so that each due is found by its index. */
export const owing = (call: Call): Sql =>
  sql`b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}
    and (b.due_paise > 0 or b.non_hospital_due_paise > 0)`;

/** The last age has no end, and the first holds what is dated ahead of today too: every due is of exactly one age. */
function within(call: Call, age: Age | null | undefined): Sql {
  if (!age) return sql``;
  const [from, to] = age.split('-');
  const since = age === dueAges[0] ? sql`` : sql` and ${ageOf(call)} >= ${Number(from)}`;
  return to ? sql`${since} and ${ageOf(call)} <= ${Number(to)}` : since;
}

/** How a row of any desk names its bill `b`. */
export const billOfAnyDesk = sql`b.source_kind, b.bill_id, b.counter_bill_id, b.admission_id, a.admission_mode, b.bill_no,
  case when b.bill_id is not null then b.bill_no end as order_no`;

/** The patient of the bill `b`, and the admission where it is a stay's. */
export const patientOfBill = sql`left join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
  join patient p on p.tenant_id = b.tenant_id and p.patient_id = b.patient_id`;

const writtenOff = sql`(select coalesce(sum(w.amount_paise), 0)::bigint from bill_write_off w
  where w.tenant_id = b.tenant_id and w.bill_id = b.bill_id and w.is_active and not w.is_non_hospital)`;
const withBill = sql`(select t.cash_paise + t.card_paise + t.upi_paise + t.neft_paise + t.cheque_paise from bill t
  where t.tenant_id = b.tenant_id and t.bill_id = b.bill_id)`;
/** Null for a bill of the counter, whose payments are not distinguished by time. */
const onlyOfStays = (figure: Sql): Sql => sql`case when b.bill_id is not null then ${figure} end`;
const received = sql`(select coalesce(sum(y.amount_paise), 0)::bigint from payment y
  where y.tenant_id = b.tenant_id and y.bill_id = b.bill_id and y.is_active and y.payment_type = 'Receive'
    and not y.is_non_hospital)`;

/** Bills of every desk with a due, the oldest first. */
export function dueList(call: Call, age: Age | null | undefined): PatientRowSource {
  const ageDays = ageOf(call);
  return {
    patient: sql`b.patient_id`,
    select: sql`${billOfAnyDesk}, b.patient_id, ${inpatientName},
      p.contact_no, a.patient_type, s.association_name, b.fin_year, b.billed_at,
      ${ageDays} as age_days, b.net_amount_paise as net, ${onlyOfStays(sql`${received} - ${withBill}`)} as received_later,
      ${onlyOfStays(writtenOff)} as written_off, b.due_paise as due,
      b.non_hospital_due_paise as non_hospital_due, b.due_reason, a.is_discharged`,
    from: sql`patient_bill b ${patientOfBill}
      left join association s on s.tenant_id = b.tenant_id and s.association_id = b.association_id`,
    where: sql`${owing(call)}${within(call, age)}`,
    columns: {
      admissionId: { sql: sql`b.admission_id`, kind: 'number' },
      patientId: { sql: sql`b.patient_id`, kind: 'number' },
      sourceKind: { sql: sql`b.source_kind`, kind: 'text' },
      billNo: { sql: sql`b.bill_no`, kind: 'number' },
      name: { sql: sql`p.search_name`, kind: 'text' },
      contactNo: { sql: sql`p.contact_no`, kind: 'text' },
      associationName: { sql: sql`s.association_name`, kind: 'text' },
      orderNo: { sql: sql`b.bill_no`, kind: 'number' },
      billedAt: { sql: sql`b.billed_at`, kind: 'instant' },
      ageDays: { sql: ageDays, kind: 'number' },
      net: { sql: sql`b.net_amount_paise`, kind: 'money' },
      due: { sql: sql`b.due_paise`, kind: 'money' },
      nonHospitalDue: { sql: sql`b.non_hospital_due_paise`, kind: 'money' },
      dueReason: { sql: sql`b.due_reason`, kind: 'text' },
      isDischarged: { sql: sql`a.is_discharged`, kind: 'flag' },
    },
    tieBreak: sql`b.bill_id, b.counter_bill_id`,
    defaultOrder: sql`b.billed_at`,
  };
}

/** Number and sum of the dues of one age, those beside the bills with them. */
export function sumDuesOf(call: Call, age: Age): Promise<{ billCount: number; due: Paise }> {
  return call.tx.one(
    sql`select count(*) as bill_count, coalesce(sum(b.due_paise + b.non_hospital_due_paise), 0)::bigint as due from patient_bill b
      where ${owing(call)}${within(call, age)}`,
    billSentences.duesNotAdded,
  );
}

/** Lowers what is due of non-hospital charges beside a bill, which stays as it is (Q219). Answers what is left. Take the admission's lock first. */
export async function lowerNonHospitalDue(call: Call, billId: number, amount: Paise): Promise<Paise> {
  const { due } = await call.tx.one<{ due: Paise }>(
    sql`update bill set non_hospital_due_paise = non_hospital_due_paise - ${amount}
      where tenant_id = ${call.tenantId} and bill_id = ${billId} and is_active
      returning non_hospital_due_paise as due`,
    billSentences.finalBillDoesNotExist,
  );
  return due;
}

/** Lowers the due of a bill; at nothing the bill is settled. Answers what is left. Take the admission's lock first. */
export async function lowerDue(call: Call, billId: number, amount: Paise): Promise<Paise> {
  const { due } = await call.tx.one<{ due: Paise }>(
    sql`update bill set due_paise = due_paise - ${amount}, is_settled = due_paise = ${amount},
        settled_at = case when due_paise = ${amount} then ${call.now}::timestamptz end
      where tenant_id = ${call.tenantId} and bill_id = ${billId} and is_active
      returning due_paise as due`,
    billSentences.finalBillDoesNotExist,
  );
  return due;
}

/** Keeps that a part of a due was given up. */
export async function insertWriteOff(
  call: Call,
  entry: { admissionId: number; billId: number; amount: Paise; reason: string; isNonHospital: boolean },
): Promise<void> {
  await call.tx.rows(sql`
    insert into bill_write_off (tenant_id, hospital_id, admission_id, bill_id, amount_paise, reason, is_non_hospital, created_by)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${entry.admissionId}, ${entry.billId}, ${entry.amount},
      ${entry.reason}, ${entry.isNonHospital}, ${call.userId})`);
}
