// Orders of visits that were paid: what is cancelled is owed until it is paid back, and what is done is refunded by an approver.
import { listBilledTests } from '@charaka/contract/clinic/counter/billed-test';
import { refundCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { getOrder } from '@charaka/contract/clinic/order/order';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { openCounter } from '../../../test-support/money/counter-desk.ts';
import { begin, matters, paid, result, sign } from '../../../test-support/money/gated-orders.ts';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

describe('an order that was paid', () => {
  it('and is cancelled is owed at once, and leaves the cashier’s list with the credit note (OR022)', async () => {
    const desk = await openCounter(parts);
    const [orderId = 0] = await sign(desk, { quantity: 2 });
    const { counterBillId, lines } = await paid(desk, orderId, 2);
    const serviceChargeId = lines[0]?.serviceChargeId ?? 0;
    await desk.tenant.ask(work.cancelOrders, { orderIds: [orderId], reason: 'Patient declined' });
    expect(await matters(desk, 'RefundDue')).toMatchObject([
      { orderId, serviceChargeId, counterBillId, quantity: 2000, amount: 17_000, reason: 'Patient declined' },
    ]);
    await desk.refund({ counterBillId, lines: [{ serviceChargeId, quantity: 1 }] });
    expect(await matters(desk, 'RefundDue')).toHaveLength(1);
    const twice = await Promise.all(
      [1, 2].map(() => desk.refund({ counterBillId, lines: [{ serviceChargeId, quantity: 1 }], amount: 85 })),
    );
    expect(twice.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(await matters(desk, 'RefundDue')).toEqual([]);
    expect((await verifyBooks(parts.owner, desk.tenant.tenantId)).difference).toBeNull();
  });

  it('is cancelled with the refund of the cashier in one transaction; nobody begins what was paid back (OR022, OR026)', async () => {
    const desk = await openCounter(parts);
    const [orderId = 0] = await sign(desk);
    const { counterBillId, lines } = await paid(desk, orderId);
    const serviceChargeId = lines[0]?.serviceChargeId ?? 0;
    const [refunded, begun] = await Promise.all([
      desk.refund({ counterBillId, lines: [{ serviceChargeId, quantity: 1 }], amount: 85 }),
      begin(desk, orderId),
    ]);
    expect(refunded.isFailure).not.toBe(begun.isFailure);
    const { order } = await desk.tenant.ask(getOrder, { order: { orderId } });
    expect(order.status).toBe(refunded.isFailure ? 'InProgress' : 'Cancelled');
  });

  it('and has begun is taken back whole, in part or not at all; above a limit by an approver (OR024)', async () => {
    const desk = await openCounter(parts, (tenantId) =>
      parts.owner.query('update hospital set discount_limit_basis_points = 500 where tenant_id = $1', [tenantId]),
    );
    const { tenant } = desk;
    const checker = await addColleague(tenant, { userId: 61, staffId: 2, isApprover: true });
    const [kept = 0, part = 0] = await sign(desk, {}, { chargeId: orderable.xray, quantity: 3 });
    for (const [orderId, quantity] of [
      [kept, 1],
      [part, 3],
    ] as const) {
      await paid(desk, orderId, quantity);
      await begin(desk, orderId);
    }
    await tenant.ask(work.cancelOrders, { orderIds: [kept], reason: 'Patient declined', charge: 'Keep' });
    expect(await matters(desk, 'RefundDue')).toEqual([]);
    const cut = { orderIds: [part], reason: 'Second film failed', charge: 'Part' as const };
    expect((await tenant.call(work.cancelOrders, cut)).message).toBe('Please enter the quantity that stays charged');
    expect((await tenant.call(work.cancelOrders, { ...cut, keptQuantity: 3 })).message).toBe(
      'The quantity of Chest x-ray that stays charged must be less than 3',
    );
    expect((await tenant.call(work.cancelOrders, { ...cut, keptQuantity: 1 })).message).toBe(
      'Chest x-ray has started. Only an approver can refund Rs 700.00',
    );
    await tenant.ask(work.cancelOrders, { ...cut, keptQuantity: 1 }, { as: checker });
    expect(await matters(desk, 'RefundDue')).toMatchObject([{ orderId: part, quantity: 2000, amount: 70_000 }]);
  });

  it('and is kept in part goes back by the cashier as far as it is owed, the rest by an approver alone (OR024, OR025)', async () => {
    const desk = await openCounter(parts);
    const { tenant } = desk;
    const checker = await addColleague(tenant, { userId: 61, staffId: 2, isApprover: true });
    const [orderId = 0] = await sign(desk, { chargeId: orderable.xray, quantity: 3 });
    const { counterBillId, lines } = await paid(desk, orderId, 3);
    const serviceChargeId = lines[0]?.serviceChargeId ?? 0;
    await begin(desk, orderId);
    const part = { orderIds: [orderId], reason: 'Second film failed', charge: 'Part' as const, keptQuantity: 1 };
    await tenant.ask(work.cancelOrders, part);
    const back = (quantity: number) => desk.refund({ counterBillId, lines: [{ serviceChargeId, quantity }] });
    const said = 'Chest x-ray is done. An approver must refund it';
    expect((await back(3)).message).toBe(said);
    expect((await back(1)).isFailure).toBe(false);
    expect(await matters(desk, 'RefundDue')).toMatchObject([{ quantity: 1000, amount: 35_000 }]);
    const { rows } = await tenant.ask(listBilledTests, { isOwed: true });
    expect(rows).toMatchObject([{ quantity: 3000, refundedQuantity: 1000, owedQuantity: 1000 }]);
    expect((await back(2)).message).toBe(said);
    expect((await back(1)).isFailure).toBe(false);
    expect(await matters(desk, 'RefundDue')).toEqual([]);
    expect((await back(1)).message).toBe(said);
    const refund = { counterBillId, lines: [{ serviceChargeId, quantity: 1 }], amount: 350, reason: 'Not good' };
    expect((await tenant.call(refundCounterBill, { refund }, { as: checker })).isFailure).toBe(false);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('stays owed for all of it when a part went back before it was cancelled (OR022)', async () => {
    const desk = await openCounter(parts);
    const [orderId = 0] = await sign(desk, { quantity: 3 });
    const { counterBillId, lines } = await paid(desk, orderId, 3);
    const one = { counterBillId, lines: [{ serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 }] };
    await desk.refund(one);
    await desk.tenant.ask(work.cancelOrders, { orderIds: [orderId], reason: 'Patient declined' });
    expect(await matters(desk, 'RefundDue')).toMatchObject([{ quantity: 2000, amount: 17_000 }]);
    await desk.refund(one);
    expect(await matters(desk, 'RefundDue')).toMatchObject([{ quantity: 1000, amount: 8500 }]);
    await desk.refund(one);
    expect(await matters(desk, 'RefundDue')).toEqual([]);
  });

  it('and goes back in part before work began is done as far as it stays paid, and no further (OR022, OR024)', async () => {
    const desk = await openCounter(parts);
    const { tenant } = desk;
    const [orderId = 0, kept = 0] = await sign(
      desk,
      ...[orderable.xray, orderable.urine].map((chargeId) => ({ chargeId, quantity: 3 })),
    );
    for (const one of [orderId, kept]) {
      const { counterBillId, lines } = await paid(desk, one, 3);
      const serviceChargeId = lines[0]?.serviceChargeId ?? 0;
      const back = { counterBillId, lines: [{ serviceChargeId, quantity: 2 }] };
      expect((await desk.refund(back)).isFailure).toBe(false);
    }
    const { order } = await tenant.ask(getOrder, { order: { orderId } });
    expect(order).toMatchObject({ status: 'Ordered', quantity: 1000 });
    await begin(desk, orderId, kept);
    // A refunded part is not due a second time when the rest is not cancelled.
    const cut = { orderIds: [kept], reason: 'Second film failed', charge: 'Part' as const };
    await tenant.ask(work.cancelOrders, { ...cut, keptQuantity: 0.5 });
    expect(await matters(desk, 'RefundDue')).toMatchObject([{ orderId: kept, quantity: 500 }]);
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });

  it('and is done is refunded by an approver alone: entered in error, or the service was deficient (OR025, OR045)', async () => {
    const desk = await openCounter(parts);
    const { tenant } = desk;
    const checker = await addColleague(tenant, { userId: 61, staffId: 2, isApprover: true });
    const [wrong = 0, poor = 0] = await sign(desk, {}, { chargeId: orderable.xray });
    const billOf = new Map<number, { counterBillId: number; serviceChargeId: number }>();
    for (const orderId of [wrong, poor]) {
      const { counterBillId, lines } = await paid(desk, orderId);
      billOf.set(orderId, { counterBillId, serviceChargeId: lines[0]?.serviceChargeId ?? 0 });
      await begin(desk, orderId);
      await tenant.ask(work.completeOrders, { orderIds: [orderId], ...result });
    }
    const back = (orderId: number, amount: number, change: object = {}, as?: typeof checker) => {
      const { counterBillId = 0, serviceChargeId = 0 } = billOf.get(orderId) ?? {};
      const refund = { counterBillId, lines: [{ serviceChargeId, quantity: 1 }], amount, reason: 'Not good' };
      return tenant.call(refundCounterBill, { refund: { ...refund, ...change } }, as ? { as } : {});
    };
    expect((await back(poor, 350)).message).toMatch(/^Chest x-ray is done\. Strike it out/);
    const deficient = { isServiceDeficient: true };
    expect((await back(poor, 350, deficient)).message).toBe('Chest x-ray is done. An approver must refund it');
    expect((await back(poor, 350, deficient, checker)).message).toBe('Credit note 1 created, Rs 350.00 refunded');
    const strike = { orderIds: [wrong], reason: 'Other patient', isEnteredInError: true };
    await tenant.ask(work.cancelOrders, strike, { as: checker });
    expect(await matters(desk, 'RefundDue')).toMatchObject([{ orderId: wrong, status: 'Cancelled' }]);
    expect((await back(wrong, 85)).message).toBe('Urine routine is done. An approver must refund it');
    expect((await back(wrong, 85, {}, checker)).isFailure).toBe(false);
    const { order } = await tenant.ask(getOrder, { order: { orderId: wrong } });
    expect(order).toMatchObject({ status: 'Cancelled', isEnteredInError: true, patientId: desk.patientId, ...result });
    expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
  });
});
