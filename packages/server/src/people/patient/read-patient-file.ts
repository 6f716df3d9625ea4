// Reads an uploaded file of patients into rows of text; what each text means is checked later, whatever the file was.

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { fileSentences } from '@charaka/contract/kernel/file-sentences';
import {
  MOST_IMPORTED_PATIENTS,
  type PatientFileField,
  type PatientFileValues,
  type previewPatientImport,
} from '@charaka/contract/people/patient/patient-import';
import { patientSentences } from '@charaka/contract/people/patient/patient-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { FHIR_PLACES } from '@charaka/rules/person/fhir-patient';
import { type BadRow, badCell, badFile } from '../../kernel/bad-cell.ts';
import { readFile } from '../../kernel/read-file.ts';

/** A file as it was uploaded. */
export type PatientFile = ParsedOf<typeof previewPatientImport>;

/** A person of the file; `row` is the row number in the file as its readers count it. */
export interface FileRow {
  readonly row: number;
  readonly values: PatientFileValues;
}

/** A file as read. */
export interface PatientRows {
  readonly rows: readonly FileRow[];
  readonly badRows: readonly BadRow[];
  /** Patients in the file, those who cannot be read too; 0 when the file as a whole cannot. */
  readonly rowCount: number;
  readonly leftOutCount: number;
  readonly deceasedCount: number;
  /** The name of a field in the file: the heading of its column, or its place in the resource. */
  columnOf(field: PatientFileField): string;
}

type Mapping = NonNullable<PatientFile['mapping']>;

/** Required of every person: one field of each line (R223-R236). */
const needed: readonly (readonly [readonly PatientFileField[], Sentence])[] = [
  [['firstName', 'fullName'], patientSentences.chooseFirstName],
  [['sex', 'salutation'], patientSentences.chooseGender],
  [['birthDate', 'ageYears'], patientSentences.chooseBirthDate],
  [['contactNo'], patientSentences.chooseMobile],
  [['addressLineOne'], patientSentences.chooseAddress],
  [['city'], patientSentences.chooseCity],
];

const TOO_MANY = patientSentences.tooManyPatients({ most: MOST_IMPORTED_PATIENTS });

/** Reads the file by its format. Nothing is thrown: whatever is wrong is a bad row. */
export async function readPatientFile(upload: PatientFile): Promise<PatientRows> {
  const isCsv = upload.format === 'csv';
  const file = await (isCsv ? readCsv(upload.file, upload.mapping ?? {}) : readFhir(upload.file));
  if (!upload.isDroppingDigits) return file;
  return { ...file, rows: file.rows.map(({ row, values }) => ({ row, values: withoutDigits(values) })) };
}

const nameFields = ['fullName', 'firstName', 'middleName', 'lastName'] as const;

/** The names without the digits that test data carries in them: 'Graham902' is Graham. */
function withoutDigits(values: PatientFileValues): PatientFileValues {
  const bare = nameFields.flatMap((field) => {
    const name = values[field];
    return name === undefined ? [] : [[field, name.replace(/\p{Nd}+/gu, '').trim()] as const];
  });
  return { ...values, ...Object.fromEntries(bare) };
}

async function readFhir(text: string): Promise<PatientRows> {
  const places: Partial<Record<PatientFileField, string>> = FHIR_PLACES;
  const columnOf = (field: PatientFileField) => places[field] ?? field;
  const { patients, faults, leftOutCount, deceasedCount } = await readFile('fhir', text);
  const counts = { leftOutCount, deceasedCount };
  const badRows = faults.map(({ row, value, sentence }) => badCell(row, '', value, sentence));
  if (patients.length > MOST_IMPORTED_PATIENTS)
    return { rows: [], badRows: [badFile(TOO_MANY)], rowCount: 0, ...counts, columnOf };
  if (patients.length + faults.length + deceasedCount === 0) badRows.push(badFile(patientSentences.noPatientsInFile));
  return { rows: patients, badRows, rowCount: patients.length + faults.length, ...counts, columnOf };
}

async function readCsv(text: string, mapping: Mapping): Promise<PatientRows> {
  const columnOf = (field: PatientFileField) => mapping[field] ?? '';
  const counts = { leftOutCount: 0, deceasedCount: 0 };
  const bad = (...badRows: BadRow[]): PatientRows => ({ rows: [], badRows, rowCount: 0, ...counts, columnOf });
  const table = await readFile('csv', text, MOST_IMPORTED_PATIENTS);
  if ('code' in table) return bad(badFile(table));
  const { headings, rows: filled, raggedRows } = table;
  const missing = missingColumns(headings, mapping);
  if (missing.length > 0) return bad(...missing);
  const places = Object.entries(mapping).flatMap(([field, heading]) =>
    heading ? [[field, headings.indexOf(heading)] as const] : [],
  );
  const rows = filled.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(places.map(([field, place]) => [field, cells[place] ?? ''])),
  }));
  return { rows, badRows: [...raggedRows], rowCount: filled.length + raggedRows.length, ...counts, columnOf };
}

function missingColumns(headings: readonly string[], mapping: Mapping): BadRow[] {
  const unknown = Object.values(mapping)
    .filter((heading): heading is string => Boolean(heading) && !headings.includes(heading as string))
    .map((column) => badCell(1, column, '', fileSentences.columnMissing({ column })));
  const unmapped = needed.filter(([fields]) => !fields.some((field) => mapping[field]));
  return [...unknown, ...unmapped.map(([, reason]) => badFile(reason))];
}
