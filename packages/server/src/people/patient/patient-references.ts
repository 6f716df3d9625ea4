// Everything that refers to a patient, in one place: what a merge moves, and which columns of a record it chooses from.
import { fieldsOf, type NameOf } from '@charaka/contract/kernel/record';
import { patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { type MergeField, mergeFields } from '@charaka/contract/people/patient/patient-record';
import { Port, type Ports } from '../../kernel/port.ts';
import { columnOf } from '../../kernel/record-columns.ts';

type FieldName = NameOf<(typeof patientRecord)['fields']>;

/** A column that holds a patient's number, and the key of its rows besides the tenant. */
export interface PatientReference {
  readonly table: string;
  readonly column: string;
  readonly key: string;
  /** The column with the key of the row that a row corrects: versions written after a merge follow the row that they correct. */
  readonly corrects?: string;
}

/**
 * Port: rows that a merge moves to the kept record. An area with a table that refers to patients fills this one, or the next: a test reads the
 * foreign keys. Rows of admissions and visits follow them; those of areas that stand later in the list have neither.
 */
export const movedWithPatient = new Port<readonly PatientReference[]>('rows moved with a patient');

/** Port: rows that a merge leaves where they are, because they say which record it was, or because the kept record has them as well. */
export const leftWithPatient = new Port<readonly Omit<PatientReference, 'key'>[]>('rows left with a merged patient');

/** A record merged into the merged record earlier points to the remaining one, after everything else was moved. */
const ownReference: PatientReference = { table: 'patient', column: 'merged_into_id', key: 'patient_id' };

/** Everything that a merge moves, area by area. */
export function movedReferences(ports: Ports): readonly PatientReference[] {
  return [...movedWithPatient.partsOf(ports).flat(), ownReference];
}

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
