// Signed lines of prescriptions whose strength no product has, on the wire: to be looked at by a doctor (Q253).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, instant, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { visitMenu } from '../opd/visit.ts';

const spellings = {
  patientId: 'patientUid',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  signedAt: 'signedOn',
  signerName: 'signedBy',
};

const line = shape(
  {
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
);

/** Of the newest versions that were signed within a year, the latest first. */
export const listUnmatchedStrengths = endpoint({
  path: '/Prescription/GetUnmatchedStrengths',
  summary: 'Lists signed prescription lines whose strength no product has. An extension.',
  permission: may('view', visitMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput({}, spellings),
  output: listOutput(line, 'lineList'),
});
