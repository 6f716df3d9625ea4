// An order follows its works: it is done when all are finished and verified when all are verified; a panel has several (Q251).
import { isCriticalFlag } from '@charaka/rules/diagnostics/reference-range';
import sql from 'sql-template-tag';
import { moveOrders } from '../../clinic/order/move-orders.ts';
import { rewriteResult } from '../../clinic/order/rewrite-result.ts';
import type { Call } from '../../kernel/handler.ts';
import { kindOf } from './lab-work-kind.ts';
import { type Result, readResults } from './result-store.ts';
import { type LockedWork, readTestParameters, readWorks, type TestParameter } from './work-store.ts';

const isFinished = ({ status }: LockedWork) => status === 'Checked' || status === 'Verified';

/** Completes the orders of which every work is finished now, with their results. */
export async function finishOrders(call: Call, finished: readonly LockedWork[]): Promise<void> {
  for (const [orderId, told] of await resultsOfOrders(call, finished))
    await moveOrders(call, [orderId], 'finish', told);
}

/** Verifies the orders of which every work is verified now. */
export async function verifyOrders(call: Call, verified: readonly LockedWork[]): Promise<void> {
  const orderIds = [...new Set(verified.map(({ orderId }) => orderId))];
  const open = await call.tx.rows<{ orderId: number }>(sql`
    select distinct clinical_order_id as order_id from lab_work
    where tenant_id = ${call.tenantId} and clinical_order_id = any(${orderIds}::bigint[]) and status not in ('Verified', 'Cancelled')`);
  const isWhole = (orderId: number) => !open.some((one) => one.orderId === orderId);
  await moveOrders(call, orderIds.filter(isWhole), 'verify');
}

/** The result of orders whose values were changed; an order that is not finished gets it when it is. */
export async function rewriteOrders(call: Call, amended: readonly LockedWork[]): Promise<void> {
  for (const [orderId, told] of await resultsOfOrders(call, amended)) await rewriteResult(call, orderId, told);
}

/** Whether a work of the order was begun on other specimens than these: the order stays in work. */
export async function hasBegunElsewhere(call: Call, orderId: number, specimenIds: readonly number[]): Promise<boolean> {
  const { isFound } = await call.tx.single<{ isFound: boolean }>(sql`
    select exists (select from lab_work w
      join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id and s.status <> 'Labelled'
      where w.tenant_id = ${call.tenantId} and w.clinical_order_id = ${orderId} and w.status <> 'Cancelled'
        and not w.specimen_id = any(${[...specimenIds]}::bigint[])) as is_found`);
  return isFound;
}

interface Told {
  readonly resultSummary: string;
  readonly isCritical: boolean;
}

const LONGEST_SUMMARY = 4000;

/** The results of the orders of these works of which every work is finished, read for all of them at once. */
async function resultsOfOrders(call: Call, changed: readonly LockedWork[]): Promise<Map<number, Told>> {
  const orders = Map.groupBy(await worksOfOrders(call, changed), ({ orderId }) => orderId);
  const whole = [...orders].filter(([, works]) => works.every(isFinished));
  const told = new Map<number, Told>();
  if (whole.length === 0) return told;
  const works = whole.flatMap(([, ofOrder]) => ofOrder);
  const results = await readResults(
    call,
    works.map(({ labWorkId }) => labWorkId),
  );
  const parameters = await readTestParameters(
    call,
    works.map(({ labTestId }) => labTestId),
  );
  for (const [orderId, ofOrder] of whole) told.set(orderId, await toldOf(call, ofOrder, results, parameters));
  return told;
}

/** All works of the orders of these that are not cancelled; those of confidential tests too, for no value leaves with a state. */
async function worksOfOrders(call: Call, works: readonly LockedWork[]): Promise<LockedWork[]> {
  const orderIds = [...new Set(works.map(({ orderId }) => orderId))];
  const rows = await call.tx.rows<{ labWorkId: number }>(sql`
    select lab_work_id from lab_work
    where tenant_id = ${call.tenantId} and clinical_order_id = any(${orderIds}::bigint[]) and status <> 'Cancelled'`);
  return readWorks(
    call,
    rows.map(({ labWorkId }) => labWorkId),
    'specimens',
  );
}

/** The result in the order: that of its work, or of a panel each below the name of its member. */
async function toldOf(
  call: Call,
  works: readonly LockedWork[],
  results: readonly Result[],
  parameters: readonly TestParameter[],
): Promise<Told> {
  const told: (Told & { readonly testName: string })[] = [];
  for (const work of works) {
    const own = results.filter(({ labWorkId }) => labWorkId === work.labWorkId);
    const ofTest = parameters.filter(({ labTestId }) => labTestId === work.labTestId);
    told.push({ testName: work.testName, ...(await toldOfWork(call, work, own, ofTest)) });
  }
  const [first] = told;
  const summaries = told.map(({ testName, resultSummary }) => `${testName}:\n${resultSummary}`);
  return {
    resultSummary: told.length === 1 && first ? first.resultSummary : summaries.join('\n').slice(0, LONGEST_SUMMARY),
    isCritical: told.some(({ isCritical }) => isCritical),
  };
}

async function toldOfWork(
  call: Call,
  work: LockedWork,
  own: readonly Result[],
  parameters: readonly TestParameter[],
): Promise<Told> {
  const kind = kindOf(call, work.testKind);
  if (kind) return kind.tell(call, work);
  return { resultSummary: summaryOf(own, parameters), isCritical: own.some(({ flag }) => isCriticalFlag(flag)) };
}

/** A line for each value, with its flag and the normal range. */
function summaryOf(own: readonly Result[], parameters: readonly TestParameter[]): string {
  const lines = parameters.flatMap((parameter) => {
    const found = own.find(({ labParameterId }) => labParameterId === parameter.labParameterId);
    if (found?.valueText == null) return [];
    const flag = found.flag && found.flag !== 'N' ? ` ${found.flag}` : '';
    const range = found.rangeText ? ` (${found.rangeText})` : '';
    return [`${parameter.parameterName} ${found.valueText} ${found.unit ?? ''}`.trim() + flag + range];
  });
  return lines.join('\n').slice(0, LONGEST_SUMMARY);
}
