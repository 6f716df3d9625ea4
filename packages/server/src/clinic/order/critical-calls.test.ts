// After the work: critical results are told and read back, doctors see their results and sign what was said in their name.
import { addCriticalCall } from '@charaka/contract/clinic/order/critical-call';
import { getOrder, orderWorklist } from '@charaka/contract/clinic/order/order';
import { countersignOrders } from '@charaka/contract/clinic/order/sign-orders';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { describe, expect, it } from 'vitest';
import { makeDoctorOfAdmin, openVisitDesk } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
type Waits = InputOf<typeof orderWorklist.list>['waits'];

/** A visit with one result, critical unless said otherwise, whose doctor is the administrator. */
async function openResult(isCritical = true) {
  const desk = await openVisitDesk(parts);
  const { tenant, sign } = desk;
  await makeDoctorOfAdmin(tenant);
  const [orderId = 0] = await sign();
  const orderIds = [orderId];
  await tenant.ask(work.startOrders, { orderIds });
  await tenant.ask(work.completeOrders, { orderIds, resultSummary: 'Potassium 7.1', isCritical });
  const waiting = async (waits: Waits) =>
    (await tenant.ask(orderWorklist.list, { waits }, { as: 'admin' })).rows.map((row) => row.orderId);
  return { ...desk, orderId, orderIds, waiting };
}

describe('a critical result', () => {
  it('waits until somebody was told and read it back; tries that reached nobody are kept and end nothing (OR036)', async () => {
    const { tenant, orderId, waiting } = await openResult();
    expect(await waiting('Critical')).toEqual([orderId]);
    const told = { orderId, toldTo: 'Sister Rose', isReadBack: false } as const;
    await tenant.ask(addCriticalCall, { call: { ...told, outcome: 'NotReached', note: 'No answer' } });
    expect(await waiting('Critical')).toEqual([orderId]);
    expect((await tenant.call(addCriticalCall, { call: { ...told, outcome: 'Told' } })).message).toBe(
      'Please confirm that the result was read back',
    );
    await tenant.ask(addCriticalCall, { call: { ...told, outcome: 'Told', isReadBack: true } });
    expect(await waiting('Critical')).toEqual([]);
    const { order, calls } = await tenant.ask(getOrder, { order: { orderId } });
    expect(order.isCriticalTold).toBe(true);
    expect(calls).toMatchObject([
      { outcome: 'NotReached', toldTo: 'Sister Rose', toldByName: 'Clerk User', note: 'No answer' },
      { outcome: 'Told', isReadBack: true },
    ]);
    await expect(
      parts.owner.query(`update critical_call set is_read_back = false where tenant_id = $1 and outcome = 'Told'`, [
        tenant.tenantId,
      ]),
    ).rejects.toThrow(/check/);
  });

  it('is told anew when it was measured anew: a call about the result before tells nothing of it (OR036)', async () => {
    const { tenant, orderId, orderIds, waiting } = await openResult();
    const call = { orderId, toldTo: 'Sister Rose', isReadBack: true, outcome: 'Told' } as const;
    await tenant.ask(addCriticalCall, { call });
    expect(await waiting('Critical')).toEqual([]);
    await tenant.ask(work.takeBackOrder, { orderId, reason: 'Haemolysed' });
    await tenant.ask(work.completeOrders, { orderIds, resultSummary: 'Potassium 2.1', isCritical: true });
    expect(await waiting('Critical')).toEqual([orderId]);
    expect((await tenant.ask(getOrder, { order: { orderId } })).order.isCriticalTold).toBe(false);
    await tenant.ask(addCriticalCall, { call });
    expect(await waiting('Critical')).toEqual([]);
  });

  it('is called only where there is one, by who does orders, with a name', async () => {
    const { tenant, orderId } = await openResult(false);
    const asked = { orderId, outcome: 'Told', toldTo: 'Sister Rose', isReadBack: true } as const;
    expect((await tenant.call(addCriticalCall, { call: asked })).message).toBe('Urine routine has no critical result');
    expect((await tenant.call(addCriticalCall, { call: { ...asked, toldTo: ' ' } })).message).toBe(
      'Please enter the person informed',
    );
    expect((await tenant.call(addCriticalCall, { call: asked }, { as: 'viewer' })).status).toBe(403);
  });
});

describe('a doctor', () => {
  it('has the results not seen yet on a list of their own, overdue after a day, a critical one after an hour (OR035)', async () => {
    const { tenant, orderId, orderIds, waiting } = await openResult();
    expect(await waiting('Unseen')).toEqual([]);
    await tenant.ask(work.verifyOrders, { orderIds });
    expect(await waiting('Unseen')).toEqual([orderId]);
    const overdueAfter = async (hours: number, isCritical: boolean) => {
      await parts.owner.query(
        `update clinical_order set status_at = now() - make_interval(mins => $2), is_critical = $3 where tenant_id = $1`,
        [tenant.tenantId, hours * 60 + 5, isCritical],
      );
      return (await tenant.ask(getOrder, { order: { orderId } })).order.isOverdue;
    };
    expect([await overdueAfter(0, true), await overdueAfter(1, true)]).toEqual([false, true]);
    expect([await overdueAfter(23, false), await overdueAfter(24, false)]).toEqual([false, true]);
    expect((await tenant.ask(orderWorklist.list, { waits: 'Unseen' })).rows).toEqual([]);
    await tenant.ask(work.acknowledgeResults, { orderIds }, { as: 'admin' });
    expect(await waiting('Unseen')).toEqual([]);
  });

  it('has what was ordered in their name by word of mouth on a list until it is signed (OR007)', async () => {
    const { tenant, orderId, waiting } = await openResult();
    expect(await waiting('Unsigned')).toEqual([orderId]);
    const { order } = await tenant.ask(getOrder, { order: { orderId } });
    await tenant.ask(countersignOrders, { orderGroupIds: [order.orderGroupId] }, { as: 'admin' });
    expect(await waiting('Unsigned')).toEqual([]);
  });
});
