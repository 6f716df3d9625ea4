// Signed lines of prescriptions whose strength no product has, on the wire: to be looked at by a doctor (Q253).

import { z } from 'zod';
import { count, id, instant, optional, text } from '../../kernel/field.ts';
import { workSpellings } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { visitMenu } from '../opd/visit.ts';
import { consultationTopic } from './topics.ts';

const spellings = {
  ...workSpellings,
  signedAt: 'signedOn',
  signerName: 'signedBy',
};

/** Of the newest versions that were signed within a year, the latest first. */
export const unmatchedStrengthWorklist = worklist({
  path: '/Prescription/GetUnmatchedStrengths',
  summary: 'Lists signed prescription lines whose strength no product has. An extension.',
  menu: visitMenu,
  topic: consultationTopic,
  wire: 'lineList',
  fields: {
    consultationId: id(),
    /** The number of the line on the prescription. */
    lineNo: count(),
    visitId: id(),
    patientId: id(),
    salutation: text(),
    firstName: text(),
    middleName: optional(text()),
    lastName: text(),
    sex: optional(text()),
    ageYears: optional(count()),
    ageMonths: optional(count()),
    ageDays: optional(count()),
    genericName: text(),
    strength: text(),
    form: text(),
    /** The strengths of its products in this form. */
    readings: z.array(text()),
    signedAt: instant(),
    signerName: text(),
  },
  spellings,
  key: ['consultationId', 'lineNo'],
  listed: {
    text: ['firstName', 'genericName', 'strength', 'signerName'],
    number: ['patientId'],
    instant: ['signedAt'],
  },
  searched: ['firstName', 'genericName'],
  filters: {},
});
