// Calls on a whole patient record, on the wire: its history, deactivation, and merging two records of one person.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may, mayDo } from '../../kernel/endpoint.ts';
import { flag, id, instant, money, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { mergedNames } from '../../kernel/record-parts.ts';
import { type Spellings, shape } from '../../kernel/shape.ts';
import { patientMenu } from './patient.ts';
import { patientChecks } from './patient-checks.ts';
import { patientRecord } from './patient-fields.ts';
import { staySpellings } from './stay-spellings.ts';
import { patientMergeTopic, patientTopic } from './topics.ts';

const spellings: Spellings = { patientId: ['patientUid', 'patient_UId', 'patientUID'] };

/** State of the bill of an admission; amounts are shown to users who may see admissions of that hospital. */
const billState = shape({
  orderNo: id(),
  finYear: text(),
  netAmount: money(),
  due: money(),
  isSettled: flag(),
});

/** One stay of the patient in any hospital of the tenant; `bill` is null without a final bill, or where it is not to be seen. */
const pastAdmission = shape(
  {
    admissionId: id(),
    hospitalName: text(),
    admissionMode: text(),
    admittedAt: instant(),
    dischargedAt: optional(instant()),
    doctorName: text(),
    bedGroupName: text(),
    bedName: text(),
    isDischarged: flag(),
    isCancelled: flag(),
    isBillVisible: flag(),
    bill: optional(billState),
  },
  staySpellings,
);

/** A merge that made this record; only the newest one can be undone. */
const pastMerge = shape(
  {
    patientMergeId: id(),
    mergedPatientId: id(),
    mergedName: text(),
    reason: optional(text(300)),
    createdAt: instant(),
    createdByName: text(),
    isUndoable: flag(),
  },
  { createdAt: 'createdOn', createdByName: 'createdBy' },
);

/** Everything that happened to a record, newest first: its admissions, what was merged into it, and how it stands. */
export const getPatientHistory = endpoint({
  path: '/Patient/GetPatientHistory',
  summary: 'Reads all admissions of a patient, and the records merged into theirs.',
  permission: mayDo('read-chart'),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ patient: shape({ patientId: id() }, spellings) }),
  output: shape({
    deactivationReason: optional(text()),
    /** Set when this record was merged into that one. */
    mergedIntoId: optional(id()),
    admissions: z.array(pastAdmission),
    merges: z.array(pastMerge),
  }),
});

/** Puts a record aside: it is found and admitted no more. Administrators only, and not while the patient is in hospital (R164). */
export const deactivatePatient = endpoint({
  path: '/Patient/DeactivatePatient',
  logAs: ['patient', 'deactivated'],
  summary: 'Deactivates a patient, with the reason.',
  permission: may('delete', patientMenu),
  effect: 'write',
  changes: [patientTopic],
  input: shape({
    patient: shape({ patientId: id(), reason: requiredText(entrySentences.enterReason, 300) }, spellings),
  }),
  output: shape({}),
});

/** Takes a record that was put aside into use again. Administrators only (R164). */
export const activatePatient = endpoint({
  path: '/Patient/ActivatePatient',
  logAs: ['patient', 'activated'],
  summary: 'Activates a patient again.',
  permission: may('delete', patientMenu),
  effect: 'write',
  changes: [patientTopic],
  input: shape({ patient: shape({ patientId: id() }, spellings) }),
  output: shape({}),
});

/**
 * The fields that are chosen one by one when two records become one. What belongs together goes together: the country with the
 * state, type and issuer with the number of a card, the name with the referral.
 */
export const mergeFields = mergedNames(patientRecord);

/** The name of a field chosen in a merge. */
export type MergeField = (typeof mergeFields)[number];

/**
 * Makes two records of one person one: everything that refers to the merged record refers to the kept one from now on, which
 * takes over the fields named. Administrators only; refused while both lie in hospital.
 */
export const mergePatients = endpoint({
  path: '/Patient/MergePatients',
  logAs: ['patient', 'merged'],
  summary: 'Merges a record into another one of the same person; it can be undone.',
  permission: mayDo('merge-patients'),
  effect: 'write',
  changes: [patientTopic, patientMergeTopic],
  input: shape({
    keptPatientId: id(),
    mergedPatientId: id(),
    takenFields: z.array(oneOf(mergeFields)).max(mergeFields.length, patientChecks.tooManyFieldsNamed.text),
    reason: optional(text(300)),
  }),
  output: shape({ patientMergeId: id() }),
});

/** Makes two records of one again, each as it was: what was moved goes back, what came since stays. Administrators only. */
export const undoPatientMerge = endpoint({
  path: '/Patient/UndoPatientMerge',
  logAs: ['patient_merge', 'undone'],
  summary: 'Undoes the newest merge of a patient.',
  permission: mayDo('merge-patients'),
  effect: 'write',
  changes: [patientTopic, patientMergeTopic],
  input: shape({ patientMergeId: id() }),
  output: shape({}),
});
