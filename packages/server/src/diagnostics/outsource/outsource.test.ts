// Work sent out: at the rate of its day, received only by its dispatch, named on the report; prices are for finance alone.

import { getBench } from '@charaka/contract/diagnostics/laboratory/bench';
import { getLabReport } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import {
  addDispatch,
  dispatchWorklist,
  listOutsourceCosts,
  listSendable,
  receiveDispatch,
  setProviderRate,
} from '@charaka/contract/diagnostics/outsource/dispatch';
import { masterNamed } from '@charaka/contract/foundation/masters/all';
import { masterEndpoints } from '@charaka/contract/kernel/resource';
import { beforeAll, expect, it } from 'vitest';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
let bench: LabBench;
let thirdPartyProviderId = 0;

async function addProvider(providerName: string): Promise<number> {
  const item = { providerName, accreditation: 'NABL MC-1234' };
  const added = await bench.tenant.ask(masterEndpoints(masterNamed('thirdPartyProvider')).add, { item });
  return (added as { item: { thirdPartyProviderId: number } }).item.thirdPartyProviderId;
}

const send = (labWorkIds: number[], change: object = {}) =>
  bench.tenant.call(addDispatch, {
    dispatch: { thirdPartyProviderId, labWorkIds, expectedDay: dayOf(2), courier: 'Blue van', ...change },
  });
const setRate = async (rate: number, validFrom: string, as: 'admin' | 'viewer' = 'admin') => {
  const { rows } = await parts.owner.query<{ id: string }>(
    'select lab_test_id as id from lab_test where tenant_id = $1',
    [bench.tenant.tenantId],
  );
  const providerRate = { thirdPartyProviderId, labTestId: Number(rows[0]?.id), ratePaise: rate, validFrom };
  return bench.tenant.call(setProviderRate, { providerRate }, { as });
};

beforeAll(async () => {
  bench = await openLabBench(parts, ['K']);
  thirdPartyProviderId = await addProvider('Reference Laboratory');
});

it('a dispatch buys each test at the rate of its day, and none without a rate (LB069, LB070)', async () => {
  const { labWorkId } = await bench.arrive();
  expect((await send([labWorkId])).message).toBe('Reference Laboratory has no rate for Urine routine today');
  await setRate(40, dayOf(-10));
  await setRate(90, dayOf(20));
  expect((await bench.tenant.ask(listSendable, { thirdPartyProviderId })).works).toMatchObject([{ labWorkId }]);
  expect((await send([labWorkId], { expectedDay: dayOf(-3) })).fields).toHaveProperty(['dispatch.expectedDay']);
  const sent = await send([labWorkId]);
  expect(sent.message).toMatch(/^Dispatch 1 created: 1/);
  expect((await send([labWorkId])).message).toContain("is now 'Sent out' (");
  await setRate(70, dayOf(-1));
  const { rows } = await bench.tenant.ask(listOutsourceCosts, {}, { as: 'admin' });
  const [cost] = rows;
  expect(cost).toMatchObject({ providerName: 'Reference Laboratory', purchasePricePaise: 4000 });
  expect(cost?.differencePaise).toBe((cost?.patientPricePaise ?? 0) - 4000);
  expect(Object.keys((await bench.tenant.ask(dispatchWorklist.list, {})).rows[0] ?? {}).join()).not.toMatch(
    /price|paise/i,
  );
});

