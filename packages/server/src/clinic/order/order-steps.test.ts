// Every step of orders that section 4 does not have: refused by the product with where the order stands, and by the database as well.
import { getOrder } from '@charaka/contract/clinic/order/order';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { type OrderDeed, type OrderStatus, orderStatuses, orderSteps, stepOf } from '@charaka/rules/clinic/order-step';
import { pairsOf } from '@charaka/rules/step/steps';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const reason = 'Tried by the test';

const calls = {
  accept: ({ tenant }: OrderDesk, orderId: number) => tenant.call(work.acceptOrders, { orderIds: [orderId] }),
  begin: ({ tenant }: OrderDesk, orderId: number) => tenant.call(work.startOrders, { orderIds: [orderId] }),
  finish: ({ tenant }: OrderDesk, orderId: number) =>
    tenant.call(work.completeOrders, { orderIds: [orderId], resultSummary: 'Clear' }),
  verify: ({ tenant }: OrderDesk, orderId: number) =>
    tenant.call(work.verifyOrders, { orderIds: [orderId] }, { as: 'admin' }),
  'give-back': ({ tenant }: OrderDesk, orderId: number) => tenant.call(work.giveBackOrder, { orderId, reason }),
  'send-back': ({ tenant }: OrderDesk, orderId: number) => tenant.call(work.sendBackOrder, { orderId, reason }),
  'take-back': ({ tenant }: OrderDesk, orderId: number) => tenant.call(work.takeBackOrder, { orderId, reason }),
  hold: ({ tenant }: OrderDesk, orderId: number) => tenant.call(work.holdOrder, { orderId, reason }),
  resume: ({ tenant }: OrderDesk, orderId: number) => tenant.call(work.resumeOrder, { orderId, reason }),
  // The same call strikes out a done order as entered in error.
  cancel: ({ tenant }: OrderDesk, orderId: number) =>
    tenant.call(work.cancelOrders, { orderIds: [orderId], reason }, { as: 'admin' }),
} satisfies Partial<Record<OrderDeed, unknown>>;
const deeds = Object.keys(calls) as (keyof typeof calls)[];

const leadsOn = (deed: keyof typeof calls, status: OrderStatus) => {
  const standing = { status, kind: 'Investigation', heldFrom: 'Ordered' } as const;
  return [deed, ...(deed === 'cancel' ? (['enter-in-error'] as const) : [])].some((one) => stepOf(one, standing));
};
const without = orderStatuses.flatMap((from) =>
  deeds.filter((deed) => !leadsOn(deed, from)).map((deed) => [from, deed] as const),
);
const joined = new Set(pairsOf(orderSteps));
const notJoined = orderStatuses.flatMap((from) =>
  orderStatuses.filter((to) => to !== from && !joined.has(`${from} ${to}`)).map((to) => [from, to] as const),
);

let desk: OrderDesk;
const orderAt = {} as Record<OrderStatus, number>;

const columns = (status: OrderStatus) =>
  `status = '${status}', status_reason = '${reason}', verified_by = 1, held_from = ${status === 'OnHold' ? `'Ordered'` : 'null'}`;
const statusOf = async (orderId: number) => (await desk.tenant.ask(getOrder, { order: { orderId } })).order.status;

beforeAll(async () => {
  desk = await openOrderDesk(parts);
  const orderIds = await desk.sign(...orderStatuses.map(() => ({ isRepeatConfirmed: true })));
  // Each stands where the test wants it, by no step at all.
  await parts.owner.query('set session_replication_role = replica');
  for (const [place, status] of orderStatuses.entries()) {
    orderAt[status] = orderIds[place] ?? 0;
    await parts.owner.query(
      `update clinical_order set ${columns(status)} where tenant_id = $1 and clinical_order_id = $2`,
      [desk.tenant.tenantId, orderAt[status]],
    );
  }
  await parts.owner.query('set session_replication_role = origin');
});

describe('a step that section 4 does not have', () => {
  it('is looked for among all of them', () => {
    expect([deeds.length * orderStatuses.length - without.length, without.length]).toEqual([18, 62]);
    expect([joined.size, notJoined.length]).toEqual([19, 37]);
  });

  it.each(without)('is refused to an order that is %s: %s (OR032, OR038)', async (from, deed) => {
    const orderId = orderAt[from];
    const answer = await calls[deed](desk, orderId);
    expect([answer.status, answer.isFailure, answer.message]).toEqual([
      200,
      true,
      `Urine routine is now '${orderSteps.states[from].name}' (Clerk User), so this cannot be done. Please look again`,
    ]);
    expect(await statusOf(orderId)).toBe(from);
  });

  it.each(notJoined)('is refused by the database: from %s to %s (OR038)', async (from, to) => {
    const orderId = orderAt[from];
    await expect(
      parts.owner.query(`update clinical_order set ${columns(to)} where tenant_id = $1 and clinical_order_id = $2`, [
        desk.tenant.tenantId,
        orderId,
      ]),
    ).rejects.toThrow(`no step leads from ${from} to ${to}`);
    expect(await statusOf(orderId)).toBe(from);
  });

  it('is the beginning of no order: it begins as ordered (OR038)', async () => {
    for (const status of orderStatuses.filter((one) => one !== 'Ordered'))
      await expect(
        parts.owner.query(
          `insert into clinical_order select (jsonb_populate_record(o, jsonb_build_object('clinical_order_id', 900000,
             'line_no', 99, 'status', '${status}'))).* from clinical_order o where o.tenant_id = $1 and o.clinical_order_id = $2`,
          [desk.tenant.tenantId, orderAt[status]],
        ),
      ).rejects.toThrow(`an order begins as Ordered, not as ${status}`);
    expect(await statusOf(orderAt.Ordered)).toBe('Ordered');
  });
});
