// Vital signs on the wire: sets that hang on an encounter, corrections of them, and who waits for the vitals desk (NU001).

import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may, type Permission } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { opdTopic } from '../opd/topics.ts';
import { visitMenu } from '../opd/visit.ts';
import { vitalTopic } from './topics.ts';
import { vitalChecks } from './vital-sentences.ts';

/** The menu path of the vitals desk, also the key of its rights. */
export const vitalMenu = 'vital-signs';

/** Levels of consciousness. */
const consciousnessLevels = ['Alert', 'Confusion', 'Voice', 'Pain', 'Unresponsive'] as const;
/** Whether a length was measured lying, or a height standing. */
export const lengthKinds = ['Lying', 'Standing'] as const;

const spellings = {
  patientId: 'patientUid',
  visitId: 'opdScheduleId',
  doctorId: 'staffId',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  takenAt: 'takenOn',
  takenByName: 'takenBy',
  arrivedAt: 'arrivedOn',
  vitalsAt: 'vitalsOn',
};

const whole = () => optional(z.int(vitalChecks.numberExpected.text));

/** Measured values, in whole units; whether a value is plausible is checked when it is saved. */
const measuredValues = {
  respiratoryRate: whole(),
  spo2: whole(),
  isOnOxygen: optional(flag()),
  systolic: whole(),
  diastolic: whole(),
  pulse: whole(),
  temperatureTenths: whole(),
  consciousness: optional(oneOf(consciousnessLevels)),
  pain: whole(),
  glucoseMgDl: whole(),
  weightGrams: whole(),
  lengthMm: whole(),
  lengthKind: optional(oneOf(lengthKinds)),
  headMm: whole(),
  muacMm: whole(),
  note: optional(text(300)),
};

/** A saved set. */
export const vitalSignSet = shape(
  {
    vitalSignSetId: id(),
    encounterId: id(),
    takenAt: instant(),
    takenByName: text(),
    ...measuredValues,
    /** The set that this one puts right. */
    correctsId: optional(id()),
    correctionReason: optional(text()),
    /** Corrected by a later set, or withdrawn: stored, and no longer counted. */
    isReplaced: flag(),
    isVoid: flag(),
  },
  spellings,
);

const reads: Permission = { menu: vitalMenu, action: 'view', orMenus: [visitMenu], deeds: ['read-chart'] };
const setOf = { vitalSignSet: 'vitalSignSet' };
const answer = shape({ patientId: id(), vitalSignSet }, { ...spellings, ...setOf });

/** Keeps a set. Of a visit that waits the vitals are taken with it: it is ready for the doctor. */
export const addVitalSigns = endpoint({
  path: '/VitalSign/AddVitalSigns',
  summary: 'Keeps a set of vital signs of a stay or visit; a visit that waits is ready with it.',
  permission: may('add', vitalMenu),
  effect: 'write',
  changes: [vitalTopic, opdTopic],
  isWalled: true,
  input: shape(
    {
      patientId: id(),
      vitalSignSet: shape({ encounterId: id(), takenAt: optional(instant()), ...measuredValues }, spellings),
    },
    { ...spellings, ...setOf },
  ),
  output: answer,
});

/** Puts a set right by a new version, or takes it back; the first one stays readable. */
export const correctVitalSigns = endpoint({
  path: '/VitalSign/CorrectVitalSigns',
  summary: 'Corrects a set of vital signs by a new version, with the reason.',
  permission: may('edit', vitalMenu),
  effect: 'write',
  changes: [vitalTopic],
  isWalled: true,
  input: shape(
    {
      patientId: id(),
      vitalSignSet: shape(
        {
          vitalSignSetId: id(),
          ...measuredValues,
          correctionReason: requiredText(entrySentences.enterReason, 300),
          isVoid: optional(flag()),
        },
        spellings,
      ),
    },
    { ...spellings, ...setOf },
  ),
  output: answer,
});

/** The sets of a patient, the latest first, with those that were put right. */
export const listVitalSigns = endpoint({
  path: '/VitalSign/GetVitalSigns',
  summary: 'Reads the vital signs of a patient, the latest first.',
  permission: reads,
  effect: 'read',
  isWalled: true,
  input: shape({ patientId: id(), encounterId: optional(id()) }, spellings),
  output: shape(
    { patientId: id(), vitalSignSets: z.array(vitalSignSet) },
    { ...spellings, vitalSignSets: 'vitalSignSetList' },
  ),
});

/** A visit of today whose vital signs are to be taken, or were. */
const vitalsRow = shape(
  {
    visitId: id(),
    encounterId: id(),
    tokenNo: count(),
    doctorId: id(),
    doctorName: text(),
    patientId: id(),
    salutation: text(),
    firstName: text(),
    middleName: optional(text()),
    lastName: text(),
    sex: text(),
    ageYears: optional(count()),
    ageMonths: optional(count()),
    ageDays: optional(count()),
    complaint: optional(text()),
    arrivedAt: optional(instant()),
    vitalsAt: optional(instant()),
    /** For an adult, from an earlier visit: adults do not grow. */
    lastLengthMm: optional(count()),
    lastWeightGrams: optional(count()),
    /** Another patient of the day has a name that sounds alike (OP041). */
    soundsAlike: flag(),
  },
  spellings,
);

/** The patients of the day before the vitals desk: those who wait, and those who are ready. */
export const getVitalsDesk = endpoint({
  path: '/VitalSign/GetVitalsDesk',
  summary: 'Lists the visits of today whose vital signs are to be taken.',
  permission: may('view', vitalMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape({ doctorId: optional(id()) }, spellings),
  output: shape({ rows: z.array(vitalsRow) }, { rows: 'vitalsDeskList' }),
});
