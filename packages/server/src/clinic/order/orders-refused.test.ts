// Tests of the refusals of bad input about orders, and of those of the database whatever the code does (orders, sections 4, 6 and 7).
import { getOrder } from '@charaka/contract/clinic/order/order';
import { countersignOrders } from '@charaka/contract/clinic/order/sign-orders';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { orderStatuses } from '@charaka/rules/clinic/order-step';
import { describe, expect, it } from 'vitest';
import { makeDoctorOfAdmin, openOrderDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('signing is refused', () => {
  it.each([
    ['nothing chosen', [], {}, 'Please choose at least one item'],
    ['more than a hundred', Array.from({ length: 101 }, () => ({})), {}, 'Choose at most 100 orders at once'],
    [
      'a charge of another hospital',
      [{ chargeId: 6 }],
      {},
      'A charge that was chosen is not in the price list of this hospital',
    ],
    ['what is no order', [{ chargeId: 1 }], {}, 'Consultation cannot be ordered'],
    ['no doctor', [{}], { orderedById: 99 }, 'Select Doctor'],
    ['no read-back', [{}], { readBackBy: '' }, 'Please confirm that the order was read back'],
    [
      'in the name of another, and not by word of mouth',
      [{}],
      { isVerbal: false },
      'Please confirm that the order was read back',
    ],
    ['quantity nil', [{ quantity: 0 }], {}, 'Value should greater then 0'],
    ['a negative quantity', [{ quantity: -1 }], {}, "The quantity can't be negative"],
    ['a thousandth of a test', [{ quantity: 0.001 }], {}, 'Enter a whole number: 1, 2 or more'],
    ['a quantity with four decimals', [{ quantity: 0.0001 }], {}, 'The quantity has more than 3 decimals'],
    ['quantity above 999', [{ quantity: 1000 }], {}, 'Enter at most 999'],
    ['before the stay', [{ orderFor: inDays(-9) }], {}, 'The time is before the visit'],
    ['too far ahead', [{ orderFor: inDays(91) }], {}, 'Choose a time within the next 90 days'],
  ] as const)('%s (OR section 7)', async (_, lines, change, sentence) => {
    const desk = await openOrderDesk(parts);
    const answer = await desk.call([...lines], change);
    expect([answer.isFailure, answer.message]).toEqual([true, sentence]);
  });

  it('not when no time is given and the visit was opened a moment ahead of the clock of the call (OR002)', async () => {
    const desk = await openOrderDesk(parts);
    await parts.owner.query(
      `update encounter set opened_at = clock_timestamp() + interval '5 seconds' where tenant_id = $1`,
      [desk.tenant.tenantId],
    );
    expect((await desk.call([{}])).message).not.toBe('The time is before the visit');
  });

  it('a charge and a doctor that are taken out of use (OR002, OR007)', async () => {
    const { tenant, call } = await openOrderDesk(parts);
    await parts.owner.query('update charge set is_active = false where tenant_id = $1 and charge_id = 3', [
      tenant.tenantId,
    ]);
    expect((await call([{}])).message).toBe('A charge that was chosen is not in the price list of this hospital');
    await parts.owner.query('update staff set is_active = false where tenant_id = $1 and staff_id = 1', [
      tenant.tenantId,
    ]);
    expect((await call([{ chargeId: orderable.xray }])).message).toBe('Select Doctor');
  });

  it('a bed: the stay charges it by itself (OR002)', async () => {
    const desk = await openOrderDesk(parts);
    await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(desk.tenant.tenantId)]);
    await parts.owner.query(`insert into charge_type values ($1, 2, 'Bed Charges')`, [desk.tenant.tenantId]);
    await parts.owner.query('update charge set charge_type_id = 2 where tenant_id = $1 and charge_id = 2', [
      desk.tenant.tenantId,
    ]);
    expect((await desk.call([{ chargeId: 2 }])).message).toBe(
      'A bed cannot be ordered. The stay charges it automatically',
    );
  });

  it.each([
    ['is_discharged = true, discharged_at = now()', 'The patient is discharged'],
    ['is_final_bill = true', 'The final bill is already made: no order can be added'],
    ["is_cancelled = true, cancelled_at = now(), cancel_reason = 'By mistake'", 'This admission is cancelled'],
  ])('once %s (OR005)', async (change, sentence) => {
    const desk = await openOrderDesk(parts);
    await parts.owner.query(`update admission set ${change} where tenant_id = $1`, [desk.tenant.tenantId]);
    expect((await desk.call([{}])).message).toBe(sentence);
  });

  it('of what is ordered already, until it is said to be wanted again (OR011)', async () => {
    const desk = await openOrderDesk(parts);
    await desk.sign();
    expect((await desk.call([{}])).message).toBe(
      'Urine routine is already ordered. Please confirm that it is needed again',
    );
    expect((await desk.call([{ isRepeatConfirmed: true }])).isFailure).toBe(false);
    expect((await desk.call([{ chargeId: orderable.xray }])).isFailure).toBe(false);
  });

  it('as a whole when one line is not allowed; a second click makes no second order (OR003, OR004)', async () => {
    const desk = await openOrderDesk(parts);
    await desk.call([{}, { chargeId: 1 }]);
    const count = async () =>
      (
        await parts.owner.query('select count(*)::int as n from clinical_order where tenant_id = $1', [
          desk.tenant.tenantId,
        ])
      ).rows[0].n;
    expect(await count()).toBe(0);
    const key = crypto.randomUUID();
    const [first, second] = [await desk.call([{}], {}, key), await desk.call([{}], {}, key)];
    expect(second.output).toEqual(first.output);
    expect(await count()).toBe(1);
  });
});

