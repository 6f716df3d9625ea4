// The SQL of the way out: initiated, discharged, and both of them undone.

import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import { type Paise, ZERO } from '@charaka/rules/money/money';
import type { ClearanceDepartment, DischargeKind } from '@charaka/rules/stay/discharge';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';

/** The amount still due of the non-hospital charges that the final bill left out (Q219). */
export async function nonHospitalDue(call: Call, admissionId: number): Promise<Paise> {
  const row = await call.tx.row<{ due: Paise }>(sql`
    select non_hospital_due_paise as due from bill
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and is_active`);
  return row?.due ?? ZERO;
}

/** Marks an admission for discharge. */
export async function markInitiated(call: Call, admissionId: number): Promise<void> {
  await call.tx.rows(sql`
    update admission set is_discharge_initiated = true, discharge_initiated_at = ${call.now}, updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** Takes the mark away, and the payer's final amount that was asked for on its account (Q48). */
export async function unmarkInitiated(call: Call, admissionId: number): Promise<void> {
  await call.tx.rows(sql`
    update admission set is_discharge_initiated = false, discharge_initiated_at = null, final_authorized_paise = null,
      updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** When the final bill of an admission was made, or undefined without one. */
export async function finalBillTime(call: Call, admissionId: number): Promise<Date | undefined> {
  const bill = await call.tx.row<{ billedAt: string }>(sql`
    select billed_at from bill where tenant_id = ${call.tenantId} and admission_id = ${admissionId} and is_active`);
  return bill && new Date(bill.billedAt);
}

/** How a patient left. */
export interface Discharge {
  readonly at: Date;
  readonly kind: DischargeKind;
  readonly referredTo: string | null;
  /** Null unless they died. */
  readonly diedAt: Date | null;
  readonly deathCause: string | null;
  readonly remark: string | null;
}

/** Marks an admission as discharged. */
export async function markDischarged(call: Call, admissionId: number, discharge: Discharge): Promise<void> {
  const { at, kind, referredTo, diedAt, deathCause, remark } = discharge;
  await call.tx.rows(sql`
    update admission set is_discharged = true, discharged_at = ${at}, discharge_kind = ${kind}, referred_to = ${referredTo},
      is_alive = ${diedAt === null}, died_at = ${diedAt}, death_cause = ${deathCause}, discharge_remark = ${remark},
      updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
}

/** When a discharged patient left. Refuses when there is no such admission. */
export async function dischargeTime(call: Call, admissionId: number): Promise<Date | undefined> {
  const left = await call.tx.row<{ dischargedAt: string | null }>(sql`
    select discharged_at from admission where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
  return left?.dischargedAt ? new Date(left.dischargedAt) : undefined;
}

/** Whether the death of the patient of an admission is on record. */
export async function hasDeathRecord(call: Call, admissionId: number): Promise<boolean> {
  const found = await call.tx.row(sql`
    select 1 from death_record d
    join admission a on a.tenant_id = d.tenant_id and a.patient_id = d.patient_id
    where a.tenant_id = ${call.tenantId} and a.admission_id = ${admissionId} and d.is_active`);
  return found !== undefined;
}

/** Puts a discharged patient back in, into the given bed. Refuses when they have been admitted again meanwhile (R415). */
export async function unmarkDischarged(call: Call, admissionId: number, bedId: number): Promise<void> {
  const write = call.tx.rows(sql`
    update admission set is_discharged = false, discharged_at = null, discharge_kind = null, referred_to = null,
      is_alive = true, died_at = null, death_cause = null, discharge_remark = null, current_bed_id = ${bedId},
      updated_at = ${call.now}
    where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`);
  await refuseOnConflict(write, { one_open_admission: dischargeSentences.admittedAgain });
}

/** A step of the way out or back. */
export interface DischargeStep {
  readonly kind: 'initiated' | 'initiation undone' | 'discharged' | 'discharge undone';
  readonly reason?: string | null;
  /** Departments that had not cleared a patient who was discharged all the same. */
  readonly uncleared?: readonly ClearanceDepartment[];
}

/** Remembers a step with who took it. */
export async function recordStep(call: Call, admissionId: number, step: DischargeStep): Promise<void> {
  await call.tx.rows(sql`
    insert into discharge_event (tenant_id, admission_id, kind, reason, uncleared, created_by, created_at)
    values (${call.tenantId}, ${admissionId}, ${step.kind}, ${step.reason || null}, ${[...(step.uncleared ?? [])]}::text[],
      ${call.userId}, ${call.now})`);
}
