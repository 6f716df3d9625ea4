// The age written down on a patient and on an admission (Q57).
import type { recordedAge } from '@charaka/contract/people/patient/patient';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

/** An age as written down. */
export type RecordedAge = z.output<typeof recordedAge>;

/** Reads it of a row of patient or admission, known by its alias; null where none was written down. */
export function recordedAgeOf(alias: Sql): Sql {
  return sql`case when ${alias}.age_recorded_at is not null then json_build_object('ageYears', ${alias}.recorded_age_years,
    'ageMonths', ${alias}.recorded_age_months, 'ageDays', ${alias}.recorded_age_days, 'recordedAt', ${alias}.age_recorded_at) end`;
}

/** Writes an age down on a patient and on one of their admissions, as of now; answers it. */
export async function recordAge(
  call: Call,
  { patientId, admissionId }: { patientId: number; admissionId: number },
  age: Omit<RecordedAge, 'recordedAt'>,
): Promise<RecordedAge> {
  const set = sql`set recorded_age_years = ${age.ageYears}, recorded_age_months = ${age.ageMonths},
    recorded_age_days = ${age.ageDays}, age_recorded_at = ${call.now}, updated_at = ${call.now}`;
  await Promise.all([
    call.tx.rows(sql`update patient ${set} where tenant_id = ${call.tenantId} and patient_id = ${patientId}`),
    call.tx.rows(sql`update admission ${set} where tenant_id = ${call.tenantId} and admission_id = ${admissionId}`),
  ]);
  return { ...age, recordedAt: call.now.toISOString() };
}
