// The sessions of doctors on the wire: a day of OPD that is begun, paused, delayed and ended, in a room.

import { sessionStates } from '@charaka/rules/clinic/opd-queue';
import { endpoint, may } from '../../kernel/endpoint.ts';
import { count, id, instant, oneOf, optional, requiredText, text } from '../../kernel/field.ts';
import { shape } from '../../kernel/shape.ts';
import { opdTopic } from '../opd/topics.ts';
import { visitMenu } from '../opd/visit.ts';
import { queueChecks } from './queue-sentences.ts';

const spellings = { startedAt: 'startedOn', endedAt: 'endedOn', sessionState: 'state' };

/** A saved session. */
export const opdSession = shape(
  {
    opdSessionId: id(),
    opdDayId: id(),
    opdRoomId: optional(id()),
    roomName: optional(text()),
    sessionState: oneOf(sessionStates),
    startedAt: optional(instant()),
    endedAt: optional(instant()),
    delayMinutes: count(),
    notice: optional(text()),
  },
  spellings,
);

const delay = () => count().min(0, queueChecks.delayOutside.text).max(600, queueChecks.delayOutside.text);
const key = { opdDayId: id() };
const answer = shape({ opdSession });

/** Begins the session of a day, or goes on with one that was paused or ended; nobody else sits in the room then. */
export const startSession = endpoint({
  path: '/OpdQueue/StartSession',
  logAs: ['opd_session', 'begun'],
  summary: 'Begins the session of a doctor in a room, or goes on with it.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ opdSession: shape({ ...key, opdRoomId: optional(id()), delayMinutes: optional(delay()) }) }),
  output: answer,
});

/** Pauses a session; the display shows the notice (OP006). */
export const pauseSession = endpoint({
  path: '/OpdQueue/PauseSession',
  logAs: ['opd_session', 'paused'],
  summary: 'Pauses a session, with a notice for the display.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ opdSession: shape({ ...key, notice: requiredText(queueChecks.enterNotice, 120) }) }),
  output: answer,
});

/** Ends a session; returns the patients who were not seen; they stay in the list until a user decides (OP011). */
export const endSession = endpoint({
  path: '/OpdQueue/EndSession',
  logAs: ['opd_session', 'ended'],
  summary: 'Ends a session and tells how many patients were not seen.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ opdSession: shape(key) }),
  output: shape({ opdSession, unseen: count() }, { unseen: 'notSeen' }),
});

/** Says how late the doctor is; every expected time follows (OP003). */
export const setDelay = endpoint({
  path: '/OpdQueue/SetDelay',
  logAs: ['opd_delay', 'changed'],
  summary: 'Says by how many minutes a session is late.',
  permission: may('edit', visitMenu),
  effect: 'write',
  changes: [opdTopic],
  input: shape({ opdSession: shape({ ...key, delayMinutes: delay() }) }),
  output: answer,
});
