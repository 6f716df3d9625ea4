// Prescriptions at the counter beside their sale: lines that are not bought, lapsed prescriptions, and amended ones.

import { listOrders } from '@charaka/contract/clinic/order/order';
import { checkOrders } from '@charaka/contract/clinic/order/order-alert';
import { cancelOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { addDirectSale, getPrescription, listPrescriptions } from '@charaka/contract/supply/dispensing/direct-sale';
import { closePrescribedLine, reopenPrescription } from '@charaka/contract/supply/dispensing/prescription-steps';
import { describe, expect, it } from 'vitest';
import { paracetamol } from '../../../test-support/patient/consultation-desk.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addMedicine, directSaleOf, openCounter } from '../../../test-support/record/dispensing-desk.ts';
import { stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

/** A prescription of thirty tablets, and strips of ten that answer it; signed so many days ago. */
async function makeCounter(daysAgo = 0) {
  const counter = await openCounter(parts, [{ ...paracetamol, durationDays: 10 }]);
  const { tenant, encounterId, patientId } = counter;
  const batchId = await stock(tenant, await addMedicine(tenant), { quantity: 20, mrp: 30 });
  await parts.owner.query(
    'update order_group set ordered_at = ordered_at - make_interval(days => $2) where tenant_id = $1',
    [tenant.tenantId, daysAgo],
  );
  const prescription = async () => (await tenant.ask(getPrescription, { encounterId })).prescription;
  const orderId = (await prescription()).lines[0]?.orderId ?? 0;
  const sell = (quantity: number) =>
    tenant.call(addDirectSale, directSaleOf({ encounterId }, [{ batchId, mrp: 30, quantity, orderId }]));
  const close = (more: object = {}) =>
    tenant.call(closePrescribedLine, { encounterId, orderId, reason: 'BoughtElsewhere', ...more });
  const queue = async (more: object = {}) => (await tenant.ask(listPrescriptions, more)).rows;
  const order = async () =>
    (await tenant.ask(listOrders, { patientId })).orders.find((each) => each.orderId === orderId);
  return { ...counter, orderId, prescription, sell, close, queue, order };
}

describe('a prescribed line that is not bought', () => {
  it('is closed with its reason, and its order is cancelled (PH086)', async () => {
    const { close, queue, prescription, order, sell } = await makeCounter();
    expect((await close()).message).toMatch(/is closed$/);
    expect(await queue({ isOpen: true })).toEqual([]);
    expect(await queue()).toMatchObject([{ state: 'NotBought', lineCount: 1, openCount: 0 }]);
    expect((await prescription()).lines).toMatchObject([{ notBought: 'BoughtElsewhere', status: 'Cancelled' }]);
    expect(await order()).toMatchObject({ status: 'Cancelled' });
    expect((await sell(1)).message).toMatch(/is closed$/);
    expect((await close()).message).toMatch(/is not open any more/);
  });

  it('of which a part was handed out is done (PH052, PH086)', async () => {
    const { close, queue, order, sell } = await makeCounter();
    expect((await sell(1)).isFailure).toBe(false);
    expect((await close({ reason: 'Price' })).isFailure).toBe(false);
    expect(await order()).toMatchObject({ status: 'Done' });
    expect(await queue()).toMatchObject([{ state: 'Dispensed', openCount: 0 }]);
  });

  it('is not closed twice at once, and not by a user who may only see the queue (PH086)', async () => {
    const { tenant, encounterId, orderId, close } = await makeCounter();
    const asViewer = { encounterId, orderId, reason: 'Price' as const };
    expect((await tenant.call(closePrescribedLine, asViewer, { as: 'viewer' })).status).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => close()));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  });
});

