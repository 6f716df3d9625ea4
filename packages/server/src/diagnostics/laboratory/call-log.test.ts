// One log of critical calls: the laboratory's calls and those of the order lists count together, also about a rejected Stat specimen (Q248).
import { addCriticalCall, getCriticalResult } from '@charaka/contract/clinic/order/critical-call';
import { getOrder, orderWorklist } from '@charaka/contract/clinic/order/order';
import { makeLabels, rejectSpecimen } from '@charaka/contract/diagnostics/laboratory/specimen';
import { addLabCall, getWork, verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { describe, expect, it } from 'vitest';
import { type LabBench, openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const told = { isReached: true, toldName: 'Dr Pushpa Jha', isReadBack: true } as const;

const critical = async ({ tenant }: LabBench) =>
  (await tenant.ask(orderWorklist.list, { waits: 'Critical' })).rows.map(({ orderId }) => orderId);

async function finished(bench: LabBench, values: Record<string, string>) {
  const work = await bench.arrive();
  await bench.type(work.labWorkId, values);
  expect((await bench.finish(work.labWorkId, true)).isFailure).toBe(false);
  return work;
}

describe('a critical value', () => {
  it('that the laboratory phoned leaves every critical list, also after it is verified (OR036, LB044)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId, orderId } = await finished(bench, { K: '6.9' });
    expect(await critical(bench)).toEqual([orderId]);
    await bench.tenant.ask(addLabCall, { call: { ...told, labWorkId } });
    expect(await critical(bench)).toEqual([]);
    await bench.tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
    expect(await critical(bench)).toEqual([]);
    const { order, calls } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect(order.isCriticalTold).toBe(true);
    expect(calls).toMatchObject([{ outcome: 'Told', toldTo: 'Dr Pushpa Jha' }]);
  });

  it('that a ward list phoned may be verified: both screens read one log (OR036, LB044)', async () => {
    const bench = await openLabBench(parts, ['K']);
    const { labWorkId, orderId } = await finished(bench, { K: '6.9' });
    const call = { orderId, outcome: 'Told', toldTo: 'Sister Rose', isReadBack: true } as const;
    await bench.tenant.ask(addCriticalCall, { call });
    expect((await bench.tenant.ask(getWork, { labWorkId })).work.calls).toMatchObject([{ toldName: 'Sister Rose' }]);
    expect((await bench.tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' })).isFailure).toBe(false);
    expect(await critical(bench)).toEqual([]);
  });

  it('beside another one stays on the list until each of them was told (OR036, LB044)', async () => {
    const bench = await openLabBench(parts, ['K', 'NA']);
    const { labWorkId, orderId } = await finished(bench, { K: '6.9', NA: '110' });
    const { values } = (await bench.tenant.ask(getWork, { labWorkId })).work;
    const [labParameterId = 0] = values.filter(({ flag }) => flag === 'HH').map((one) => one.labParameterId);
    await bench.tenant.ask(addLabCall, { call: { ...told, labWorkId, labParameterId } });
    expect(await critical(bench)).toEqual([orderId]);
    const refused = await bench.tenant.call(verifyWork, { labWorkIds: [labWorkId] }, { as: 'admin' });
    expect(refused.message).toBe('Please log the call for Sodium 110');
    await bench.tenant.ask(addLabCall, { call: { ...told, labWorkId } });
    expect(await critical(bench)).toEqual([]);
  });

  it('is read out with the patient, the range and the phone of the doctor (OR036)', async () => {
    const bench = await openLabBench(parts, ['K']);
    await parts.owner.query(`update staff set contact_no = '9830012345' where tenant_id = $1 and staff_id = 1`, [
      bench.tenant.tenantId,
    ]);
    const { orderId } = await finished(bench, { K: '6.9' });
    const { criticalResult } = await bench.tenant.ask(getCriticalResult, { order: { orderId } });
    expect(criticalResult).toMatchObject({
      values: [{ parameterName: 'Potassium', valueText: '6.9', unit: 'mmol/L', isTold: false }],
      orderedByPhone: '9830012345',
    });
    expect(criticalResult.patientId).toBeGreaterThan(0);
    expect(criticalResult.values[0]?.rangeText).toContain('3.5');
  });
});

describe('a rejected specimen', () => {
  async function received(priority: 'Stat' | 'Routine') {
    const bench = await openLabBench(parts, ['K']);
    const [orderId = 0] = await bench.sign({ priority });
    const { specimenId, specimenNo } = await bench.label(orderId);
    await bench.receive(specimenId, specimenNo);
    return { bench, orderId, specimenNo };
  }

  it('that is Stat asks whom the laboratory called, and keeps the call in the log (LB020)', async () => {
    const { bench, orderId, specimenNo } = await received('Stat');
    const reject = { specimenNo, rejectReason: 'Clotted' } as const;
    const silent = await bench.tenant.call(rejectSpecimen, reject);
    expect(silent.message).toContain(`Specimen ${specimenNo} is Stat`);
    expect(silent.fields).toHaveProperty(['call.toldName']);
    expect(await bench.status(orderId)).toBe('InProgress');
    await bench.tenant.ask(rejectSpecimen, { ...reject, call: told });
    const { calls, order } = await bench.tenant.ask(getOrder, { order: { orderId } });
    expect(calls).toMatchObject([{ specimenNo, toldTo: 'Dr Pushpa Jha', outcome: 'Told' }]);
    expect(order.status).toBe('Ordered');
    await bench.tenant.ask(makeLabels, { orderIds: [orderId] });
  });

  it('that is not Stat needs no call; the reason Other needs a note (LB020)', async () => {
    const { bench, specimenNo } = await received('Routine');
    const other = { specimenNo, rejectReason: 'Other' } as const;
    expect((await bench.tenant.call(rejectSpecimen, other)).fields).toHaveProperty('rejectNote');
    expect((await bench.tenant.call(rejectSpecimen, { ...other, rejectNote: '  ' })).isFailure).toBe(true);
    await bench.tenant.ask(rejectSpecimen, { ...other, rejectNote: 'Broken in the centrifuge' });
  });
});

it('calls of the laboratory from before move into the log once, whoever wrote them (OR036, LB044)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { labWorkId, orderId } = await finished(bench, { K: '6.9' });
  const { tenantId } = bench.tenant;
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)]);
  await parts.owner.query(
    `insert into lab_call (tenant_id, lab_work_id, repeat_no, outcome, told_name, is_read_back, called_at, called_by)
     values ($1, $2, 0, 'Reached', 'Sister Rose', true, now() + interval '1 second', 1)`,
    [tenantId, labWorkId],
  );
  expect(await critical(bench)).toEqual([]);
  expect((await bench.tenant.ask(getOrder, { order: { orderId } })).calls).toHaveLength(1);
});
