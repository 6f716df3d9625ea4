// Vital signs on the wire: sets that belong to an encounter, and the visits at the vitals desk (NU001).

import type { VitalName } from '@charaka/rules/clinic/vital-signs';
import { z } from 'zod';
import { chartEntry } from '../../kernel/chart-entry.ts';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, flag, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import type { RecordFields } from '../../kernel/record.ts';
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
const lengthKinds = ['Lying', 'Standing'] as const;

const spellings = {
  patientId: 'patientUid',
  visitId: 'opdScheduleId',
  doctorId: 'staffId',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  arrivedAt: 'arrivedOn',
  vitalsAt: 'vitalsOn',
};

const whole = { schema: optional(z.int(vitalChecks.numberExpected.text)) };

/** Sets of vital signs. Values are in whole units; whether a value is plausible is checked when it is saved. */
export const vitalSigns = chartEntry({
  name: 'vitalSignSet',
  path: 'VitalSign',
  menu: vitalMenu,
  reads: { menu: vitalMenu, action: 'view', orMenus: [visitMenu], deeds: ['read-chart'] },
  topic: vitalTopic,
  fields: {
    respiratoryRate: whole,
    spo2: whole,
    isOnOxygen: { schema: optional(flag()) },
    systolic: whole,
    diastolic: whole,
    pulse: whole,
    temperatureTenths: whole,
    consciousness: { schema: optional(oneOf(consciousnessLevels)) },
    pain: whole,
    glucoseMgDl: whole,
    weightGrams: whole,
    lengthMm: whole,
    lengthKind: { schema: optional(oneOf(lengthKinds)) },
    headMm: whole,
    muacMm: whole,
    note: { schema: optional(text(300)) },
  } satisfies Readonly<Record<VitalName, typeof whole>> & RecordFields,
  calls: {
    add: {
      path: '/VitalSign/AddVitalSigns',
      summary: 'Keeps a set of vital signs of a stay or visit; a visit that waits is ready with it.',
      changes: [opdTopic],
    },
    correct: {
      path: '/VitalSign/CorrectVitalSigns',
      summary: 'Corrects a set of vital signs by a new version, with the reason.',
    },
    list: {
      path: '/VitalSign/GetVitalSigns',
      summary: 'Reads the vital signs of a patient, the latest first.',
    },
  },
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
