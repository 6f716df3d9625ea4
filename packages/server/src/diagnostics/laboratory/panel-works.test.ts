// Members of a panel: works of their own below one order, which follows them.

import { getOrder } from '@charaka/contract/clinic/order/order';
import { cancelOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import { getBench, repeatWork } from '@charaka/contract/diagnostics/laboratory/bench';
import { getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import {
  collectionWorklist,
  makeLabels,
  rejectSpecimen,
  specimenWorklist,
} from '@charaka/contract/diagnostics/laboratory/specimen';
import { verifyWork, verifyWorklist } from '@charaka/contract/diagnostics/laboratory/verify';
import { describe, expect, it } from 'vitest';
import { withdraw } from '../../../test-support/patient/lab-bench.ts';
import { openPanelBench, panelCharges } from '../../../test-support/patient/panel-bench.ts';
import { inOrder } from '../../../test-support/server/in-order.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

describe('the members of a panel', () => {
  it('are works of their own; those of one specimen type share a tube (Q251)', async () => {
    const bench = await openPanelBench(parts);
    const orderId = await bench.signPanel();
    const waiting = (await bench.tenant.ask(collectionWorklist.list, {})).rows;
    expect(waiting.map(({ testNames, orderIds }) => [testNames, orderIds])).toEqual(
      expect.arrayContaining([
        ['Potassium, Sodium', [orderId]],
        ['Urine', [orderId]],
      ]),
    );
    const { specimenIds } = await bench.tenant.ask(makeLabels, { orderIds: [orderId] });
    expect(specimenIds).toHaveLength(2);
    const works = await bench.works(orderId);
    expect(works.map(({ name, status }) => [name, status])).toEqual([
      ['Potassium', 'Waiting'],
      ['Sodium', 'Waiting'],
      ['Urine', 'Waiting'],
    ]);
    expect(works[0]?.specimen).toBe(works[1]?.specimen);
    const { rows } = await bench.tenant.ask(specimenWorklist.list, {});
    expect(rows.map(({ testNames }) => testNames).toSorted()).toEqual(['Potassium, Sodium', 'Urine']);
  });

  it('are charged once, with the first of their tubes (Q251, LB016)', async () => {
    const bench = await openPanelBench(parts);
    const orderId = await bench.signPanel();
    await bench.tenant.ask(makeLabels, { orderIds: [orderId] });
    expect(await bench.charged()).toEqual([]);
    await bench.collect(orderId, 'Urine');
    expect(await bench.status(orderId)).toBe('InProgress');
    await bench.collect(orderId, 'Sodium');
    expect(await bench.charged()).toEqual([['Panel', 50_000]]);
    expect(await bench.status(orderId)).toBe('InProgress');
  });

  it('leave the order in work until all are finished, then until all are verified (Q251)', async () => {
    const bench = await openPanelBench(parts);
    const { tenant } = bench;
    const orderId = await bench.arrivePanel();
    const { tests } = await tenant.ask(getBench, {});
    expect(tests).toHaveLength(3);
    await bench.measure(orderId, 'Urine');
    await bench.measure(orderId, 'Sodium', '140');
    expect(await bench.status(orderId)).toBe('InProgress');
    const { rows } = await tenant.ask(verifyWorklist.list, {}, { as: 'admin' });
    expect(rows.map(({ testNames }) => testNames).toSorted()).toEqual(['Sodium', 'Urine']);
    const [early = 0] = await bench.verify(orderId, 'Urine');
    expect((await tenant.ask(getLabReport, { reportId: early })).report).toMatchObject({ status: 'Preliminary' });
    await bench.measure(orderId, 'Potassium');
    expect(await bench.status(orderId)).toBe('Done');
    const { resultSummary } = (await tenant.ask(getOrder, { order: { orderId } })).order;
    expect(resultSummary?.split('\n').filter((line) => line.endsWith(':'))).toEqual(
      expect.arrayContaining(['Urine:', 'Sodium:', 'Potassium:']),
    );
    await bench.verify(orderId, 'Sodium');
    expect(await bench.status(orderId)).toBe('Done');
    const [last = 0] = await bench.verify(orderId, 'Potassium');
    expect(await bench.status(orderId)).toBe('Verified');
    const { status, content } = (await tenant.ask(getLabReport, { reportId: last })).report;
    expect(status).toBe('Final');
    expect(content.tests.map(({ testName }) => testName).toSorted()).toEqual(['Potassium', 'Sodium', 'Urine']);
  });

  it('wait for a new tube alone where theirs is rejected, and are not charged again (Q251, LB021)', async () => {
    const bench = await openPanelBench(parts);
    const { tenant } = bench;
    const orderId = await bench.arrivePanel();
    for (const name of ['Urine', 'Sodium', 'Potassium'])
      await bench.measure(orderId, name, name === 'Sodium' ? '140' : '4');
    const { no } = await bench.workOf(orderId, 'Urine');
    await tenant.ask(rejectSpecimen, { specimenNo: no ?? '', rejectReason: 'Clotted' });
    expect(await bench.status(orderId)).toBe('InProgress');
    expect((await bench.works(orderId)).map(({ status }) => status)).toEqual(['Checked', 'Checked', 'Waiting']);
    const { rows } = await tenant.ask(collectionWorklist.list, {});
    expect(rows.map(({ testNames, specimenNo }) => [testNames, specimenNo])).toEqual([['Urine', null]]);
    expect((await tenant.ask(makeLabels, { orderIds: [orderId] })).specimenIds).toHaveLength(1);
    await bench.collect(orderId, 'Urine');
    await bench.measure(orderId, 'Urine');
    expect(await bench.status(orderId)).toBe('Done');
    expect(await bench.charged()).toEqual([['Panel', 50_000]]);
  });

  it('keep their tube when one is verified while it is being rejected (Q251, LB021)', async () => {
    const bench = await openPanelBench(parts);
    const { tenant } = bench;
    const orderId = await bench.arrivePanel();
    await bench.measure(orderId, 'Sodium', '140');
    const { id, no, specimen } = await bench.workOf(orderId, 'Sodium');
    const verify = () => tenant.call(verifyWork, { labWorkIds: [id] }, { as: 'admin' });
    const reject = () => tenant.call(rejectSpecimen, { specimenNo: no ?? '', rejectReason: 'Clotted' });
    const answers = await inOrder<{ isFailure: boolean; message: string }>(tenant, [verify, reject]);
    expect(answers.map(({ isFailure }) => isFailure)).toEqual([false, true]);
    expect(answers[1]?.message).toContain('are verified');
    expect((await bench.works(orderId)).map((work) => [work.status, work.specimen === specimen])).toEqual([
      ['Ready', true],
      ['Verified', true],
      ['Ready', false],
    ]);
  });

  it('are repeated alone; the order is in work again until then (Q251, LB032)', async () => {
    const bench = await openPanelBench(parts);
    const orderId = await bench.arrivePanel();
    for (const name of ['Urine', 'Sodium', 'Potassium'])
      await bench.measure(orderId, name, name === 'Sodium' ? '140' : '4');
    const { id } = await bench.workOf(orderId, 'Sodium');
    await bench.tenant.ask(repeatWork, { labWorkId: id, reason: 'Value not plausible' });
    expect(await bench.status(orderId)).toBe('InProgress');
    expect((await bench.works(orderId)).map(({ status }) => status)).toEqual(['Checked', 'Ready', 'Checked']);
    await bench.measure(orderId, 'Sodium', '141');
    expect(await bench.status(orderId)).toBe('Done');
  });

  it('go back with the order when no other tube was taken (Q251, LB020)', async () => {
    const bench = await openPanelBench(parts);
    const orderId = await bench.signPanel();
    await bench.tenant.ask(makeLabels, { orderIds: [orderId] });
    await bench.collect(orderId, 'Urine');
    const { no } = await bench.workOf(orderId, 'Urine');
    await bench.tenant.ask(rejectSpecimen, { specimenNo: no ?? '', rejectReason: 'Clotted' });
    expect(await bench.status(orderId)).toBe('Ordered');
    await bench.tenant.ask(makeLabels, { orderIds: [orderId] });
    await bench.collect(orderId, 'Urine');
    await bench.collect(orderId, 'Sodium');
    expect(await bench.charged()).toEqual([['Panel', 50_000]]);
  });

  it('are cancelled with the order, and not once one of them is verified (Q251, OR024)', async () => {
    const bench = await openPanelBench(parts);
    const { tenant } = bench;
    const reason = 'Ordered for another bed';
    const cancelled = await bench.signPanel();
    await tenant.ask(makeLabels, { orderIds: [cancelled] });
    await tenant.ask(cancelOrders, { orderIds: [cancelled], reason });
    expect(new Set((await bench.works(cancelled)).map(({ status }) => status))).toEqual(new Set(['Cancelled']));
    const orderId = await bench.arrivePanel();
    await bench.measure(orderId, 'Urine');
    await bench.verify(orderId, 'Urine');
    const refused = await tenant.call(cancelOrders, { orderIds: [orderId], reason });
    expect(refused.message).toMatch(/report/);
    expect(await bench.status(orderId)).toBe('InProgress');
  });

  it('are struck out together when their report is withdrawn (Q251, LB048)', async () => {
    const bench = await openPanelBench(parts);
    const orderId = await bench.arrivePanel();
    await bench.measure(orderId, 'Urine');
    const [reportId = 0] = await bench.verify(orderId, 'Urine');
    const withdrawnId = await withdraw(bench.tenant, reportId);
    expect(await bench.status(orderId)).toBe('Cancelled');
    expect(new Set((await bench.works(orderId)).map(({ status }) => status))).toEqual(new Set(['Cancelled']));
    const { report } = await bench.tenant.ask(getLabReport, { reportId: withdrawnId });
    expect(report.status).toBe('Withdrawn');
  });

  it('stay withdrawn where one was released before it was verified (Q251, LB048, LB059)', async () => {
    const bench = await openPanelBench(parts);
    const orderId = await bench.arrivePanel();
    await bench.measure(orderId, 'Urine');
    await bench.sql(
      `update lab_work set preliminary_at = status_at, preliminary_of = status_by, preliminary_by =
         (select min(user_id) from app_user u where u.tenant_id = $1 and u.user_id <> status_by)
       where tenant_id = $1 and lab_work_id = $2`,
      (await bench.workOf(orderId, 'Urine')).id,
    );
    const [reportId = 0] = await bench.verify(orderId, 'Urine');
    const withdrawnId = await withdraw(bench.tenant, reportId);
    const { rows } = await bench.tenant.ask(labReportWorklist.list, {});
    expect(rows.map((row) => [row.reportId, row.status])).toEqual([[withdrawnId, 'Withdrawn']]);
  });

  it('make the order confidential where one of them is (Q251, Q270)', async () => {
    const bench = await openPanelBench(parts);
    await bench.sql(
      'update lab_test set is_confidential = true where tenant_id = $1 and charge_id = $2',
      panelCharges.sodium,
    );
    const orderId = await bench.signPanel();
    const [order] = await bench.sql<{ secret: boolean }>(
      'select is_confidential as secret from clinical_order where tenant_id = $1 and clinical_order_id = $2',
      orderId,
    );
    expect(order?.secret).toBe(true);
  });

  it('are no works of an order that was signed before (Q251)', async () => {
    const bench = await openPanelBench(parts);
    const orderId = await bench.signPanel();
    await bench.sql(
      'update clinical_order set member_charges = null where tenant_id = $1 and clinical_order_id = $2',
      orderId,
    );
    const refused = await bench.tenant.call(makeLabels, { orderIds: [orderId] });
    expect(refused.message).toContain('Salt panel');
    expect((await bench.tenant.ask(collectionWorklist.list, {})).rows).toEqual([]);
  });
});

describe('a panel', () => {
  it('is refused with a member that has no test where others have one, and with one not in use (Q251)', async () => {
    const bench = await openPanelBench(parts);
    const { tenant, orderableId, memberIds } = bench;
    const plain = (await bench.orderableOf(panelCharges.plain, 'Plain test')).output.orderable.orderableId;
    const { orderable } = await tenant.ask(orderables.get, { orderable: { orderableId } });
    const save = (members: number[]) =>
      tenant.call(orderables.update, { orderable: { ...orderable, memberIds: members } });
    const refused = await save([...memberIds, plain]);
    expect(refused.fields).toEqual({ 'orderable.memberIds': refused.message });
    expect(refused.message).toContain('Plain test has no laboratory test');
    await tenant.ask(orderables.remove, { orderable: { orderableId: plain } });
    expect((await save([...memberIds, plain])).message).toContain('Plain test is not in use');
    expect((await save(memberIds)).isFailure).toBe(false);
  });

  it('is not labelled while the test of a member is out of use: no member is left out silently (Q251)', async () => {
    const bench = await openPanelBench(parts);
    const orderId = await bench.signPanel();
    await bench.sql(
      'update lab_test set is_active = false where tenant_id = $1 and charge_id = $2',
      panelCharges.sodium,
    );
    const refused = await bench.tenant.call(makeLabels, { orderIds: [orderId] });
    expect(refused.message).toContain('Sodium');
    expect(await bench.works(orderId)).toEqual([]);
  });
});
