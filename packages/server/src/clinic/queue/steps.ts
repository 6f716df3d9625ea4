// The steps of a patient through the queue; each behind the lock of the session, so that nobody is called twice.

import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import * as queue from '@charaka/contract/clinic/queue/queue';
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import {
  CALLS_BEFORE_SKIP,
  placeBefore,
  type QueueDeed,
  queueOrder,
  SKIPPED_BEHIND,
  visitSteps,
} from '@charaka/rules/clinic/opd-queue';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates, type StepValues } from '../../resource/move-rows.ts';
import { type LockedVisit, lockVisit } from '../opd/visit-store.ts';
import { refusePatientOfColleague, refuseQueueOfColleague } from './colleague.ts';
import { findInState, type LineVisit, readLine, writePlace } from './queue-store.ts';
import { type LockedSession, lockSession, lockSessionOfVisit } from './session-store.ts';
import { refuseUnlessRunning } from './sessions.ts';

/** A visit with the session it belongs to, both locked; the session first, as when the next patient is called. */
interface Held {
  readonly visit: LockedVisit;
  readonly session: LockedSession | undefined;
}

async function hold(call: Call, visitId: number): Promise<Held> {
  const [session, visit] = await call.tx.behind(
    [() => lockSessionOfVisit(call, visitId), () => lockVisit(call, visitId)],
    () => [],
  );
  await refusePatientOfColleague(call, visit);
  return { session, visit };
}

const namedRow = ({ visitId, tokenNo, queueState }: Pick<LockedVisit, 'visitId' | 'tokenNo' | 'queueState'>) => ({
  id: visitId,
  name: opdSentences.tokenGiven({ tokenNo }),
  status: queueState,
});

/** The first visit of a line that is called next; a visit with a fee that is due is passed over (OP009). */
const firstToCall = (line: readonly LineVisit[]): LineVisit | undefined =>
  queueOrder(line).find(({ visit }) => !visit.isHeld)?.visit;

async function nextToken(call: Call, { doctorId, day }: { doctorId: number; day: string }): Promise<number | null> {
  return firstToCall(await readLine(call, doctorId, day))?.tokenNo ?? null;
}

/** Moves a visit and answers its new state with the token that is next. Refuses when the fee is due, or another user was faster. */
async function take<A extends QueueDeed>(call: Call, visit: LockedVisit, action: A, values: Values<A>) {
  const { visitId, tokenNo } = visit;
  await refuseOnConflict(moveRows(call, visitSteps, [namedRow(visit)], action, values), {
    opd_fee_due: queueSentences.feeIsDue,
  });
  const { queueState, calledTimes } = await lockVisit(call, visitId);
  return { visit: { visitId, tokenNo, queueState, calledTimes, nextTokenNo: await nextToken(call, visit) } };
}

type Values<A extends QueueDeed> = StepValues<typeof visitSteps, A>;
type Step = typeof queue.markArrived;

/** A call that takes one step with a visit. */
function stepping<A extends QueueDeed>(
  endpoint: Step,
  action: A,
  said: (values: { tokenNo: number }) => Sentence,
  values: (now: Date) => Values<A>,
) {
  return handle(endpoint, async (call, { visitId }) => {
    const { visit } = await hold(call, visitId);
    const answer = await take(call, visit, action, values(call.now));
    call.say(said(visit));
    return answer;
  });
}

/** The patient stands before the desk. */
export const markArrived = stepping(queue.markArrived, 'arrive', queueSentences.arrived, (now) => ({
  arrived_at: now,
}));
/** May be skipped by the hospital: who waits can be called as well. */
export const markReady = stepping(queue.markReady, 'take-vitals', queueSentences.vitalsTaken, (now) => ({
  vitals_at: now,
}));
/** The doctor is free meanwhile. */
export const sendForTests = stepping(queue.sendForTests, 'send-for-tests', queueSentences.sentForTests, () => ({}));
/** Before new patients (OP002). */
export const markResults = stepping(queue.markResults, 'result', queueSentences.resultsBack, () => ({
  has_results: true,
}));
/** Its time counts into the median (OP003). */
export const endConsult = stepping(queue.endConsult, 'end', queueSentences.consultEnded, (now) => ({
  consult_ended_at: now,
}));

async function callHeld(call: Call, visit: LockedVisit) {
  const answer = await take(call, visit, 'call', { called_at: call.now, called_times: 1 });
  call.say(queueSentences.called({ tokenNo: visit.tokenNo }));
  return answer;
}

