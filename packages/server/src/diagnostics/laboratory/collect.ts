// Labels and collecting: draws specimen numbers; collecting starts and charges the orders in one transaction (LB011-LB016).
import { laboratorySentences } from '@charaka/contract/diagnostics/laboratory/laboratory-sentences';
import {
  collectSpecimens as collectSpecimensEndpoint,
  getLabels as getLabelsEndpoint,
  makeLabels as makeLabelsEndpoint,
} from '@charaka/contract/diagnostics/laboratory/specimen';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { specimenSteps } from '@charaka/rules/diagnostics/specimen-steps';
import sql from 'sql-template-tag';
import { moveOrders, passGates } from '../../clinic/order/move-orders.ts';
import { type LockedOrder, lockOrders, refuseStep } from '../../clinic/order/order-store.ts';
import { handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ofEncounter } from '../../people/worklist/work-patient.ts';
import { moveRows } from '../../resource/move-rows.ts';
import { withAge } from '../../stay/admission/admission-store.ts';
import type { Born } from '../../stay/admission/aged-rows.ts';
import { ordersOfSpecimen } from './lab-rows.ts';
import { hasBegunElsewhere } from './orders-of-works.ts';
import { insertSpecimens, lockSpecimens, type OrderedTest, readOrderedTests, readWorksOf } from './specimen-store.ts';

/**
 * Tests of one container share a specimen; those that were only ordered are accepted. Behind the locks of the orders, which pass the
 * gates of money and payer before a label is printed (LB016, OR012).
 */
export const makeLabels = handle(makeLabelsEndpoint, async (call, { orderIds }) => {
  const asked = [...new Set(orderIds)];
  const before = await readOrderedTests(call, asked);
  const ordered = [
    ...new Set(before.flatMap(({ orderId, orderStatus }) => (orderStatus === 'Ordered' ? [orderId] : []))),
  ];
  if (ordered.length > 0) await moveOrders(call, ordered, 'accept');
  const orders = await lockOrders(call, asked);
  // Behind the locks: a member of a panel whose specimen was rejected gets a new one while the others go on (Q251).
  const read = await readOrderedTests(call, asked);
  const waits = ({ orderId }: { orderId: number }) =>
    read.some((one) => one.orderId === orderId && one.labWorkId !== null);
  const isAgain = (order: LockedOrder) => order.status === 'InProgress' && waits(order);
  await passGates(
    call,
    orders.filter((order) => !isAgain(order)),
  );
  const tests = [...Map.groupBy(read, ({ orderId }) => orderId).values()].flatMap(toLabel);
  for (const order of orders) if (order.status !== 'Accepted' && !isAgain(order)) await refuseStep(call, order);
  if (new Set(tests.map(({ encounterId }) => encounterId)).size > 1) refuse(laboratorySentences.notOfOneVisit);
  const specimenIds = await insertSpecimens(call, todayOf(call), setsOf(tests));
  call.say(laboratorySentences.labelsMade({ count: specimenIds.length }));
  return { specimenIds };
});

/**
 * The tests of one order without a label. Refuses an order that is not the laboratory's, a panel with a member that nobody can measure, and
 * an order whose tests all have labels. A member without a test of its own is measured with the test of the panel, where that has one.
 */
function toLabel(ofOrder: OrderedTest[]): OrderedTest[] {
  const [first] = ofOrder;
  const tests = ofOrder.filter(({ labTestId }) => labTestId !== null);
  if (!first) return [];
  if (tests.length === 0) refuse(laboratorySentences.notForLaboratory({ orderName: first.orderName }));
  const missing = ofOrder.find(({ labTestId, memberName }) => labTestId === null && memberName !== null);
  const isMeasuredInOne = tests.some(({ memberName }) => memberName === null);
  if (missing && !isMeasuredInOne)
    refuse(laboratorySentences.notForLaboratory({ orderName: missing.memberName ?? missing.orderName }));
  const open = tests.filter(({ specimenNo }) => specimenNo === null);
  if (open.length === 0)
    refuse(laboratorySentences.specimenAsked({ orderName: first.orderName, specimenNo: tests[0]?.specimenNo ?? '' }));
  return open;
}

/** The tests that share a container. */
function setsOf(tests: readonly OrderedTest[]): OrderedTest[][] {
  return [...Map.groupBy(tests, (one) => `${one.specimenTypeId}-${one.labContainerId}`).values()];
}

/** The content of specimen labels, in the order of draw (LB013). */
export const getLabels = handle(getLabelsEndpoint, async (call, { specimenIds }) => {
  type Label = OutputOf<typeof getLabelsEndpoint>['labels'][number];
  const rows = await call.tx.rows<Born<Label>>(sql`
    select s.specimen_id, s.specimen_no, ${ofEncounter.select}, k.container_name, coalesce(k.label_copies, 1) as label_copies,
      coalesce(asked.test_names, '') as test_names, coalesce(asked.priority, 'Routine') as priority,
      coalesce(asked.ordered_at, s.labelled_at) as ordered_at, s.collected_at
    from specimen s
    join encounter e on e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id
    ${ofEncounter.joins}
    join lab_container k on k.tenant_id = s.tenant_id and k.lab_container_id = s.lab_container_id
    join ${ordersOfSpecimen} on asked.test_names is not null or s.parent_specimen_id is not null
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}
      and s.specimen_id = any(${specimenIds}::bigint[])
    order by k.draw_order, s.specimen_id`);
  return { labels: rows.map((one) => withAge(one, todayOf(call))) };
});

/**
 * One identified patient (LB014). Accounts and orders are locked before the specimens; of two users who collect, the second sees the
 * changes of the first.
 */
export const collectSpecimens = handle(collectSpecimensEndpoint, async (call, input) => {
  const { specimenIds, identifiedBy } = input;
  const collectedAt = input.collectedAt ?? call.now.toISOString();
  const works = await readWorksOf(call, specimenIds);
  if (Date.parse(collectedAt) > call.now.getTime() + 60_000) refuse(laboratorySentences.collectedInFuture);
  if (works.some(({ orderedAt }) => Date.parse(collectedAt) < Date.parse(orderedAt)))
    refuse(laboratorySentences.collectedBeforeOrder);
  await moveOrders(
    call,
    works.map(({ orderId }) => orderId),
    async ({ orderId, status }) =>
      status === 'InProgress' && (await hasBegunElsewhere(call, orderId, specimenIds)) ? null : 'begin',
  );
  if (works.length === 0) refuse(laboratorySentences.workDoesNotExist);
  const specimens = await lockSpecimens(call, specimenIds);
  if (new Set(specimens.map(({ patientId }) => patientId)).size > 1) refuse(laboratorySentences.notOfOnePatient);
  await moveRows(call, specimenSteps, specimens, 'collect', {
    collected_at: collectedAt,
    identified_by: identifiedBy,
    fasted_hours: input.fastedHours ?? null,
    patient_state: input.patientState ?? null,
  });
  call.say(laboratorySentences.specimenCollected({ count: specimens.length }));
  return {};
});
