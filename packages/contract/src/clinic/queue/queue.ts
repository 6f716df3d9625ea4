// The line before a doctor's door on the wire: who waits, in which order and until when, and the steps of each patient.

import { feeStates, priorityReasons, queueStates, visitKinds } from '@charaka/rules/clinic/opd-queue';
import { entrySentences } from '@charaka/rules/message/entry-sentences';
import { z } from 'zod';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, day, flag, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import type { LogWords } from '../../kernel/log-words.ts';
import { shape } from '../../kernel/shape.ts';
import { opdTopic } from '../opd/topics.ts';
import { visitMenu } from '../opd/visit.ts';
import { opdSession } from './opd-session.ts';
import { queueChecks } from './queue-sentences.ts';

const spellings = {
  visitId: 'opdScheduleId',
  patientId: 'patientUid',
  firstName: 'firstname',
  middleName: 'middlename',
  lastName: 'lastname',
  doctorId: 'staffId',
  admissionId: 'patientIpId',
  arrivedAt: 'arrivedOn',
  calledAt: 'calledOn',
  consultStartedAt: 'startedOn',
  consultEndedAt: 'endedOn',
  expectedAt: 'expectedOn',
};

/** A visit as the queue shows it; `place` and `expectedAt` have those who can be called. */
export const queueRow = shape(
  {
    visitId: id(),
    encounterId: id(),
    tokenNo: count(),
    patientId: id(),
    salutation: text(),
    firstName: text(),
    middleName: optional(text()),
    lastName: text(),
    sex: text(),
    ageYears: optional(count()),
    visitKind: oneOf(visitKinds),
    queueState: oneOf(queueStates),
    priorityReason: oneOf(priorityReasons),
    feeState: oneOf(feeStates),
    isWalkIn: flag(),
    appointmentTime: optional(text()),
    hasResults: flag(),
    complaint: optional(text()),
    arrivedAt: optional(instant()),
    calledAt: optional(instant()),
    consultStartedAt: optional(instant()),
    consultEndedAt: optional(instant()),
    calledTimes: count(),
    /** Reason of a manual move; null when it was not moved (OP004). */
    placeReason: optional(text()),
    place: optional(count()),
    expectedAt: optional(instant()),
    /** Another patient of the day has a name that sounds alike (OP041). */
    soundsAlike: flag(),
  },
  spellings,
);

/** The doctor's day that a queue is of. */
const queueDay = shape({
  opdDayId: id(),
  fromTime: text(),
  untilTime: text(),
  slotMinutes: count(),
  maxPatients: count(),
});

/** The queue of a doctor on a day; without a doctor one's own, without a day today's (OP012). */
export const getQueue = endpoint({
  path: '/OpdQueue/GetQueue',
  summary: 'Reads the queue of a doctor with the order of being called and the expected times.',
  permission: may('view', visitMenu),
  effect: 'read',
  isVeiled: true,
  isShownWhole: true,
  openBecause: 'a worklist: the right to it is the relation with each patient on it',
  input: shape(
    {
      doctorId: optional(id()),
      day: optional(day()),
      /** How many rows of each part of the day are answered; without it all. Called patients and the current one always are. */
      nextRows: optional(id()),
    },
    spellings,
  ),
  output: shape(
    {
      doctorId: optional(id()),
      doctorName: optional(text()),
      day: text(),
      opdDay: optional(queueDay),
      opdSession: optional(opdSession),
      averageMinutes: z.number(),
      /** How many visits each part of the day has, also those that `nextRows` leaves out. */
      counts: shape({
        line: count(),
        called: count(),
        current: count(),
        awaiting: count(),
        booked: count(),
        over: count(),
      }),
      rows: z.array(queueRow),
    },
    { ...spellings, rows: 'queueList' },
  ),
});

/** Answer of a step: the new state of the visit, and the next patient in the queue. */
const stepped = shape(
  {
    visitId: id(),
    tokenNo: count(),
    queueState: oneOf(queueStates),
    calledTimes: count(),
    nextTokenNo: optional(count()),
  },
  { ...spellings, nextTokenNo: 'nextToken' },
);
const answer = shape({ visit: stepped }, { visit: 'opdPatientMaster' });
const visitKey = shape({ visitId: id() }, spellings);

const step = (path: string, summary: string, ...logAs: LogWords) =>
  endpoint({
    path: `/OpdQueue/${path}`,
    summary,
    permission: may('edit', visitMenu),
    effect: 'write',
    logAs,
    changes: [opdTopic],
    input: visitKey,
    output: answer,
  });

/** The booked patient has arrived. */
export const markArrived = step('MarkArrived', 'Puts who was booked into the line.', 'opd_visit', 'arrived');
/** Vital signs were taken. */
export const markReady = step('MarkReady', 'Notes that vital signs were taken.', 'opd_visit', 'measured');
/** Calls one patient, out of turn where the doctor wants to. */
export const callPatient = step('CallPatient', 'Calls a patient of the line.', 'opd_visit', 'called');
/** Calls again who did not come. */
export const recallPatient = step(
  'RecallPatient',
  'Calls a patient again who did not come.',
  'opd_visit',
  'calledAgain',
);
/** Sends the patient who is with the doctor for tests; with the results the patient is seen before new patients. */
export const sendForTests = step(
  'SendForTests',
  'Sends the patient for tests; with the results they come back first.',
  'opd_visit',
  'sentForTests',
);
/** The results are there (OP027). */
export const markResults = step(
  'MarkResults',
  'Puts a patient back into the line with the results of tests.',
  'opd_visit',
  'cameBack',
);
/** The consultation is over. */
export const endConsult = step('EndConsult', 'Ends the consultation of a patient.', 'consultation', 'ended');
/** Called often enough without an answer, or not there when the session was over. */
export const markNoShow = step(
  'MarkNoShow',
  'Skips who was called in vain, or notes that somebody did not come at all.',
  'opd_visit',
  'missed',
);

/** Calls the next patient (OP002); two callers at the same instant get two patients. */
export const callNext = endpoint({
  path: '/OpdQueue/CallNext',
  logAs: ['opd_next', 'called'],
  summary: 'Calls the next patient of a session.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ opdSessionId: id() }),
  output: answer,
});

/** The called patient enters. Refused while another patient is with the doctor, unless this call also ends that consultation (OP005). */
export const startConsult = endpoint({
  path: '/OpdQueue/StartConsult',
  logAs: ['consultation', 'begun'],
  summary: 'Begins the consultation of a patient who was called.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ visitId: id(), endsLast: optional(flag()) }, spellings),
  output: answer,
});

/** Moves a patient to another place of the line, with a reason that the list shows (OP004). */
export const moveInQueue = endpoint({
  path: '/OpdQueue/MoveInQueue',
  logAs: ['queue', 'changed'],
  summary: 'Moves a patient to another place of the line, with a reason.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape(
    {
      visitId: id(),
      place: count().min(1, queueChecks.placeOutside.text).max(1000, queueChecks.placeOutside.text),
      reason: requiredText(entrySentences.enterReason, 200),
    },
    spellings,
  ),
  output: answer,
});
