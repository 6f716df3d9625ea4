// Cumulative antibiogram of a period, and alert organisms, on the wire (LB064, LB065).

import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, optional, text } from '../../kernel/field.ts';
import { shape, withChecks } from '../../kernel/shape.ts';
import { workPatient } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { labSpellings } from '../laboratory/lab-words.ts';
import { infectionControlMenu, microbiologyMenu } from './culture-menus.ts';
import { microbiologyChecks } from './microbiology-sentences.ts';
import { alertIsolateTopic } from './topics.ts';

const spellings = { fromDay: 'from', toDay: 'to' };

/** Organisms by antibiotics: of how many first isolates how many were susceptible (LB065). */
export const getAntibiogram = endpoint({
  path: '/Lab/GetAntibiogram',
  summary: 'Reads the antibiogram of a time: the first isolate of each patient, organism and 30 days counts.',
  permission: may('view', microbiologyMenu),
  effect: 'read',
  input: withChecks(
    shape({ fromDay: day(), toDay: day(), specimenTypeId: optional(id()), bedGroupId: optional(id()) }, spellings),
    ({ fromDay, toDay }, context) => {
      if (fromDay > toDay)
        context.addIssue({ code: 'custom', path: ['toDay'], message: microbiologyChecks.daysNotValid.text });
    },
  ),
  output: shape(
    {
      /** The wards of the hospital, one of which may be asked for. */
      wards: z.array(shape({ bedGroupId: id(), bedGroupName: text() })),
      antibiotics: z.array(shape({ antibioticId: id(), antibioticName: text() })),
      organisms: z.array(
        shape({
          organismId: id(),
          organismName: text(),
          isolateCount: count(),
          /** Too few isolates for a share that says something. */
          isFew: flag(),
          cells: z.array(shape({ antibioticId: id(), testedCount: count(), susceptibleCount: count() })),
        }),
      ),
    },
    { wards: 'bedGroupList', antibiotics: 'antibioticList', organisms: 'antibiogram' },
  ),
});

/** Alert organisms and resistances, those nobody has noted first (LB064). */
export const alertIsolateWorklist = worklist({
  path: '/Lab/GetAlertIsolates',
  summary: 'Lists alert organisms and resistances. An extension.',
  menu: infectionControlMenu,
  topic: alertIsolateTopic,
  wire: 'alertIsolateList',
  fields: {
    isolateId: id(),
    ...workPatient,
    organismName: text(),
    reasons: text(),
    specimenName: text(),
    raisedAt: instant(),
    seenAt: optional(instant()),
    seenByName: optional(text()),
  },
  spellings: { ...labSpellings, raisedAt: 'raisedOn', seenAt: 'seenOn', seenByName: 'seenBy' },
  key: 'isolateId',
  listed: {
    text: ['firstName', 'placeName', 'organismName', 'reasons', 'specimenName'],
    number: ['patientId'],
    instant: ['raisedAt', 'seenAt'],
  },
  searched: ['firstName', 'organismName', 'reasons'],
  filters: {},
});

/** Infection control has seen an alert. */
export const noteAlertIsolate = endpoint({
  path: '/Lab/NoteAlertIsolate',
  logAs: ['alert_isolate', 'seen'],
  summary: 'Notes that infection control has seen an alert organism. An extension.',
  permission: may('edit', infectionControlMenu),
  effect: 'write',
  changes: [alertIsolateTopic],
  input: shape({ isolateId: id() }),
  output: shape({}),
});