describe('a medicine that the patient takes', () => {
  const askedOf = async ({
    tenant,
    encounterId,
  }: Pick<Awaited<ReturnType<typeof makeCounter>>, 'tenant' | 'encounterId'>) =>
    (await tenant.ask(checkOrders, { encounterId, lines: [{ genericName: 'Paracetamol' }] })).lines[0]?.alerts.map(
      ({ kind, about }) => [kind, about],
    );
  const warned = [['DuplicateTherapy', 'Paracetamol']];

  it('is warned of while its days last, after it was handed out (OR011)', async () => {
    const counter = await makeCounter();
    expect((await counter.sell(3)).isFailure).toBe(false);
    expect(await counter.order()).toMatchObject({ status: 'Done' });
    expect(await askedOf(counter)).toEqual(warned);
    await parts.owner.query(
      `update clinical_order set order_for = order_for - interval '11 days', status_at = status_at - interval '11 days' where tenant_id = $1`,
      [counter.tenant.tenantId],
    );
    expect(await askedOf(counter)).toEqual([]);
  });

  it.each([
    ['BoughtElsewhere', warned],
    ['HasIt', warned],
    ['Price', []],
    ['NoneInStock', []],
  ] as const)(
    'and that is not bought for the reason %s is warned of when the patient has it (OR011, PH086)',
    async (reason, alerts) => {
      const counter = await makeCounter();
      await counter.close({ reason });
      expect(await counter.order()).toMatchObject({ status: 'Cancelled' });
      expect(await askedOf(counter)).toEqual(alerts);
    },
  );
});

describe('a prescription', () => {
  it('waits for the days of the hospital, also when another day is asked for (PH086)', async () => {
    const { queue, sell } = await makeCounter(7);
    expect(await queue({ isOpen: true })).toMatchObject([{ state: 'Waiting', openCount: 1 }]);
    expect((await sell(1)).isFailure).toBe(false);
  });

  it('lapses after them, and is dispensed when it is opened again with a reason (PH086)', async () => {
    const { tenant, encounterId, queue, prescription, sell } = await makeCounter(8);
    expect(await queue({ isOpen: true })).toEqual([]);
    const days = { fromDate: dayOf(-8), toDate: dayOf(-8) };
    expect(await queue(days)).toMatchObject([{ state: 'Lapsed', openCount: 0 }]);
    expect((await prescription()).lines).toMatchObject([{ isLapsed: true, lapsesOn: dayOf(-1) }]);
    expect((await sell(1)).message).toMatch(
      /^The prescription of Paracetamol .* lapsed after .*: open it again first$/,
    );
    const reopen = (reason: string) => tenant.call(reopenPrescription, { encounterId, reason });
    expect((await reopen('No')).isFailure).toBe(true);
    expect((await reopen('The patient was away')).message).toBe('Prescription opened again');
    expect((await reopen('The patient was away')).message).toBe('This prescription has not lapsed');
    expect(await queue(days)).toMatchObject([{ state: 'Waiting', openCount: 1 }]);
    expect(await queue({ isOpen: true })).toMatchObject([{ encounterId, state: 'Waiting', openCount: 1 }]);
    expect((await sell(1)).isFailure).toBe(false);
    await parts.owner.query(
      `update prescription_reopening set created_at = created_at - interval '8 days' where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect(await queue({ isOpen: true })).toEqual([]);
  });

  it('shows a line that the doctor cancelled, and refuses it (PH053, PH086)', async () => {
    const { tenant, orderId, prescription, sell, queue } = await makeCounter();
    await tenant.ask(cancelOrders, { orderIds: [orderId], reason: 'Amended prescription' });
    expect((await prescription()).lines).toMatchObject([{ status: 'Cancelled', statusReason: 'Amended prescription' }]);
    expect((await sell(1)).message).toMatch(/is not open any more/);
    expect(await queue()).toEqual([]);
  });
});

it('the items of a prescribed medicine are found by an index of parts of names (PH050)', async () => {
  const { tenantId } = await makeTenant(parts);
  await parts.owner.query(
    `insert into pharmacy_item (tenant_id, item_code, item_name, item_type, pack, gst_slab_id)
     select $1, 'X' || n, md5(n::text) || ' tablet', 'Medical', 'Strip of 10', 2 from generate_series(1, 20000) n`,
    [tenantId],
  );
  await parts.owner.query('vacuum analyze pharmacy_item');
  const { rows } = await parts.owner.query<{ 'QUERY PLAN': string }>(
    `explain select item_id from pharmacy_item where tenant_id = ${tenantId} and is_active and (item_id = any ('{1,2}')
       or lower(item_name) like any ('{%paracetamol%,%pantoprazole%}'::text[]) or lower(generic_name) like any ('{%paracetamol%}'::text[]))`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join(' ');
  expect(plan).toMatch(/pharmacy_item_by_name_part/);
  expect(plan).not.toMatch(/Seq Scan/);
});
