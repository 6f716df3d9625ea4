// Patients brought along from another system, on the wire: a CSV or FHIR file, looked at first, then taken over whole or not at all.

import { z } from 'zod';
import { badRow } from '../../kernel/bad-row.ts';
import { bodySize, endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, oneOf, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { type FileNameOf, fileNames } from '../../kernel/record-parts.ts';
import { shape } from '../../kernel/shape.ts';
import { patientMenu } from './patient.ts';
import { patientRecord } from './patient-fields.ts';
import { sexes } from './patient-values.ts';
import { patientTopic } from './topics.ts';

/** As many patients a file may hold. */
export const MOST_IMPORTED_PATIENTS = 5000;
/** As many letters a file may have: what one request carries. */
export const MOST_FILE_LETTERS = 7_000_000;

/** The kinds of file: a table with headings, or FHIR R4 Patient resources as bundle or ndjson. */
const patientFileFormats = ['csv', 'fhir'] as const;

/** A column that a file of patients may have. */
export type PatientFileField = FileNameOf<(typeof patientRecord)['fields']>;
/** Everything a file may say of a patient. */
export const patientFileFields: readonly PatientFileField[] = fileNames(patientRecord);
/** A patient as a file tells it, as text; what it does not tell is left out. */
export type PatientFileValues = Partial<Record<PatientFileField, string>>;

const columnFields = Object.fromEntries(patientFileFields.map((field) => [field, optional(text(200))])) as Record<
  PatientFileField,
  ReturnType<typeof optional<ReturnType<typeof text>>>
>;

/** Which column of a CSV holds what; columns by their heading. */
const patientImportMapping = shape(columnFields);

const file = {
  file: z
    .string(fieldSentences.chooseFile.text)
    .min(1, fieldSentences.chooseFile.text)
    .max(MOST_FILE_LETTERS, fieldSentences.fileTooLarge.text),
  format: oneOf(patientFileFormats),
  /** For CSV only. */
  mapping: optional(patientImportMapping),
  /** Persons who look like a registered patient are skipped, unless this is true. */
  isTakingAlike: flag(),
  /** Digits in names, as made-up data has them, are dropped; else such a row is wrong. */
  isDroppingDigits: optional(flag()),
};

/** A person of the file as they would be registered; rows of a CSV are counted with the heading, as a spreadsheet shows them. */
const sampleRow = shape({
  row: count(),
  name: text(),
  sex: oneOf(sexes),
  birthDate: text(),
  contactNo: text(),
  city: text(),
  stateName: text(),
});

const alikeRow = shape(
  {
    row: count(),
    name: text(),
    contactNo: text(),
    patientId: id(),
    patientName: text(),
    patientBirthDate: text(),
  },
  { patientId: 'patientUid' },
);

const preview = {
  /** Patients in the file, those with faults too. */
  rowCount: count(),
  /** Number of persons to register. */
  newCount: count(),
  /** Number of persons who look like a registered patient. */
  alikeCount: count(),
  /** FHIR resources of other kinds, and inactive ones. */
  leftOutCount: count(),
  /** Patients of a FHIR file who have died: they are left out. */
  deceasedCount: count(),
  /** Patients with only an age or a year of birth. */
  estimatedCount: count(),
  badCount: count(),
  /** The first of them, each. */
  samples: z.array(sampleRow),
  alike: z.array(alikeRow),
  badRows: z.array(badRow),
};

/** Tells what an import would do and names every row that cannot be taken over; writes nothing. */
export const previewPatientImport = endpoint({
  path: '/Patient/PreviewPatientImport',
  logAs: ['patient', 'checked'],
  bodyBytes: bodySize.file,
  summary: 'Tells what an import of patients would do, and which rows are wrong.',
  permission: may('add', patientMenu),
  effect: 'read',
  unveiledBecause: 'compares records of persons to find the same person',
  openBecause: 'finds or compares persons and shows their identity alone',
  input: shape(file),
  output: shape(preview),
});

/** Registers everybody of the file in one transaction, or nobody when a row is wrong. The same key registers once. */
export const importPatients = endpoint({
  path: '/Patient/ImportPatients',
  logAs: ['patient', 'imported'],
  bodyBytes: bodySize.file,
  summary: 'Registers all patients of a file, or none.',
  permission: may('add', patientMenu),
  effect: 'once',
  changes: [patientTopic],
  input: shape(file),
  output: shape(
    { newCount: count(), alikeCount: count(), firstPatientId: id(), lastPatientId: id() },
    { firstPatientId: 'firstPatientUid', lastPatientId: 'lastPatientUid' },
  ),
});
