// Births on the wire: the records of an admission, the list of the hospital, and newborns admitted beside their mothers (Q86).

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { day, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { sexes } from '../../people/patient/patient-values.ts';
import { patientTopic } from '../../people/patient/topics.ts';
import { admissionMenu } from '../admission/admission.ts';
import { admissionSpellings } from '../admission/admission-words.ts';
import { admissionTopic } from '../admission/topics.ts';
import { bedTopic } from '../bed/topics.ts';
import { recordChecks } from './record-checks.ts';
import { birthTopic } from './topics.ts';

/** Menu path that rights on birth records hang on. */
export const birthMenu = 'birth_record';

/** How a child came into the world. */
export const bornTypes = ['Normal', 'Caesarean', 'Forceps', 'Vacuum', 'Breech'] as const;

const spellings = {
  ...admissionSpellings,
  admissionId: ['ipdNo', 'patientIpId'],
  sex: 'gender',
  weightGrams: 'weight',
} as const;

const fields = {
  childName: optional(text(120)),
  sex: oneOf(sexes, fieldSentences.selectGender),
  birthDate: day(recordChecks.enterBirthDate),
  birthTime: requiredText(recordChecks.enterBirthTime, 5).regex(
    /^([01]\d|2[0-3]):[0-5]\d$/,
    recordChecks.timeNotTwentyFour.text,
  ),
  bornType: oneOf(bornTypes, recordChecks.selectBirthKind),
  presentAtBirth: optional(text(200)),
  personalIdentity: optional(text(200)),
  /** Whole grams. */
  weightGrams: optional(
    z
      .int(recordChecks.wholeGrams.text)
      .min(200, recordChecks.gramsOutside.text)
      .max(9999, recordChecks.gramsOutside.text),
  ),
  certificateNo: optional(text(60)),
  placeOfBirth: optional(text(200)),
  fatherName: optional(text(120)),
  /** The parents' address at the time of the birth. */
  parentsAddress: optional(text(300)),
  permanentAddress: optional(text(300)),
};

// The birth has spellings of its own: its date is no date of the mother.
const recordSpellings = { ...spellings, birthDate: 'birthDate' };

/** A birth with its mother; `infantAdmissionId` is the newborn's own admission, where there is one. */
export const birthRecord = shape(
  {
    birthId: id(),
    admissionId: id(),
    patientId: id(),
    motherName: text(),
    ...fields,
    bornType: text(),
    infantAdmissionId: optional(id()),
    infantPatientId: optional(id()),
    createdByName: text(),
    createdAt: instant(),
  },
  recordSpellings,
);

/** A birth as typed; the mother follows from the admission. */
export const birthForm = shape({ admissionId: id(), ...fields }, recordSpellings);
/** A birth with its changed fields; the admission stays. */
const changedBirth = shape({ birthId: id(), ...versioned, ...fields }, recordSpellings);

const view = { birth: 'birthRecord', births: 'birthRecordList' };

/** Births of the hospital, the last one first; `search` is a part of the mother's or the child's name. */
export const listBirths = endpoint({
  path: '/BirthDeathRecord/GetAllBirthRecords',
  summary: 'Lists the births of the hospital.',
  permission: may('view', birthMenu),
  effect: 'read',
  unveiledBecause: 'a register that the law requires',
  openBecause: 'a register that the law requires',
  input: listInput({ ...askedDays, search: optional(text(60)) }),
  output: listOutput(birthRecord, 'birthRecordList'),
});

/** One birth. */
export const getBirth = endpoint({
  path: '/BirthDeathRecord/GetBirthRecordById',
  summary: 'Reads one birth.',
  permission: may('view', birthMenu),
  effect: 'read',
  openBecause: 'a register that the law requires',
  input: shape({ birth: shape({ birthId: id() }) }, view),
  output: shape({ birth: withVersion(birthRecord), ...changedBy }, view),
});

/** The births of an admission (R351, R352). */
export const listBirthsOfAdmission = endpoint({
  path: '/BirthDeathRecord/GetBirthRecordsByPatientIPId',
  summary: 'Lists the births of an admission.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ birth: shape({ admissionId: id(), patientId: optional(id()) }, recordSpellings) }, view),
  output: shape({ births: z.array(birthRecord) }, view),
});

/** Records a birth of a maternity admission (R330, Q35). */
export const addBirth = endpoint({
  path: '/BirthDeathRecord/AddBirthRecord',
  logAs: ['birth_record', 'added'],
  summary: 'Records a birth.',
  permission: may('add', birthMenu),
  effect: 'write',
  changes: [admissionTopic, birthTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ birth: birthForm }, view),
  output: shape({ birth: birthRecord }, view),
});

/** Changes a birth (R279). */
export const updateBirth = endpoint({
  path: '/BirthDeathRecord/updateBirthRecord',
  logAs: ['birth_record', 'changed'],
  summary: 'Changes a birth.',
  permission: may('edit', birthMenu),
  effect: 'write',
  changes: [admissionTopic, birthTopic],
  openBecause: 'a register that the law requires',
  input: shape({ birth: changedBirth }, view),
  output: shape({ birth: birthRecord }, view),
});

/** Takes a birth off the records; refused once the child is admitted. */
export const deleteBirth = endpoint({
  path: '/BirthDeathRecord/DeleteBirthRecord',
  logAs: ['birth_record', 'removed'],
  summary: 'Takes a birth off the records.',
  permission: may('delete', birthMenu),
  effect: 'write',
  changes: [birthTopic],
  input: shape({ birth: shape({ birthId: id() }) }, view),
  output: shape({}),
});

/** A newborn to be admitted: the birth tells mother, sex and age. Without a bed the child lies with the mother. */
export const infantForm = shape(
  {
    birthId: id(),
    infantName: requiredText(recordChecks.enterChildName, 120),
    bedId: optional(id()),
    doctorId: optional(id()),
  },
  { ...admissionSpellings, bedId: ['currentBedId', 'admittedBedId'] },
);

/**
 * Admits the child of a birth as a newborn: a patient with an admission of its own, linked to the mother's. With a bed it is a
 * cot of its own; without one the child lies with the mother and takes no bed. Called again it changes the name (Q86).
 */
export const admitInfant = endpoint({
  path: '/IPD/AddUpdateInfantToIPD',
  logAs: ['child', 'admitted'],
  summary: 'Admits the child of a birth, or changes its name.',
  permission: may('add', admissionMenu),
  effect: 'write',
  changes: [admissionTopic, bedTopic, birthTopic, patientTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ infant: infantForm }, { infant: 'ipdPatientViewModel' }),
  output: shape({ admissionId: id() }, admissionSpellings),
});

const infant = shape(
  {
    admissionId: id(),
    patientId: id(),
    infantName: text(),
    sex: text(),
    birthId: id(),
    admissionMode: text(),
    admittedAt: instant(),
    dischargedAt: optional(instant()),
    isDischarged: flag(),
    isWithMother: flag(),
    bedName: text(),
  },
  admissionSpellings,
);

/** The newborns of a mother's admission (Q86). */
export const listInfants = endpoint({
  path: '/IPD/GetAllInfantByMotherIpdId',
  summary: 'Lists the newborns of an admission.',
  permission: may('view', admissionMenu),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape(
    { admission: shape({ admissionId: id() }, { admissionId: ['motherRelId', 'patientIpId'] }) },
    { admission: 'ipdPatientViewModel' },
  ),
  output: shape({ infants: z.array(infant) }, { infants: 'infantList' }),
});
