// The SQL of patients.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import type { addPatient } from '@charaka/contract/people/patient/patient';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import sql from 'sql-template-tag';
import {
  type ColumnValues,
  changesOf,
  type EveryColumn,
  namesOf,
  valuesOf,
  withoutEmpty,
} from '../../kernel/column-values.ts';
import type { Call } from '../../kernel/handler.ts';
import { keepPicture, readPicture } from '../../kernel/picture-file.ts';
import { declaredColumns, declaredSelect } from '../../kernel/record-columns.ts';
import type { Transaction } from '../../kernel/transaction.ts';
import { type RecordedAge, recordedAgeOf } from './recorded-age.ts';

/** A patient as typed in the dialog. */
export type PatientInput = ParsedOf<typeof addPatient>['patient'];

/** The saved columns of a patient beside the dialog's fields. */
export interface PatientFacts {
  readonly stateCode: string;
  readonly birthDate: string;
}

/** A patient as stored; optional fields are null when empty. */
export type StoredPatient = Required<Omit<PatientInput, 'patientId' | 'ageYears' | 'ageMonths' | 'ageDays'>> & {
  patientId: number;
  countryName: string;
  stateName: string;
  stateCode: string | null;
  recordedAge: RecordedAge | null;
  isActive: boolean;
  createdAt: string;
};

/** Columns written by registration, merge, deactivation and dating; the dialog does not have them. */
type WrittenElsewhere =
  | 'tenant_id'
  | 'patient_id'
  | 'hospital_id'
  | 'is_active'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'merged_into_id'
  | 'deactivation_reason'
  | 'recorded_age_years'
  | 'recorded_age_months'
  | 'recorded_age_days'
  | 'age_recorded_at';
type PatientColumns = EveryColumn<'patient', WrittenElsewhere>;

/** Column and value of every field of the dialog, the picture as the file it was kept as; what was left out is empty (Q17). */
export function columnsOf(patient: PatientInput, facts: PatientFacts, imageFileId: number | null): ColumnValues {
  const columns: PatientColumns = {
    ...declaredColumns('patient', patientRecord, patient),
    birth_date: facts.birthDate,
    email: patient.email?.toLowerCase(),
    state_code: facts.stateCode,
    // A referral's own name may change later; it is kept only where there is no referral.
    referral_name: patient.referralId ? null : patient.referralName,
    image: null,
    image_file_id: imageFileId,
  };
  // A person may have one name alone; the column holds empty text then (Q244).
  return { ...withoutEmpty(columns), last_name: patient.lastName ?? '' };
}

/** The GST or ISO code of a state, when it lies in that country. */
export async function findStateCode(tx: Transaction, countryId: number, stateId: number): Promise<string | undefined> {
  const state = await tx.row<{ stateCode: string }>(
    sql`select state_code from state where state_id = ${stateId} and country_id = ${countryId}`,
  );
  return state?.stateCode;
}

/** Adds a patient of the call's hospital under the tenant's next number and answers that (Q87). */
export async function insertPatient(call: Call, patient: PatientInput, facts: PatientFacts): Promise<number> {
  const columns = columnsOf(patient, facts, await keepPicture(call, patient.image, 'patient'));
  const added = await call.tx.one<{ patientId: number }>(
    sql`insert into patient (tenant_id, patient_id, hospital_id, created_by, ${namesOf(columns)})
      values (${call.tenantId}, next_patient_number(), ${call.hospital.hospitalId}, ${call.userId},
        ${valuesOf(columns)})
      returning patient_id`,
    kernelSentences.nothingAdded,
  );
  return added.patientId;
}

/** How a refusal and the audit call a patient. */
export const editedPatient = { table: 'patient', wrapper: 'patient', noun: words.patient } as const;

/** Replaces every field of the dialog but the columns to be kept. Refuses when the tenant has no patient of that number. */
export async function replacePatient(
  call: Call,
  { patientId, imageFileId }: { readonly patientId: number; readonly imageFileId: number | null },
  patient: PatientInput,
  { keptColumns, ...facts }: PatientFacts & { readonly keptColumns: ReadonlySet<string> },
): Promise<void> {
  const written = columnsOf(patient, facts, await keepPicture(call, patient.image, 'patient', imageFileId));
  const columns = Object.entries(written).filter(([name]) => !keptColumns.has(name));
  await call.tx.one(
    sql`update patient set ${changesOf(Object.fromEntries(columns))}, updated_at = now()
      where tenant_id = ${call.tenantId} and patient_id = ${patientId} returning patient_id`,
    patientSentences.patientDoesNotExist,
  );
}

const patientColumns = declaredSelect(patientRecord, 'p', {
  own: { referralName: sql`coalesce(r.referral_name, p.referral_name)` },
});

/** One patient with the names of country and state. Refuses when the tenant has none of that number. */
export async function findPatient(call: Call, patientId: number): Promise<StoredPatient> {
  const { imageFileId, ...patient } = await call.tx.one<StoredPatient & { imageFileId: number | null }>(
    sql`select p.patient_id, ${patientColumns}, p.image_file_id, c.country_name, s.state_name, p.state_code, ${recordedAgeOf(sql`p`)} as recorded_age,
        p.is_active, p.created_at
      from patient p
      join country c on c.country_id = p.country_id
      join state s on s.state_id = p.state_id
      left join referral r on r.tenant_id = p.tenant_id and r.referral_id = p.referral_id
      where p.tenant_id = ${call.tenantId} and p.patient_id = ${patientId}`,
    patientSentences.patientDoesNotExist,
  );
  return { ...patient, image: await readPicture(call, { fileId: imageFileId, text: patient.image }) };
}

/** The number of another active patient who has this email (Q200). */
export async function findEmailOwner(
  tx: Transaction,
  tenantId: number,
  email: string,
  exceptPatientId: number | null,
): Promise<number | undefined> {
  const owner = await tx.row<{ patientId: number }>(sql`
    select patient_id from patient where tenant_id = ${tenantId} and email = ${email.toLowerCase()} and is_active
      and patient_id is distinct from ${exceptPatientId}`);
  return owner?.patientId;
}
