// The timeline of a patient on the wire: one line per event, newest first, page by page (OP040).
import { orderStatuses } from '@charaka/rules/clinic/order-step';
import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { flag, id, instant, money, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { admissionSpellings } from '../../stay/admission/admission-words.ts';
import { encounterClasses, mayLookAtEncounters } from '../encounter/encounter.ts';

/** Kinds of event. */
export const timelineKinds = ['Visit', 'Admission', 'Discharge', 'Order', 'Result', 'Note', 'Bill'] as const;

const spellings = {
  ...admissionSpellings,
  orderId: 'clinicalOrderId',
  visitId: 'opdScheduleId',
  at: 'eventOn',
  byName: 'eventBy',
  beforeAt: 'beforeOn',
};

const timelineEvent = shape(
  {
    /** Names the event, and is the second half of the place where the next page begins. */
    key: text(),
    kind: oneOf(timelineKinds),
    at: instant(),
    hospitalName: text(),
    encounterClass: oneOf(encounterClasses),
    admissionId: optional(id()),
    visitId: optional(id()),
    orderId: optional(id()),
    /** Number of the visit, stay or bill, or name of the ordered item. */
    title: text(),
    /** The result, the beginning of a note, the instruction of an order. */
    detail: optional(text()),
    status: optional(oneOf(orderStatuses)),
    isCritical: flag(),
    isEnteredInError: flag(),
    byName: optional(text()),
    /** Of a bill, for callers who see prices (OR040). */
    amount: optional(money()),
  },
  spellings,
);

/** The events of a patient in all hospitals that the caller may see, those before a place where one is named. */
export const getPatientTimeline = endpoint({
  path: '/ClinicalOrder/GetPatientTimeline',
  summary: 'Reads what happened to a patient, newest first, page by page.',
  permission: { ...mayLookAtEncounters, deeds: ['read-chart'] },
  effect: 'read',
  isWalled: true,
  input: shape(
    {
      patientId: id(),
      kinds: optional(z.array(oneOf(timelineKinds)).max(timelineKinds.length)),
      beforeAt: optional(instant()),
      beforeKey: optional(text(40)),
    },
    { ...spellings, beforeKey: 'beforeKey' },
  ),
  output: shape(
    { patientId: id(), events: z.array(timelineEvent), hasMore: flag() },
    { ...spellings, events: 'timelineList' },
  ),
});
