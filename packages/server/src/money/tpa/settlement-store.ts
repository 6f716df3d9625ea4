// The SQL of the TPA desk's money: cases on their way out, bills of payers' cases, what is outstanding.
import type { Paise } from '@charaka/rules/money/money';
import sql, { join, type Sql } from 'sql-template-tag';
import { type AskedDays, withinDays } from '../../kernel/asked-days.ts';
import type { Call } from '../../kernel/handler.ts';
import type { ListColumn } from '../../kernel/list-query.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { inpatientName } from '../../stay/admission/inpatient-name.ts';
import { ageOf, billOfAnyDesk, patientOfBill } from '../bill/due-store.ts';

const who = sql`a.admission_id, a.patient_id, a.admission_mode, ${inpatientName}`;
const payer = sql`s.association_id, s.association_name, i.insurance_name`;
const patientJoin = sql`join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id`;

/** Columns of the patient of a row; `name` is the whole name (Q07). */
const whoColumns: Readonly<Record<string, ListColumn>> = {
  admissionId: { sql: sql`a.admission_id`, kind: 'number' },
  patientId: { sql: sql`a.patient_id`, kind: 'number' },
  name: { sql: sql`p.search_name`, kind: 'text' },
  associationName: { sql: sql`s.association_name`, kind: 'text' },
  insuranceName: { sql: sql`i.insurance_name`, kind: 'text' },
};

/** How far a case is: the payer's last word is awaited, entered, or already billed. */
export type CaseState = 'waiting' | 'entered' | 'billed';

const stateConditions: Readonly<Record<CaseState, Sql>> = {
  waiting: sql`not a.is_final_bill and a.final_authorized_paise is null`,
  entered: sql`not a.is_final_bill and a.final_authorized_paise is not null`,
  billed: sql`a.is_final_bill`,
};

/** Payers' cases whose discharge is initiated and who are not discharged, with the figures of their final bill where they have one (Q48, Q58). */
export function dischargeCaseList(
  call: Call,
  filters: { state?: CaseState | null | undefined; associationId?: number | null | undefined },
): PatientRowSource {
  return {
    patient: sql`a.patient_id`,
    select: sql`${who}, ${payer}, a.patient_type, b.bed_name, a.discharge_initiated_at,
      nullif(a.tpa_authorized_paise, 0) as tpa_authorized, a.final_authorized_paise as final_authorized,
      coalesce(a.final_authorized_paise = 0, false) as is_refused_by_payer,
      coalesce(f.net_amount_paise, 0) as charge_total, coalesce(f.paid_in_advance_paise, 0) as paid_in_advance, a.is_final_bill`,
    from: sql`admission a ${patientJoin}
      join bed b on b.tenant_id = a.tenant_id and b.bed_id = a.current_bed_id
      join association s on s.tenant_id = a.tenant_id and s.association_id = a.association_id
      left join insurance i on i.tenant_id = a.tenant_id and i.insurance_id = a.insurance_id
      left join bill f on f.tenant_id = a.tenant_id and f.admission_id = a.admission_id and f.is_active`,
    where: join(
      [
        sql`a.tenant_id = ${call.tenantId} and a.hospital_id = ${call.hospital.hospitalId}`,
        sql`a.is_discharge_initiated and a.association_id is not null and not a.is_discharged and not a.is_cancelled`,
        ...(filters.state ? [stateConditions[filters.state]] : []),
        ...(filters.associationId ? [sql`a.association_id = ${filters.associationId}`] : []),
      ],
      ' and ',
    ),
    columns: {
      ...whoColumns,
      dischargeInitiatedAt: { sql: sql`a.discharge_initiated_at`, kind: 'instant' },
      tpaAuthorized: { sql: sql`nullif(a.tpa_authorized_paise, 0)`, kind: 'money' },
      finalAuthorized: { sql: sql`a.final_authorized_paise`, kind: 'money' },
      isFinalBill: { sql: sql`a.is_final_bill`, kind: 'flag' },
    },
    tieBreak: sql`a.admission_id`,
    defaultOrder: sql`a.discharge_initiated_at`,
  };
}