describe('a step is refused', () => {
  it('to the second of two who take it at the same instant (OR032)', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    const orderIds = await sign();
    const answers = await Promise.all([1, 2].map(() => tenant.call(work.startOrders, { orderIds })));
    expect(answers.map(({ isFailure }) => isFailure).toSorted()).toEqual([false, true]);
    const { rows } = await parts.owner.query('select count(*)::int as n from service_charge where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows[0].n).toBe(1);
  });

  it('that does not follow from where the order stands, and to be cancelled without a reason (OR038)', async () => {
    const { tenant, sign, status } = await openOrderDesk(parts);
    const [orderId = 0] = await sign();
    const orderIds = [orderId];
    const moved = (status: string) =>
      `Urine routine is now '${status}' (Clerk User), so this cannot be done. Please look again`;
    expect((await tenant.call(work.verifyOrders, { orderIds }, { as: 'admin' })).message).toBe(moved('Ordered'));
    expect((await tenant.call(work.completeOrders, { orderIds, resultSummary: 'Clear' })).message).toBe(
      moved('Ordered'),
    );
    for (const reason of ['', 'typo'])
      expect((await tenant.call(work.cancelOrders, { orderIds, reason })).message).toBe('Please enter the reason');
    await tenant.ask(work.cancelOrders, { orderIds, reason: 'Ordered twice' });
    expect((await tenant.call(work.acceptOrders, { orderIds })).message).toBe(moved('Cancelled'));
    expect(await status(orderId)).toBe('Cancelled');
  });

  it('without a result, without a reason, and to who may not do orders', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    const [orderId = 0] = await sign();
    await tenant.ask(work.startOrders, { orderIds: [orderId] });
    expect((await tenant.call(work.completeOrders, { orderIds: [orderId] })).message).toBe(
      'Please enter the result of Urine routine',
    );
    for (const reason of ['', 'why'])
      expect((await tenant.call(work.sendBackOrder, { orderId, reason })).message).toBe('Please enter the reason');
    expect((await tenant.call(work.startOrders, { orderIds: [orderId] }, { as: 'viewer' })).status).toBe(403);
  });

  it('to who signs but does not do orders, once the work has begun (OR024)', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    await parts.owner.query(
      `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
       values ($1, 31, 'sign-order', true, false, false, false)
       on conflict (tenant_id, role_id, menu_path) do update set can_view = true`,
      [tenant.tenantId],
    );
    const orderIds = await sign();
    await tenant.ask(work.startOrders, { orderIds });
    const answer = await tenant.call(work.cancelOrders, { orderIds, reason: 'Patient declined' }, { as: 'viewer' });
    expect(answer.message).toBe('Urine routine has started. Only the department can cancel it');
  });

  it('on an order of another tenant or hospital, as if there were none', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    const other = await makeTenant(parts);
    const [orderId = 0] = await sign();
    const sentence = `Order ${orderId} does not exist`;
    expect((await other.call(getOrder, { order: { orderId } }, { as: 'admin' })).message).toBe(sentence);
    expect((await other.call(work.acceptOrders, { orderIds: [orderId] }, { as: 'admin' })).message).toBe(sentence);
    const elsewhere = await tenant.call(work.acceptOrders, { orderIds: [orderId] }, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.message).toBe(sentence);
  });

  it('by the database as well, wherever no deed leads (OR038, invariants 3 and 4)', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    const { rows } = await parts.owner.query('select from_status as "from", to_status as "to" from order_step');
    const written = rows.map(({ from, to }) => `${from} ${to}`).toSorted();
    const [orderId = 0] = await sign();
    const set = (change: string) =>
      parts.owner.query(`update clinical_order set ${change} where tenant_id = $1 and clinical_order_id = $2`, [
        tenant.tenantId,
        orderId,
      ]);
    const missing = orderStatuses.filter((to) => to !== 'Ordered' && !written.includes(`Ordered ${to}`));
    expect(missing).toEqual(['Done', 'Verified', 'Stopped']);
    for (const to of missing)
      await expect(set(`status = '${to}', status_reason = 'long enough', verified_by = 1`)).rejects.toThrow(
        /no step leads/,
      );
    await expect(set("status = 'Cancelled', status_reason = 'no'")).rejects.toThrow(/check/);
    await expect(set('patient_id = patient_id + 1')).rejects.toThrow(/foreign key/);
  });
});

describe('a verbal order', () => {
  it('is countersigned by its doctor alone (OR007)', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    const [orderId = 0] = await sign();
    const { orderGroupId } = (await tenant.ask(getOrder, { order: { orderId } })).order;
    const signedAt = async () => (await tenant.ask(getOrder, { order: { orderId } })).order.countersignedAt;
    expect((await tenant.call(countersignOrders, { orderGroupIds: [orderGroupId] })).message).toBe(
      'The doctor who gave the verbal order must countersign it',
    );
    expect(await signedAt()).toBeNull();
    await makeDoctorOfAdmin(tenant);
    await tenant.ask(countersignOrders, { orderGroupIds: [orderGroupId] }, { as: 'admin' });
    expect(await signedAt()).not.toBeNull();
  });
});
