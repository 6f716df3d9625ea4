// Next visits on the wire: patients due to come again, whether they came, and patients who were called (OP028).

import { followUpStates } from '@charaka/rules/clinic/follow-up-states';
import { statesOf } from '@charaka/rules/step/steps';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { day, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { dayFilter, doctorFilter, stateFilter } from '../../people/worklist/work-filters.ts';
import { workSpellings } from '../../people/worklist/work-patient.ts';
import { worklist } from '../../people/worklist/worklist.ts';
import { visitMenu } from '../opd/visit.ts';
import { consultationTopic } from './topics.ts';

const spellings = {
  ...workSpellings,
  doctorId: 'staffId',
  followUpOn: 'onDate',
  contactedAt: 'contactedOn',
  contactedByName: 'contactedBy',
  state: 'followUpState',
};

/** Those of some days, the earliest first; without a state those that are due or missed. */
export const followUpWorklist = worklist({
  path: '/FollowUp/GetDue',
  summary: 'Lists the next visits that are due, with who was called.',
  menu: visitMenu,
  topic: consultationTopic,
  wire: 'followUpList',
  fields: {
    followUpId: id(),
    encounterId: id(),
    followUpOn: day(),
    reason: optional(text()),
    state: oneOf(statesOf(followUpStates)),
    patientId: id(),
    salutation: text(),
    firstName: text(),
    middleName: optional(text()),
    lastName: text(),
    contactNo: text(),
    doctorId: id(),
    doctorName: text(),
    contactedAt: optional(instant()),
    contactedByName: optional(text()),
  },
  spellings,
  key: 'followUpId',
  listed: { text: ['firstName', 'contactNo', 'doctorName'], day: ['followUpOn'] },
  searched: ['firstName', 'contactNo'],
  filters: {
    ...dayFilter(),
    ...doctorFilter(),
    state: stateFilter(followUpStates, 'consultation:dueOrMissed'),
  },
});

/** Notes that the patient was called. */
export const markContacted = endpoint({
  path: '/FollowUp/MarkContacted',
  logAs: ['follow_up', 'called'],
  summary: 'Notes that a patient was called about the next visit.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [consultationTopic],
  input: shape({ followUpId: id() }),
  output: shape({ followUpId: id(), contactedAt: z.string() }, spellings),
});