/** Out of turn; the doctor decides. */
export const callPatient = handle(queue.callPatient, async (call, { visitId }) => {
  const { session, visit } = await hold(call, visitId);
  refuseUnlessRunning(session);
  return callHeld(call, visit);
});

/** Calls the first patient in line, behind the lock of the session: two simultaneous calls get two patients. */
export const callNext = handle(queue.callNext, async (call, { opdSessionId }) => {
  const session = await lockSession(call, opdSessionId);
  refuseQueueOfColleague(call, session.doctorId);
  refuseUnlessRunning(session);
  // The line is read once: a patient who arrives meanwhile is no patient with a fee that is due.
  const line = await readLine(call, session.doctorId, session.day);
  const first = firstToCall(line);
  // When all patients of the queue wait for the counter, 'nobody waits' would mislead the doctor, who sees the queue.
  if (!first) return refuse(line.length > 0 ? queueSentences.feesOfLineAreDue : queueSentences.nobodyWaits);
  return callHeld(call, await lockVisit(call, first.visitId));
});

/** Counted; after three calls the patient may be skipped. */
export const recallPatient = handle(queue.recallPatient, async (call, { visitId }) => {
  const { session, visit } = await hold(call, visitId);
  refuseUnlessRunning(session);
  const times = visit.calledTimes + 1;
  const answer = await take(call, visit, 'recall', { called_times: times });
  call.say(queueSentences.calledAgain({ tokenNo: visit.tokenNo, count: times }));
  return answer;
});

/** One patient is with a doctor (OP005): the last one is ended only when the doctor says so. */
export const startConsult = handle(queue.startConsult, async (call, { visitId, endsLast }) => {
  const { visit } = await hold(call, visitId);
  await refuseOtherStates(call, visitSteps, [namedRow(visit)], 'start');
  const last = await findInState(call, visit, 'InConsult');
  if (last && !endsLast) refuse(queueSentences.endTheLast({ tokenNo: last.tokenNo }));
  if (last)
    await moveRows(call, visitSteps, [namedRow({ ...last, queueState: 'InConsult' })], 'end', {
      consult_ended_at: call.now,
    });
  const answer = await take(call, visit, 'start', { consult_started_at: call.now });
  call.say(queueSentences.consultStarted({ tokenNo: visit.tokenNo }));
  return answer;
});

/** Called in vain often enough, the patient is skipped; when the session is over, whoever is not there did not come. */
export const markNoShow = handle(queue.markNoShow, async (call, { visitId }) => {
  const { session, visit } = await hold(call, visitId);
  const { tokenNo, calledTimes } = visit;
  const isOver = session?.sessionState === 'Ended' || visit.day < todayOf(call);
  if (visit.queueState === 'Called') {
    if (calledTimes < CALLS_BEFORE_SKIP && !isOver)
      refuse(queueSentences.callMoreOften({ tokenNo, count: CALLS_BEFORE_SKIP }));
    const answer = await take(call, visit, 'skip', { skipped_at: call.now, called_times: 0 });
    call.say(queueSentences.skipped({ tokenNo, count: SKIPPED_BEHIND }));
    return answer;
  }
  await refuseOtherStates(call, visitSteps, [namedRow(visit)], 'no-show');
  if (!isOver) refuse(queueSentences.sessionNotOver);
  const answer = await take(call, visit, 'no-show', {});
  call.say(queueSentences.noShow({ tokenNo }));
  return answer;
});

/** The place is worked out from its neighbours, so that it stays between them when others come and go (OP004). */
export const moveInQueue = handle(queue.moveInQueue, async (call, { visitId, place, reason }) => {
  const { visit } = await hold(call, visitId);
  const line = queueOrder(await readLine(call, visit.doctorId, visit.day));
  const others = line.filter((one) => one.visit.visitId !== visitId);
  if (others.length === line.length) refuse(queueSentences.notInLine({ tokenNo: visit.tokenNo }));
  const wanted = Math.min(place, others.length + 1);
  await writePlace(call, visitId, placeBefore(others, wanted - 1), reason);
  // A patient with a priority may still come before: the sentence names the place that the queue shows.
  const moved = queueOrder(await readLine(call, visit.doctorId, visit.day));
  const index = moved.findIndex((one) => one.visit.visitId === visitId) + 1;
  call.say(queueSentences.moved({ tokenNo: visit.tokenNo, index }));
  const { tokenNo, queueState, calledTimes } = visit;
  return { visit: { visitId, tokenNo, queueState, calledTimes, nextTokenNo: await nextToken(call, visit) } };
});
