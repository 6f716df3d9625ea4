// Ends the measuring of works, has them measured anew, and gives them back (LB031, LB032, LB034, LB038).
import {
  finishWork as finishWorkEndpoint,
  repeatWork as repeatWorkEndpoint,
  returnWork as returnWorkEndpoint,
} from '@charaka/contract/diagnostics/laboratory/bench';
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import sql from 'sql-template-tag';
import { holdVisits } from '../../clinic/order/bring-results.ts';
import { moveOrders } from '../../clinic/order/move-orders.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { afterFinish } from './after-finish.ts';
import { handOn, missingIn } from './bench.ts';
import { kindOf } from './lab-work-kind.ts';
import { finishOrders } from './orders-of-works.ts';
import { type Result, readResults } from './result-store.ts';
import { handedOn, readShared, refuseDiffering } from './shared-cells.ts';
import { readReleased, withdrawPreliminary } from './withdraw-preliminary.ts';
import {
  type LockedWork,
  lockWorks,
  moveWorks,
  ordersOfWorks,
  readTestParameters,
  refuseOtherStatus,
  refuseWorks,
  type TestParameter,
} from './work-store.ts';

const differential = ['NEUT', 'LYMPH', 'MONO', 'EOS', 'BASO'];
const WHOLE = 100;
const ALLOWANCE = 1;

/** Completes the orders of which this was the last work, behind their locks; the user who finishes is the technician. */
export const finishWork = handle(finishWorkEndpoint, async (call, { labWorkIds, isDeltaConfirmed }) => {
  const before = await ordersOfWorks(call, labWorkIds);
  await holdVisits(call, before);
  await holdOrders(call, before);
  const sharers = (await readShared(call, labWorkIds)).map(({ otherWorkId }) => otherWorkId);
  const locked = await lockWorks(call, [...labWorkIds, ...sharers]);
  const works = locked.filter(({ labWorkId }) => labWorkIds.includes(labWorkId));
  const now = await readResults(call, labWorkIds);
  const shared = await readShared(call, labWorkIds);
  refuseDiffering(labWorkIds, now, shared);
  const ofTests = await readTestParameters(
    call,
    works.map(({ labTestId }) => labTestId),
  );
  for (const work of works) {
    await refuseOtherStatus(call, work, 'Ready', 'Entered');
    const parameters = ofTests.filter(({ labTestId }) => labTestId === work.labTestId);
    const own = now.filter(({ labWorkId }) => labWorkId === work.labWorkId);
    await refuseUnfinished(call, work, own, parameters);
    const jumping = own.flatMap((one) => (one.isDelta ? [nameOf(parameters, one)] : []));
    if (jumping.length > 0 && !isDeltaConfirmed)
      refuse(laboratorySentences.confirmDelta({ names: jumping.join(', ') }));
    if (work.status === 'Ready') await moveWorks(call, [work], 'enter');
  }
  const entered = works.map((work): LockedWork => ({ ...work, status: 'Entered' }));
  const finished = await moveWorks(call, entered, 'finish');
  await finishOrders(call, finished);
  await handOn(call, locked, handedOn(labWorkIds, now, shared));
  for (const follow of afterFinish.partsIn(call.ports)) await follow(call, finished);
  call.say(laboratorySentences.workFinished({ count: works.length }));
  return {};
});

/** Locks orders before works, as everywhere, to avoid deadlocks. */
export async function holdOrders(call: Call, orderIds: readonly number[]): Promise<void> {
  await call.tx.rows(sql`
    select from admission a
    where a.tenant_id = ${call.tenantId} and a.admission_id in (
      select e.admission_id from clinical_order o
      join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
      where o.tenant_id = ${call.tenantId} and o.clinical_order_id = any(${[...orderIds]}::bigint[]))
    order by a.admission_id for update`);
  await call.tx.rows(sql`
    select from clinical_order where tenant_id = ${call.tenantId} and clinical_order_id = any(${[...orderIds]}::bigint[])
    order by clinical_order_id for update`);
}

const nameOf = (parameters: readonly TestParameter[], { labParameterId }: Pick<Result, 'labParameterId'>) =>
  parameters.find((one) => one.labParameterId === labParameterId)?.parameterName ?? '';

async function refuseUnfinished(
  call: Call,
  work: LockedWork,
  own: readonly Result[],
  parameters: readonly TestParameter[],
): Promise<void> {
  const kind = kindOf(call, work.testKind);
  const missing = await (kind ? kind.missing(call, work) : missingIn(call, work, own));
  if (missing.length > 0) refuse(laboratorySentences.enterValues({ names: missing.join(', ') }));
  const preliminary = own.flatMap((one) => (one.remark === 'Preliminary' ? [nameOf(parameters, one)] : []));
  if (preliminary.length > 0) refuse(laboratorySentences.replacePreliminary({ names: preliminary.join(', ') }));
  const parts = differential.flatMap((code) => {
    const parameter = parameters.find((one) => one.code === code);
    const value = own.find((one) => one.labParameterId === parameter?.labParameterId)?.numberValue;
    return value == null ? [] : [value];
  });
  if (parts.length < differential.length) return;
  const sum = parts.reduce((total, part) => total + part, 0);
  if (Math.abs(sum - WHOLE) > ALLOWANCE + 1e-9)
    refuse(laboratorySentences.differentialSum({ sum: Number(sum.toFixed(2)) }));
}

/** Repeating a checked work reopens its order; the earlier values stay as versions, and released ones leave the report. */
export const repeatWork = handle(repeatWorkEndpoint, async (call, { labWorkId, reason }) => {
  const work = await takeBack(call, labWorkId, reason);
  await refuseWorks(call, [work], 'repeat');
  // The shared cells open in both: a test that was finished with them comes back to the bench too (LB003).
  const checked = (await readShared(call, [labWorkId])).filter(({ otherStatus }) => otherStatus === 'Checked');
  for (const otherWorkId of new Set(checked.map((one) => one.otherWorkId))) await giveBack(call, otherWorkId, reason);
  const released = await readReleased(call, [labWorkId]);
  await moveWorks(call, [work], 'repeat', { reason });
  await withdrawPreliminary(call, released, `Measured anew: ${reason}`);
  call.say(laboratorySentences.workRepeated({ testName: work.testName }));
  return {};
});

/** The values stay, and the bench corrects them. */
export const returnWork = handle(returnWorkEndpoint, async (call, { labWorkId, reason }) => {
  const work = await giveBack(call, labWorkId, reason);
  call.say(laboratorySentences.workReturned({ testName: work.testName }));
  return {};
});

async function giveBack(call: Call, labWorkId: number, reason: string): Promise<LockedWork> {
  const work = await takeBack(call, labWorkId, reason);
  await moveWorks(call, [work], 'return', { reason });
  return work;
}

/** Behind the lock of the order; an order that is done is in progress again. */
async function takeBack(call: Call, labWorkId: number, reason: string): Promise<LockedWork> {
  const [orderId = 0] = await ordersOfWorks(call, [labWorkId]);
  await holdOrders(call, [orderId]);
  const [work] = await lockWorks(call, [labWorkId]);
  if (!work) return refuse(laboratorySentences.workDoesNotExist);
  const takesBack = ({ status }: { status: string }) => (status === 'Done' ? 'take-back' : null);
  if (work.status === 'Checked') await moveOrders(call, [orderId], takesBack, { reason });
  return work;
}
