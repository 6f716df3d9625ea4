// Every call of the patient area.
import type { Handler } from '../../kernel/handler.ts';
import { addPatient } from './add-patient.ts';
import { checkPatientEmail } from './check-patient-email.ts';
import { activatePatient, deactivatePatient } from './deactivate-patient.ts';
import { findPatients } from './find-patients.ts';
import { findSimilarPatients } from './find-similar-patients.ts';
import { getPatient } from './get-patient.ts';
import { getPatientHistory } from './get-patient-history.ts';
import { importPatients } from './import-patients.ts';
import { listPatients } from './list-patients.ts';
import { mergePatients } from './merge-patients.ts';
import { previewPatientImport } from './preview-patient-import.ts';
import type { RelationOfCare } from './relation-of-care.ts';
import { undoPatientMerge } from './undo-patient-merge.ts';
import { updatePatient } from './update-patient.ts';

/** Served by app.ts. */
export const patientHandlers = (relations: readonly RelationOfCare[]): readonly Handler[] => [
  addPatient,
  updatePatient,
  getPatient,
  listPatients(relations),
  findPatients,
  findSimilarPatients,
  checkPatientEmail,
  getPatientHistory,
  deactivatePatient,
  activatePatient,
  mergePatients,
  undoPatientMerge,
  previewPatientImport,
  importPatients,
];
