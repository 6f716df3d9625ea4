// The patient of a booking: refuses unknown and inactive patients, returns the name.
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';

/** The full name of an active patient of the tenant. Refuses when there is none of that number. */
export async function nameOfPatient(call: Call, patientId: number): Promise<string> {
  const { name } = await call.tx.one<{ name: string }>(
    sql`select name_in_one(first_name, middle_name, last_name) as name from patient
      where tenant_id = ${call.tenantId} and patient_id = ${patientId} and is_active`,
    patientSentences.patientDoesNotExist,
  );
  return name;
}

/** Refuses a patient that is not there; nobody is named where somebody books who is not registered yet. */
export async function refuseUnknown(call: Call, patientId: number | null | undefined): Promise<void> {
  if (patientId != null) await nameOfPatient(call, patientId);
}
