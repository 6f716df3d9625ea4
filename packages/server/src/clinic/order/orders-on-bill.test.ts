// The final bill waits until every order is finished, cancelled or charged ahead; what is on it is not cancelled (OR021, OR034).
import { listOrders } from '@charaka/contract/clinic/order/order';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();
const result = { resultSummary: 'Nothing abnormal' };

/** A patient with an initiated discharge, with signed orders. */
async function openBill() {
  const desk = await openOrderDesk(parts);
  const { tenant, admissionId } = desk;
  const initiate = () =>
    parts.owner.query('update admission set is_discharge_initiated = true where tenant_id = $1', [tenant.tenantId]);
  return { ...desk, initiate, bill: () => bill({ tenant, admissionId }) };
}

async function bill({ tenant, admissionId }: Pick<OrderDesk, 'tenant' | 'admissionId'>) {
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  const netPayable = figures.netPayable / 100;
  return tenant.call(addBill, { bill: { admissionId, netPayable, cash: netPayable } });
}

describe('the final bill', () => {
  it('waits until each order is done, cancelled or marked to follow, which charges it at once (OR034)', async () => {
    const { tenant, sign, initiate, bill, charged, admissionId } = await openBill();
    const [done = 0, dropped = 0, later = 0] = await sign({}, {}, { chargeId: orderable.xray });
    await initiate();
    expect((await bill()).message).toBe(
      'Orders are not finished: Urine routine, Urine routine, Chest x-ray. Finish, cancel or mark each order to follow before the bill',
    );
    await tenant.ask(work.startOrders, { orderIds: [done] });
    await tenant.ask(work.completeOrders, { orderIds: [done], ...result });
    await tenant.ask(work.cancelOrders, { orderIds: [dropped], reason: 'Goes home today' });
    expect((await bill()).message).toContain('Orders are not finished: Chest x-ray.');
    await tenant.ask(work.followOrders, { orderIds: [later, later] });
    await tenant.ask(work.followOrders, { orderIds: [later] });
    const lines = [
      ['Urine routine', 8500],
      ['Chest x-ray', 35_000],
    ];
    expect(await charged()).toEqual(lines);
    expect((await bill()).message).toBe('Ipd Bill generated');
    await tenant.ask(work.startOrders, { orderIds: [later] });
    await tenant.ask(work.completeOrders, { orderIds: [later], ...result });
    await tenant.ask(work.verifyOrders, { orderIds: [later] });
    expect(await charged()).toEqual(lines);
    const { orders } = await tenant.ask(listOrders, { admissionId });
    expect(orders.find(({ orderId }) => orderId === later)).toMatchObject({
      status: 'Verified',
      coverState: 'OnBill',
      followsAt: expect.any(String),
      followsByName: 'Clerk User',
    });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('keeps what is on it: an order is cancelled after the bill only with the bill (OR021)', async () => {
    const { tenant, sign, initiate, bill, status, charged } = await openBill();
    const [later = 0, done = 0] = await sign({}, {});
    await tenant.ask(work.startOrders, { orderIds: [done] });
    await tenant.ask(work.completeOrders, { orderIds: [done], ...result });
    await initiate();
    await tenant.ask(work.followOrders, { orderIds: [later] });
    await bill();
    const cancel = async (orderId: number, charge: 'Keep' | 'TakeBack') =>
      (await tenant.call(work.cancelOrders, { orderIds: [orderId], reason: 'Patient has left', charge })).message;
    const refused = 'Urine routine is on the final bill. Cancel the bill first';
    expect(await cancel(later, 'TakeBack')).toBe(refused);
    expect(await cancel(later, 'Keep')).toBe(refused);
    expect(await cancel(done, 'TakeBack')).toBe(refused);
    expect(await cancel(done, 'Keep')).toBe('Cancelled');
    expect(await Promise.all([later, done].map(status))).toEqual(['Ordered', 'Cancelled']);
    expect(await charged()).toHaveLength(2);
  });

  it('gives back what was charged ahead when the order is cancelled before it (OR021, OR034)', async () => {
    const { tenant, sign, charged } = await openBill();
    const [later = 0] = await sign({});
    await tenant.ask(work.followOrders, { orderIds: [later] });
    await tenant.ask(work.cancelOrders, { orderIds: [later], reason: 'Not wanted any more' });
    expect(await charged()).toEqual([]);
    const again = await tenant.call(work.followOrders, { orderIds: [later] });
    expect(again.message).toBe('Urine routine is not open and cannot be marked to follow');
  });
});
