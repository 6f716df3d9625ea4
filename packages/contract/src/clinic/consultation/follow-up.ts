// Next visits on the wire: patients due to come again, whether they came, and patients who were called (OP028).
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { day, id, instant, oneOf, optional, text } from '../../kernel/field.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { shape } from '../../kernel/shape.ts';
import { visitMenu } from '../opd/visit.ts';
import { consultationTopic } from './topics.ts';

/** States of a next visit, worked out from the existing bookings and visits. */
export const followUpStates = ['Due', 'Booked', 'Came', 'Missed'] as const;

const spellings = {
  patientId: 'patientUid',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  doctorId: 'staffId',
  followUpOn: 'onDate',
  contactedAt: 'contactedOn',
  contactedByName: 'contactedBy',
  state: 'followUpState',
};

const followUp = shape(
  {
    followUpId: id(),
    encounterId: id(),
    followUpOn: day(),
    reason: optional(text()),
    state: oneOf(followUpStates),
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
);

/** Those of some days, the earliest first; without a state those that are due or missed. */
export const listFollowUps = endpoint({
  path: '/FollowUp/GetDue',
  summary: 'Lists the next visits that are due, with who was called.',
  permission: may('view', visitMenu),
  effect: 'read',
  isVeiled: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: listInput(
    {
      fromDate: optional(day()),
      toDate: optional(day()),
      doctorId: optional(id()),
      state: optional(oneOf(followUpStates)),
    },
    spellings,
  ),
  output: listOutput(followUp, 'followUpList'),
});

/** Notes that the patient was called. */
export const markContacted = endpoint({
  path: '/FollowUp/MarkContacted',
  summary: 'Notes that a patient was called about the next visit.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [consultationTopic],
  input: shape({ followUpId: id() }),
  output: shape({ followUpId: id(), contactedAt: z.string() }, spellings),
});
