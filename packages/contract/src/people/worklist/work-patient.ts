// The patient in a row of a worklist; the server knows how each field is read, and screens how it is shown.
import { count, id, optional, text } from '../../kernel/field.ts';
import { inpatientName } from '../../stay/admission/admission-words.ts';

/** A patient with the bed of the stay, if there is one. */
export const workPatient = {
  patientId: id(),
  ...inpatientName,
  sex: optional(text()),
  ageYears: optional(count()),
  ageMonths: optional(count()),
  ageDays: optional(count()),
  placeName: optional(text()),
};

/** How the patient of a row is spelled on the wire. */
export const workSpellings = {
  patientId: 'patientUid',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
} as const;
