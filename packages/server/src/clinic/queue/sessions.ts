// Sessions of doctors: begun in a room, paused with a notice, late, ended.
import {
  endSession as endSessionEndpoint,
  pauseSession as pauseSessionEndpoint,
  setDelay as setDelayEndpoint,
  startSession as startSessionEndpoint,
} from '@charaka/contract/clinic/queue/opd-session';
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import sql from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseQueueOfColleague } from './colleague.ts';
import { opdRoomStore } from './opd-rooms.ts';
import {
  type LockedSession,
  lockSessionOfDay,
  type OpdSession,
  readSession,
  writeDelay,
  writeSession,
} from './session-store.ts';

async function answered(call: Call, opdDayId: number): Promise<OpdSession> {
  return (await readSession(call, opdDayId)) ?? refuse(queueSentences.dayDoesNotExist);
}

/** In the room that is named, in the one it had, or in none; nobody else sits there (OPD, section 6). */
export const startSession = handle(startSessionEndpoint, async (call, { opdSession: form }) => {
  const { opdDayId } = form;
  if (form.opdRoomId != null && !(await opdRoomStore.find(call, form.opdRoomId)).isActive)
    refuse(queueSentences.roomClosed);
  const known = await lockSessionOfDay(call, opdDayId);
  refuseQueueOfColleague(call, known.doctorId);
  if (known.day !== todayOf(call)) refuse(queueSentences.notOnDay({ day: known.day }));
  const opdRoomId = form.opdRoomId ?? known.opdRoomId;
  const staysThere = known.sessionState !== 'Ended' && known.roomSince !== null && opdRoomId === known.opdRoomId;
  await writeSession(call, known.opdSessionId, {
    sessionState: 'Running',
    startedAt: known.startedAt ?? call.now,
    endedAt: null,
    opdRoomId,
    roomSince: opdRoomId === null ? null : staysThere ? known.roomSince : call.now,
    notice: null,
  });
  // A doctor who has begun is no longer late, unless the form says so.
  await writeDelay(call, known.opdSessionId, form.delayMinutes ?? 0);
  call.say(queueSentences.sessionStarted);
  return { opdSession: await answered(call, opdDayId) };
});

/** Refuses unless patients can be called (OP006). */
export function refuseUnlessRunning(session: LockedSession | undefined): asserts session is LockedSession {
  if (!session || session.sessionState === 'NotStarted') refuse(queueSentences.startSessionFirst);
  if (session.sessionState === 'Paused') refuse(queueSentences.sessionPaused({ reason: session.notice ?? '' }));
  if (session.sessionState === 'Ended') refuse(queueSentences.sessionOver);
}

/** The doctor keeps the room. */
export const pauseSession = handle(pauseSessionEndpoint, async (call, { opdSession: { opdDayId, notice } }) => {
  const known = await lockSessionOfDay(call, opdDayId);
  refuseQueueOfColleague(call, known.doctorId);
  refuseUnlessRunning(known);
  const { opdRoomId, roomSince, startedAt } = known;
  const kept = { opdRoomId, roomSince, startedAt, endedAt: null };
  await writeSession(call, known.opdSessionId, { ...kept, sessionState: 'Paused', notice });
  call.say(queueSentences.sessionPausedNow);
  return { opdSession: await answered(call, opdDayId) };
});

/** The room is free; who was not seen stays in the list (OP011). */
export const endSession = handle(endSessionEndpoint, async (call, { opdSession: { opdDayId } }) => {
  const known = await lockSessionOfDay(call, opdDayId);
  refuseQueueOfColleague(call, known.doctorId);
  const { opdRoomId, roomSince, startedAt } = known;
  if (startedAt === null) refuse(queueSentences.startSessionFirst);
  if (known.sessionState === 'Ended') refuse(queueSentences.sessionOver);
  const kept = { opdRoomId, roomSince, startedAt, notice: null };
  await writeSession(call, known.opdSessionId, { ...kept, sessionState: 'Ended', endedAt: call.now });
  const { unseen } = await call.tx.single<{ unseen: number }>(sql`
    select count(*) as unseen from opd_visit x
    where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and x.doctor_id = ${known.doctorId}
      and x.day = ${known.day} and x.queue_state in ('Booked', 'Waiting', 'Ready', 'Called', 'Skipped', 'AwaitingResult')`);
  call.say(unseen === 0 ? queueSentences.sessionEndedAllSeen : queueSentences.sessionEnded({ count: unseen }));
  return { opdSession: await answered(call, opdDayId), unseen };
});

/** Before the session begins or while it runs. */
export const setDelay = handle(setDelayEndpoint, async (call, { opdSession: { opdDayId, delayMinutes } }) => {
  const known = await lockSessionOfDay(call, opdDayId);
  refuseQueueOfColleague(call, known.doctorId);
  if (known.sessionState === 'Ended') refuse(queueSentences.sessionOver);
  await writeDelay(call, known.opdSessionId, delayMinutes);
  call.say(queueSentences.delaySaved);
  return { opdSession: await answered(call, opdDayId) };
});
