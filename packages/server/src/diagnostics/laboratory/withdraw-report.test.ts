// A verified result leaves by an amendment or the withdrawal of its report, never by cancelling the order (orders.md section 4, Q271).
import { getOrder, orderWorklist } from '@charaka/contract/clinic/order/order';
import { cancelOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { getLabReport, labReportWorklist } from '@charaka/contract/diagnostics/laboratory/lab-report';
import { decideWithdrawal, withdrawReport } from '@charaka/contract/diagnostics/laboratory/lab-withdrawal';
import { verifyWork } from '@charaka/contract/diagnostics/laboratory/verify';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { describe, expect, it } from 'vitest';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';

const parts = useTestApp();
const asAdmin = { as: 'admin' } as const;
const reason = 'Blood of another patient';

async function released() {
  const bench = await openLabBench(parts, ['K']);
  const { labWorkId, orderId } = await bench.arrive();
  await bench.type(labWorkId, { K: '5.0' });
  await bench.finish(labWorkId, true);
  const [reportId = 0] = (await bench.tenant.ask(verifyWork, { labWorkIds: [labWorkId] }, asAdmin)).reportIds;
  return { bench, tenant: bench.tenant, orderId, reportId };
}

describe('a verified result of the laboratory', () => {
  it('is not cancelled from a list of orders, whatever right the caller has (OR024, LB048)', async () => {
    const { tenant, bench, orderId, reportId } = await released();
    for (const isEnteredInError of [false, true]) {
      const cancel = { orderIds: [orderId], reason: 'not needed any more', isEnteredInError };
      const refused = await tenant.call(cancelOrders, cancel, asAdmin);
      expect(refused.message).toContain('To change it, amend the report');
    }
    expect(await bench.status(orderId)).toBe('Verified');
    expect((await tenant.ask(labReportWorklist.list, {})).rows).toMatchObject([
      { reportId, status: 'Final', versionNo: 1 },
    ]);
  });

  it('is withdrawn with its report by two persons; nothing is removed and no charge moves (OR045, LB040, LB048)', async () => {
    const { tenant, bench, orderId, reportId } = await released();
    const { report } = await tenant.ask(getLabReport, { reportId });
    const charged = await bench.charged();
    expect((await tenant.call(withdrawReport, { reportId, reason: 'Wrong' })).fields).toHaveProperty('reason');
    await tenant.ask(withdrawReport, { reportId, reason });
    expect((await tenant.ask(getLabReport, { reportId })).report.withdrawal).toMatchObject({
      reason,
      isForCaller: false,
    });
    const alone = await tenant.call(decideWithdrawal, { reportId, isApproved: true });
    expect(alone.message).toBe('Another person must approve the withdrawal');
    const done = await tenant.call(decideWithdrawal, { reportId, isApproved: true }, asAdmin);
    expect(done.message).toBe('Report 1 withdrawn');
    const shown = (await tenant.ask(getLabReport, { reportId: done.output.reportId })).report;
    expect(shown).toMatchObject({ status: 'Withdrawn', versionNo: 2, content: { tests: report.content.tests } });
    const { order } = await tenant.ask(getOrder, { order: { orderId } });
    expect(order).toMatchObject({
      status: 'Cancelled',
      isEnteredInError: true,
      resultSummary: expect.stringContaining('5.0'),
    });
    expect(await bench.charged()).toEqual(charged);
    const { rows } = await tenant.ask(listNotifications, {});
    expect(rows.map(({ title }) => title)).toContain('Laboratory report 1 was withdrawn: do not use its results');
  });

  it('stays as it is when the withdrawal is declined (LB048)', async () => {
    const { tenant, orderId, reportId, bench } = await released();
    await tenant.ask(withdrawReport, { reportId, reason });
    await tenant.ask(decideWithdrawal, { reportId, isApproved: false }, asAdmin);
    expect((await tenant.ask(getLabReport, { reportId })).report).toMatchObject({ status: 'Final', isNewest: true });
    expect(await bench.status(orderId)).toBe('Verified');
    expect((await tenant.ask(orderWorklist.list, { status: 'Verified' })).rows).toHaveLength(1);
  });
});

it('an order whose specimen is collected is cancelled by the laboratory, which says what is charged (OR024, Q271)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant } = bench;
  const ward = await addUserOfRole(tenant, 7, ['sign-order', 'do-order', 'verify-order']);
  const { orderId } = await bench.arrive();
  const cancel = { orderIds: [orderId], reason: 'Not wanted any more' };
  expect((await tenant.call(cancelOrders, cancel, { as: ward })).message).toBe(
    'The specimen of Urine routine is collected. Only the laboratory can cancel the test now',
  );
  expect((await tenant.call(cancelOrders, cancel)).message).toBe(
    'The work on Urine routine has started. Choose whether to charge it in full, in part or not at all',
  );
  expect((await tenant.call(cancelOrders, { ...cancel, charge: 'Keep' })).isFailure).toBe(false);
  const open = await bench.order();
  expect((await tenant.call(cancelOrders, { ...cancel, orderIds: [open] }, { as: ward })).isFailure).toBe(false);
});
