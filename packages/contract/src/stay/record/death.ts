// Deaths on the wire: the medical certificate of the cause, one for each patient.

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { id, instant, officePhone, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { askedDays, listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../admission/admission-words.ts';
import { recordChecks } from './record-checks.ts';
import { deathTopic } from './topics.ts';

/** Menu path that rights on death records hang on. */
export const deathMenu = 'death_record';

/** Manner of a death, as on the medical certificate. */
export const mannersOfDeath = ['Natural', 'Accident', 'Suicide', 'Homicide', 'Pending Investigation'] as const;

const spellings = {
  ...admissionSpellings,
  diedAt: 'dateOfDeath',
  immediateCauses: 'immediateCauseList',
  antecedentCauses: 'antecedentCauseList',
  otherCauses: 'otherCauseList',
};

const causes = () => z.array(text(200)).max(10, recordChecks.tooManyCauses.text);

const fields = {
  diedAt: instant(entrySentences.enterTimeOfDeath),
  fatherName: optional(text(120)),
  contactNo: optional(officePhone(16)),
  address: optional(text(300)),
  reportDocumentType: optional(text(60)),
  immediateCauses: causes(),
  antecedentCauses: causes(),
  otherCauses: causes(),
  causeOfDeath: requiredText(entrySentences.enterCauseOfDeath, 300),
  mannerOfDeath: oneOf(mannersOfDeath, recordChecks.selectDeathManner),
};

/** A death with its patient. */
export const deathRecord = shape(
  {
    deathId: id(),
    patientId: id(),
    admissionId: optional(id()),
    patientName: text(),
    sex: text(),
    birthDate: text(),
    ...fields,
    mannerOfDeath: text(),
    createdByName: text(),
    createdAt: instant(),
  },
  spellings,
);

/** A death as typed; without an admission the patient was brought in dead. */
export const deathForm = shape(
  { patientId: id(fieldSentences.selectPatient), admissionId: optional(id()), ...fields },
  spellings,
);
/** A death with its changed fields; the patient stays. */
const changedDeath = shape({ deathId: id(), ...versioned, ...fields }, spellings);

const view = { death: 'deathRecord' };

/** Deaths of the hospital, the last one first; `search` is a part of the name. */
export const listDeaths = endpoint({
  path: '/BirthDeathRecord/GetAllDeathRecords',
  summary: 'Lists the deaths of the hospital.',
  permission: may('view', deathMenu),
  effect: 'read',
  unveiledBecause: 'a register that the law requires',
  openBecause: 'a register that the law requires',
  input: listInput({ ...askedDays, search: optional(text(60)) }),
  output: listOutput(deathRecord, 'deathRecordList'),
});

/** One death (R282). */
export const getDeath = endpoint({
  path: '/BirthDeathRecord/GetDeathRecordById',
  summary: 'Reads one death.',
  permission: may('view', deathMenu),
  effect: 'read',
  openBecause: 'a register that the law requires',
  input: shape({ death: shape({ deathId: id() }) }, view),
  output: shape({ death: withVersion(deathRecord), ...changedBy }, view),
});

/** Records a death, once for a patient. */
export const addDeath = endpoint({
  path: '/BirthDeathRecord/AddDeathRecord',
  logAs: ['death_record', 'added'],
  summary: 'Records a death.',
  permission: may('add', deathMenu),
  effect: 'write',
  changes: [deathTopic],
  openBecause: 'makes the relation of care: the caller registers, admits or books the patient',
  input: shape({ death: deathForm }, view),
  output: shape({ death: deathRecord }, view),
});

/** Changes a death. */
export const updateDeath = endpoint({
  path: '/BirthDeathRecord/UpdateDeathRecord',
  logAs: ['death_record', 'changed'],
  summary: 'Changes a death.',
  permission: may('edit', deathMenu),
  effect: 'write',
  changes: [deathTopic],
  openBecause: 'a register that the law requires',
  input: shape({ death: changedDeath }, view),
  output: shape({ death: deathRecord }, view),
});

/** Takes a death off the records. */
export const deleteDeath = endpoint({
  path: '/BirthDeathRecord/DeleteDeathRecord',
  logAs: ['death_record', 'removed'],
  summary: 'Takes a death off the records.',
  permission: may('delete', deathMenu),
  effect: 'write',
  changes: [deathTopic],
  input: shape({ death: shape({ deathId: id() }) }, view),
  output: shape({}),
});