/** Enters what the payer finally authorises, 0 where that is nothing (Q265); null takes it back. */
export async function writeFinalAuthorized(call: Call, admissionId: number, amount: Paise | null): Promise<void> {
  await call.tx.rows(sql`
    update admission set final_authorized_paise = ${amount}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** Which bills are wanted; days are of the bill, in the hospital. */
export interface BillFilters extends AskedDays {
  readonly associationId?: number | null | undefined;
}

function billConditions(call: Call, filters: BillFilters): Sql[] {
  const { associationId } = filters;
  return [
    sql`b.tenant_id = ${call.tenantId} and b.hospital_id = ${call.hospital.hospitalId}`,
    ...(associationId === 0 ? [sql`b.first_payer_id is null`] : []),
    ...(associationId ? [sql`b.association_id = ${associationId}`] : []),
    ...withinDays(call, sql`b.billed_at`, filters),
  ];
}

function billSource(conditions: readonly Sql[]): PatientRowSource {
  return {
    patient: sql`b.patient_id`,
    select: sql`${billOfAnyDesk}, b.patient_id, ${inpatientName}, ${payer}, a.patient_type, b.fin_year, b.billed_at,
      b.net_amount_paise as net, b.claim_paise as claim, b.claim_rest_paise as claim_rest, b.paid_in_advance_paise as paid_in_advance,
      b.due_paise as due, b.non_hospital_due_paise as non_hospital_due, b.is_settled, a.is_discharged`,
    from: sql`payer_bill b ${patientOfBill}
      left join association s on s.tenant_id = b.tenant_id and s.association_id = b.association_id
      left join insurance i on i.tenant_id = b.tenant_id and i.insurance_id = b.insurance_id and b.turn_no = 1`,
    where: join([...conditions], ' and '),
    columns: {
      ...whoColumns,
      admissionId: { sql: sql`b.admission_id`, kind: 'number' },
      patientId: { sql: sql`b.patient_id`, kind: 'number' },
      sourceKind: { sql: sql`b.source_kind`, kind: 'text' },
      billNo: { sql: sql`b.bill_no`, kind: 'number' },
      orderNo: { sql: sql`b.bill_no`, kind: 'number' },
      finYear: { sql: sql`b.fin_year`, kind: 'text' },
      billedAt: { sql: sql`b.billed_at`, kind: 'instant' },
      net: { sql: sql`b.net_amount_paise`, kind: 'money' },
      claim: { sql: sql`b.claim_paise`, kind: 'money' },
      claimRest: { sql: sql`b.claim_rest_paise`, kind: 'money' },
      due: { sql: sql`b.due_paise`, kind: 'money' },
      nonHospitalDue: { sql: sql`b.non_hospital_due_paise`, kind: 'money' },
      isSettled: { sql: sql`b.is_settled`, kind: 'flag' },
    },
    tieBreak: sql`b.bill_id desc, b.counter_bill_id desc, b.turn_no`,
    defaultOrder: sql`b.billed_at desc`,
  };
}

/** Bills of payers' cases, by payer. */
export function tpaBillList(call: Call, filters: BillFilters): PatientRowSource {
  return billSource([...billConditions(call, filters), sql`b.first_payer_id is not null`]);
}

/** The debtor: the payer for their claim, the patient for the amount they left due. */
export type Debtor = 'payer' | 'patient';

const owed = sql`b.due_paise + b.non_hospital_due_paise`;

function outstanding(debtor: Debtor | null | undefined): Sql {
  if (debtor === 'payer') return sql`b.claim_rest_paise > 0`;
  return debtor === 'patient' ? sql`${owed} > 0` : sql`(b.claim_rest_paise > 0 or ${owed} > 0)`;
}

/** Bills with something outstanding. */
export function outstandingList(
  call: Call,
  filters: BillFilters & { debtor?: Debtor | null | undefined },
): PatientRowSource {
  return billSource([...billConditions(call, filters), outstanding(filters.debtor)]);
}

/** The outstanding sum of a payer, or of the patients without one. */
export interface PayerSum {
  associationId: number | null;
  associationName: string | null;
  billCount: number;
  claim: Paise;
  claimUpTo30: Paise;
  claimUpTo60: Paise;
  claimUpTo90: Paise;
  claimOlder: Paise;
  due: Paise;
}

/** The sums of the list by payer, the largest claim first. */
export function sumByPayer(call: Call, filters: BillFilters): Promise<PayerSum[]> {
  const age = ageOf(call);
  const aged = (from: number, to: number | null) =>
    sql`coalesce(sum(b.claim_rest_paise) filter (where ${age} >= ${from} and (${to}::integer is null or ${age} <= ${to}::integer)), 0)::bigint`;
  return call.tx.rows<PayerSum>(sql`
    select b.association_id, s.association_name, count(*) as bill_count, sum(b.claim_rest_paise)::bigint as claim,
      ${aged(0, 30)} as claim_up_to30, ${aged(31, 60)} as claim_up_to60, ${aged(61, 90)} as claim_up_to90,
      ${aged(91, null)} as claim_older,
      sum(${owed})::bigint as due
    from payer_bill b
    left join association s on s.tenant_id = b.tenant_id and s.association_id = b.association_id
    where ${join([...billConditions(call, filters), outstanding(null)], ' and ')}
    group by b.association_id, s.association_name
    order by sum(b.claim_rest_paise) + sum(${owed}) desc, b.association_id`);
}
