// Rejects a specimen with a reason: its orders are reopened, and a new specimen is requested (LB020, LB021).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import { rejectSpecimen as rejectSpecimenEndpoint } from '@charaka/contract/diagnostics/laboratory/specimen';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import { mayStep } from '@charaka/rules/step/steps';
import { insertCriticalCall } from '../../clinic/order/critical-call-store.ts';
import { moveOrders } from '../../clinic/order/move-orders.ts';
import type { LockedOrder } from '../../clinic/order/order-store.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { holdOrders } from './finish-work.ts';
import { hasBegunElsewhere } from './orders-of-works.ts';
import { findFamily, lockSpecimens, moveWorksOf, readWorksOf } from './specimen-store.ts';
import { readReleased, withdrawPreliminary } from './withdraw-preliminary.ts';

/** A panel of which other works were begun stays in work; any other order waits for a specimen again (Q251). */
async function reopening(call: Call, { orderId, status }: LockedOrder, specimenIds: readonly number[]) {
  if (!(await hasBegunElsewhere(call, orderId, specimenIds))) return 'send-back';
  return status === 'Done' ? 'take-back' : null;
}

/**
 * Reopens the orders behind their locks, which come before that of the specimen. Its aliquots are rejected with it (LB021), and released
 * results leave the report (LB059). A Stat specimen needs a call to the ward or the doctor, in the common log of calls (LB020).
 */
export const rejectSpecimen = handle(rejectSpecimenEndpoint, async (call, input) => {
  const { specimenNo, rejectReason, rejectNote, call: made } = input;
  const family = await findFamily(call, specimenNo);
  const [specimenId = 0] = family;
  const ordersBefore = (await readWorksOf(call, family)).map(({ orderId }) => orderId);
  await holdOrders(call, ordersBefore);
  // Behind the locks: the order of a panel stays open while one of its works is verified (Q251).
  const works = await readWorksOf(call, family);
  if (works.some(({ status }) => status === 'Verified')) refuse(laboratorySentences.specimenVerified({ specimenNo }));
  const stat = works.filter(({ priority }) => priority === 'Stat');
  if (stat.length > 0 && !made) {
    const sentence = laboratorySentences.callAboutRejected({
      specimenNo,
      names: stat.map(({ testName }) => testName).join(', '),
    });
    refuse(sentence, { 'call.toldName': sentence });
  }
  const begun = works.flatMap(({ orderId, orderStatus }) =>
    orderStatus === 'InProgress' || orderStatus === 'Done' ? [orderId] : [],
  );
  const reason = [rejectReason, rejectNote].filter(Boolean).join(': ');
  if (begun.length > 0) await moveOrders(call, begun, (order) => reopening(call, order, family), { reason });
  const locked = await lockSpecimens(call, family);
  // Aliquots that are used up or thrown away stay as they are.
  const rejected = locked.filter(({ id, status }) => id === specimenId || mayStep(specimenSteps, 'reject', status));
  await refuseOtherStates(call, specimenSteps, rejected, 'reject');
  const specimenIds = rejected.map(({ id }) => id);
  const released = await readReleased(
    call,
    works.map(({ labWorkId }) => labWorkId),
  );
  await moveWorksOf(call, specimenIds, 'Waiting', reason);
  await withdrawPreliminary(call, released, `Specimen refused: ${reason}`);
  await moveRows(call, specimenSteps, rejected, 'reject', {
    reject_reason: rejectReason,
    reject_note: rejectNote || null,
  });
  if (made)
    for (const { orderId } of stat.length > 0 ? stat : works.slice(0, 1))
      await insertCriticalCall(call, { orderId, specimenId }, { ...made, toldTo: made.toldName });
  call.say(laboratorySentences.specimenRejected({ specimenNo }));
  return {};
});
