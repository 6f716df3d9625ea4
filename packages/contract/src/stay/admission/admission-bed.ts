// The beds of an admission on the wire: a change of bed, and every bed it was in.

import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, instant, optional, text } from '../../kernel/field.ts';
import { fieldSentences } from '../../kernel/field-sentences.ts';
import { shape } from '../../kernel/shape.ts';
import { bedTopic } from '../bed/topics.ts';
import { admission, admissionKey } from './admission.ts';
import { mayLookAtInpatients, mayOnAnyPage } from './admission-pages.ts';
import { admissionSpellings } from './admission-words.ts';
import { admissionTopic } from './topics.ts';

/** The bed a patient is to lie in from now on (R348). */
export const bedChange = shape(
  {
    admissionId: id(),
    bedTypeId: id(fieldSentences.selectBedType),
    bedGroupId: id(fieldSentences.selectWard),
    bedId: id(fieldSentences.selectBedNumber),
    /** Why the patient lies in a ward for the other sex (Q288). */
    otherSexReason: optional(text(300)),
  },
  admissionSpellings,
);

/**
 * Moves a patient to another bed: the old stay ends at the instant the new one begins (R348, Q53). A call of its own, because
 * `/IPD/UpdateIpdPatient` replaces a whole record and would clear whatever this dialog does not know (Q17).
 */
export const changeBed = endpoint({
  path: '/IPD/ChangeBed',
  logAs: ['bed_stay', 'changed'],
  summary: 'Moves a patient to another bed.',
  permission: mayOnAnyPage('edit'),
  effect: 'write',
  changes: [admissionTopic, bedTopic],
  isWalled: true,
  isOfDesk: true,
  input: shape({ admission: bedChange }, { admission: 'ipdPatientViewModel' }),
  output: shape({ admission }, { admission: 'ipdPatientViewModel' }),
});

/** A stay in a bed: the present one has no end. */
const bedStay = shape({
  bedStayId: id(),
  bedName: text(),
  bedTypeName: text(),
  bedGroupName: text(),
  bedFloorName: optional(text()),
  from: instant(),
  until: optional(instant()),
  createdByName: text(),
  otherSexReason: optional(text()),
});

/** Every bed an admission was in, the first one first. An extension. */
export const listBedStays = endpoint({
  path: '/IPD/GetBedHistory',
  summary: 'Lists the beds an admission was in.',
  permission: mayLookAtInpatients(),
  effect: 'read',
  isWalled: true,
  isOfDesk: true,
  input: shape({ admission: admissionKey }, { admission: 'ipdPatientViewModel' }),
  output: shape({ stays: z.array(bedStay) }, { stays: 'bedStayList' }),
});
