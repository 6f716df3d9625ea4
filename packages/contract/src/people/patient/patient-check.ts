// Checks before a patient is saved, on the wire: similar registered patients, and an email that is already used.

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, instant, optional, requiredText, text } from '../../kernel/field.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { shape } from '../../kernel/shape.ts';
import { patientAtAGlance, patientMenu } from './patient.ts';
import { patientChecks } from './patient-checks.ts';
import { maskedNames, patientFields, patientSpellings } from './patient-fields.ts';

/** A registered patient who may be the person to be registered; the card's number is masked except its end. */
const similarPatient = shape(
  {
    ...patientAtAGlance,
    fatherName: optional(text()),
    addressLineOne: text(),
    city: text(),
    idCardType: optional(text()),
    idCardNo: optional(text()),
    ...maskedNames,
    /** The card is the same; else two of name, telephone and date of birth are. */
    isSameIdCard: flag(),
    createdAt: instant(),
  },
  { ...patientSpellings, createdAt: 'createdOn' },
);

/**
 * Finds who may be the same person: the same ID card, the same telephone with a name alike, or two of name, telephone and date
 * of birth, however the name is written; at most 5, cards first.
 */
export const findSimilarPatients = endpoint({
  path: '/Patient/FindSimilarPatients',
  summary: 'Finds registered patients who may be the person about to be registered.',
  permission: may('add', patientMenu),
  effect: 'read',
  unveiledBecause: 'compares records of persons to find the same person',
  openBecause: 'finds or compares persons and shows their identity alone',
  input: shape({
    patient: shape(
      {
        firstName: patientFields.firstName,
        middleName: patientFields.middleName,
        lastName: patientFields.lastName,
        contactNo: patientFields.contactNo,
        idCardNo: patientFields.idCardNo,
        birthDate: optional(patientFields.birthDate),
      },
      patientSpellings,
    ),
  }),
  output: shape({ patients: z.array(similarPatient) }, { patients: 'patientList' }),
});

/** Answers a user who may add or edit patients whether another active patient has an email; others get false (R239, Q200). */
export const checkPatientEmail = endpoint({
  path: '/Patient/CheckPatientEmail',
  summary: 'Answers a user who registers or edits patients whether another patient has this email.',
  permission: mayLookUp('patient_registration', 'Patients'),
  effect: 'read',
  openBecause: 'finds or compares persons and shows their identity alone',
  input: shape({
    patient: shape({ email: requiredText(patientChecks.enterEmail, 200), patientId: optional(id()) }, patientSpellings),
  }),
  output: shape({ isTaken: flag() }),
});
