// Everything that refers to a patient, in one place: what a merge moves, and which columns of a record it chooses from.
import { fieldsOf, type NameOf } from '@charaka/contract/kernel/record';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { type MergeField, mergeFields } from '@charaka/contract/people/patient/patient-record';
import { columnOf } from '../../kernel/record-columns.ts';

type FieldName = NameOf<(typeof patientRecord)['fields']>;

/** A column that holds a patient's number, and the key of its rows besides the tenant. */
export interface PatientReference {
  readonly table: string;
  readonly column: string;
  readonly key: string;
}

/** Moved to the kept record by a merge. A table that comes to refer to patients is named here, or below: a test reads the foreign keys. */
export const movedReferences: readonly PatientReference[] = [
  { table: 'admission', column: 'patient_id', key: 'admission_id' },
  // A bed reserved for the merged record waits for the kept one.
  { table: 'bed_hold', column: 'patient_id', key: 'bed_hold_id' },
  { table: 'appointment', column: 'patient_id', key: 'appointment_id' },
  { table: 'ot_provisional_booking', column: 'patient_id', key: 'ot_provisional_booking_id' },
  { table: 'opd_visit', column: 'patient_id', key: 'opd_visit_id' },
  // Those of admissions and visits follow them; what is left has neither.
  { table: 'encounter', column: 'patient_id', key: 'encounter_id' },
  { table: 'patient_allergy', column: 'patient_id', key: 'patient_allergy_id' },
  { table: 'allergy_statement', column: 'patient_id', key: 'allergy_statement_id' },
  { table: 'patient_problem', column: 'patient_id', key: 'patient_problem_id' },
  { table: 'immunization', column: 'patient_id', key: 'immunization_id' },
  { table: 'birth_record', column: 'patient_id', key: 'birth_id' },
  { table: 'death_record', column: 'patient_id', key: 'death_id' },
  { table: 'mortuary_admission', column: 'patient_id', key: 'mortuary_id' },
  // A record merged into the merged record earlier now points to the remaining one.
  { table: 'patient', column: 'merged_into_id', key: 'patient_id' },
];

/** Not moved: they tell which record it was. */
export const lastingReferences: readonly Omit<PatientReference, 'key'>[] = [
  { table: 'patient_merge', column: 'kept_patient_id' },
  { table: 'patient_merge', column: 'merged_patient_id' },
  // Its figures never change; its key follows the encounter, which is moved.
  { table: 'counter_bill', column: 'patient_id' },
  // The kept record bears it as well (`marked-patients.ts`).
  { table: 'chart_mark', column: 'patient_id' },
];

/** The columns that go along with a field besides those of other fields. */
const besides: Partial<Record<MergeField, readonly string[]>> = {
  stateId: ['state_code'],
  image: ['image_file_id'],
};

/** The columns of the patient table behind some fields; what belongs together goes together. */
export function columnsBehind(fields: readonly FieldName[]): string[] {
  return [...new Set(fields)].flatMap((field) => {
    const along = fieldsOf(patientRecord).flatMap(([name, { mergesWith }]) => (mergesWith === field ? [name] : []));
    const extra: Readonly<Record<string, readonly string[]>> = besides;
    return [...[field, ...along].map((name) => columnOf(patientRecord, name)), ...(extra[field] ?? [])];
  });
}

/** Columns no merge changes: what the record is, not what is known of the person. */
export const lastingColumns: readonly string[] = [
  'tenant_id',
  'patient_id',
  'hospital_id',
  'search_name',
  'recorded_age_years',
  'recorded_age_months',
  'recorded_age_days',
  'age_recorded_at',
  'is_active',
  'deactivation_reason',
  'merged_into_id',
  'created_by',
  'created_at',
  'updated_at',
  ...fieldsOf(patientRecord).flatMap(([name, { isMerged }]) =>
    isMerged === false ? [columnOf(patientRecord, name)] : [],
  ),
];

/** Every column a merge may change. */
export const mergeableColumns: readonly string[] = columnsBehind(mergeFields);