it('what is not on the dispatch is not received; what is, is entered at the bench, and the report names who did it (LB039, LB069, LB072)', async () => {
  await setRate(40, dayOf(-10));
  const [mine, other] = [await bench.arrive(), await bench.arrive()];
  const { dispatchId } = (await send([mine.labWorkId])).output;
  const receive = (labWorkIds: number[]) => bench.tenant.call(receiveDispatch, { dispatchId, labWorkIds });
  expect((await receive([other.labWorkId])).message).toMatch(/^Urine routine is not on dispatch \d+$/);
  expect((await bench.tenant.ask(getBench, {})).works.map(({ labWorkId }) => labWorkId)).not.toContain(mine.labWorkId);
  expect((await receive([mine.labWorkId])).isFailure).toBe(false);
  expect((await receive([mine.labWorkId])).message).toBe('Urine routine is already received');
  await bench.type(mine.labWorkId, { K: '4.2' });
  await bench.finish(mine.labWorkId, true);
  const { reportIds } = await bench.tenant.ask(verifyWork, { labWorkIds: [mine.labWorkId] }, { as: 'admin' });
  const { report } = await bench.tenant.ask(getLabReport, { reportId: reportIds[0] ?? 0 });
  expect(report.content.tests[0]?.performedBy).toBe('Reference Laboratory, NABL MC-1234');
  const { rows } = await parts.owner.query<{ source: string }>(
    'select source from lab_result where tenant_id = $1 and lab_work_id = $2',
    [bench.tenant.tenantId, mine.labWorkId],
  );
  expect(rows).toEqual([{ source: 'Outside' }]);
});

it('an order that is sent out names its partner, stands on the dispatch list, and costs the hospital a price of its own; the patient pays the list (OR043)', async () => {
  await setRate(60, dayOf(0));
  const { labWorkId } = await bench.arrive();
  const price = async () => {
    const { rows } = await parts.owner.query<{ total: string }>(
      `select l.line_total_paise as total from service_charge l
       join lab_work w on w.tenant_id = l.tenant_id and w.clinical_order_id = l.clinical_order_id
       where l.tenant_id = $1 and w.lab_work_id = $2`,
      [bench.tenant.tenantId, labWorkId],
    );
    return rows.map(({ total }) => Number(total));
  };
  const before = await price();
  const { dispatchId, dispatchNo } = (await send([labWorkId])).output;
  const { rows } = await bench.tenant.ask(dispatchWorklist.list, {});
  expect(rows.find((row) => row.labWorkId === labWorkId)).toMatchObject({
    dispatchId,
    providerName: 'Reference Laboratory',
    testNames: 'Urine routine',
  });
  expect(await price()).toEqual(before);
  const costs = (await bench.tenant.ask(listOutsourceCosts, {}, { as: 'admin' })).rows;
  expect(costs.find((cost) => cost.dispatchNo === dispatchNo)).toMatchObject({
    purchasePricePaise: 6000,
    patientPricePaise: 8500,
    differencePaise: 2500,
  });
});

it('what is past its expected day is late, and stands first (LB071)', async () => {
  await setRate(40, dayOf(-10));
  const [late, soon] = [await bench.arrive(), await bench.arrive()];
  const { dispatchId } = (await send([late.labWorkId])).output;
  await send([soon.labWorkId]);
  await parts.owner.query(
    'update outsource_dispatch set expected_on = current_date - 3 where tenant_id = $1 and dispatch_id = $2',
    [bench.tenant.tenantId, dispatchId],
  );
  const { rows } = await bench.tenant.ask(dispatchWorklist.list, {});
  expect(rows[0]).toMatchObject({ labWorkId: late.labWorkId, isLate: true });
  expect(rows.find(({ labWorkId }) => labWorkId === soon.labWorkId)?.isLate).toBe(false);
});

it('is sent by who has the right, in its own hospital alone', async () => {
  const { labWorkId } = await bench.arrive();
  const asViewer = await bench.tenant.call(
    addDispatch,
    { dispatch: { thirdPartyProviderId, labWorkIds: [labWorkId], expectedDay: dayOf(2) } },
    { as: 'viewer' },
  );
  expect(asViewer.status).toBe(403);
  expect((await send([labWorkId], { thirdPartyProviderId: 9 })).message).toBe('This partner laboratory does not exist');
  expect((await bench.tenant.call(receiveDispatch, { dispatchId: 9, labWorkIds: [labWorkId] })).message).toBe(
    'This dispatch does not exist',
  );
  expect((await setRate(1, dayOf(0), 'viewer')).status).toBe(403);
});
