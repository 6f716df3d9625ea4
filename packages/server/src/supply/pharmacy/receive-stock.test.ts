// The pharmacy's stock: batches received, corrected with a reason, narrowed, and every movement accounted for.
import { approveRequest, listApprovals } from '@charaka/contract/foundation/approval/approval';
import {
  adjustStock,
  listSaleableBatches,
  listStock,
  listStockMoves,
  receiveStock,
} from '@charaka/contract/supply/pharmacy/stock';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { addItem, leftOf, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

describe('receiving a batch', () => {
  it('adds to a batch that is there with the same expiry and price, and to no other', async () => {
    const tenant = await makeTenant(parts);
    const itemId = await addItem(tenant);
    const first = await stock(tenant, itemId, { batchNumber: 'AB-1', quantity: 10, mrp: 12.5 });
    expect(await stock(tenant, itemId, { batchNumber: 'ab-1', quantity: 5, mrp: 12.5 })).toBe(first);
    expect(await leftOf(tenant, first)).toEqual({ quantity: 15, moved: 15 });
    await expect(stock(tenant, itemId, { batchNumber: 'AB-1', quantity: 1, mrp: 13 })).rejects.toThrow(
      'Batch AB-1 is in stock with another MRP: 12.50',
    );
    await expect(stock(tenant, itemId, { batchNumber: 'AB-1', quantity: 1, mrp: 12.5, days: 300 })).rejects.toThrow(
      'Batch AB-1 is in stock with another expiry',
    );
    expect(await leftOf(tenant, first)).toEqual({ quantity: 15, moved: 15 });
  });

  it('takes the last day of a month, as packs name it, for the earlier day of it that is known, and no other month (R196)', async () => {
    const tenant = await makeTenant(parts);
    const itemId = await addItem(tenant);
    const receive = (expiry: string) =>
      tenant.call(receiveStock, { batch: { itemId, batchNumber: 'M-1', expiry, mrp: 10, quantity: 5 } });
    const { batchId } = (await receive('2090-03-15')).output.batch;
    expect((await receive('2090-03-31')).output.batch).toMatchObject({ batchId, expiry: '2090-03-15', quantity: 10 });
    expect((await receive('2090-04-30')).message).toContain('is in stock with another expiry');
    expect((await receive('2090-03-10')).message).toContain('is in stock with another expiry');
  });

  it('happens once for one key, and both of two clerks at one instant', async () => {
    const tenant = await makeTenant(parts);
    const itemId = await addItem(tenant);
    const batch = { itemId, batchNumber: 'R-1', expiry: dayOf(90), mrp: 10, quantity: 7 };
    const answers = await Promise.all(
      ['first-key-0', 'first-key-0', 'other-key-0'].map((key) => tenant.call(receiveStock, { batch }, { key })),
    );
    expect(answers.every((answer) => !answer.isFailure)).toBe(true);
    expect(await leftOf(tenant, answers[0]?.output.batch.batchId as number)).toEqual({ quantity: 14, moved: 14 });
  });

  it('takes no units of a batch that moved: found units are a correction, with its limit (PH098, Q268)', async () => {
    const tenant = await makeTenant(parts);
    const itemId = await addItem(tenant);
    const batch = { itemId, batchNumber: 'F-1', expiry: dayOf(90), mrp: 10, quantity: 7 };
    const { batchId } = (await tenant.ask(receiveStock, { batch })).batch;
    await tenant.ask(adjustStock, { adjustment: { batchId, change: -1, reason: 'Broken strip' } });
    const found = await tenant.call(receiveStock, { batch: { ...batch, quantity: 1, cost: 0 } });
    expect(found.message).toMatch(/^Batch F-1 was bought, sold or moved before/);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 6, moved: 6 });
  });

  it('refuses what has expired and what is nothing', async () => {
    const tenant = await makeTenant(parts);
    const itemId = await addItem(tenant);
    await expect(stock(tenant, itemId, { quantity: 1, mrp: 10, days: -2 })).rejects.toThrow('This batch has expired');
    await expect(stock(tenant, itemId, { quantity: 0, mrp: 10 })).rejects.toThrow('Value should greater then 0');
    await expect(stock(tenant, itemId, { quantity: 1, mrp: 0 })).rejects.toThrow('Value should greater then 0');
  });
});

describe('writing stock off', () => {
  it('of more than the limit changes nothing until another person approves (Q268)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update staff set is_approver = true where tenant_id = $1 and staff_id = 2', [
      tenant.tenantId,
    ]);
    await parts.owner.query('update app_user set staff_id = 2 where tenant_id = $1 and user_id = 1', [tenant.tenantId]);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 142, mrp: 20 });
    const adjust = (change: number) =>
      tenant.call(adjustStock, { adjustment: { batchId, change, reason: 'broken in the store' } });
    expect((await adjust(-50)).message).toBe('Stock adjusted');
    const asked = await adjust(-51);
    expect(asked.message).toMatch(/waits for an approver/);
    expect(asked.output.batch.quantity).toBe(92);
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as: 'admin' });
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    expect((await tenant.call(approveRequest, { approvalRequest })).isFailure).toBe(true);
    await tenant.ask(approveRequest, { approvalRequest }, { as: 'admin' });
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 41, moved: 41 });
  });

  it('are added above the limit by two persons as well (PH070, Q268)', async () => {
    const tenant = await makeTenant(parts);
    const as = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 100, mrp: 20 });
    const add = (change: number) => tenant.call(adjustStock, { adjustment: { batchId, change, reason: 'Found' } });
    expect((await add(30)).message).toBe('Stock adjusted');
    expect((await add(21)).message).toBe('The batch is unchanged: this correction waits for an approver');
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 130, moved: 130 });
    const { rows } = await tenant.ask(listApprovals, { only: 'toDecide' }, { as });
    expect(rows[0]?.subject).toMatch(/^Addition to Medicine/);
    expect(rows[0]?.facts).toMatchObject([
      { name: 'inStock', text: '130' },
      { name: 'unitsAdded', text: '21' },
      { name: 'valueAtMrp', money: 42_000 },
      { name: 'addedBefore', money: 60_000 },
    ]);
    const approvalRequest = { approvalRequestId: rows[0]?.approvalRequestId ?? 0 };
    await tenant.ask(approveRequest, { approvalRequest }, { as });
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 151, moved: 151 });
  });

  it('counts what the user wrote off today, and of the batch any user; approved parts and other days do not count (Q268)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query('update staff set is_approver = true where tenant_id = $1', [tenant.tenantId]);
    await parts.owner.query('update app_user set staff_id = 3 - user_id where tenant_id = $1 and user_id in (1, 2)', [
      tenant.tenantId,
    ]);
    const itemId = await addItem(tenant);
    const first = await stock(tenant, itemId, { quantity: 100, mrp: 20 });
    const second = await stock(tenant, itemId, { quantity: 100, mrp: 20, days: 200 });
    const adjust = async (batchId: number, change: number, as: 'clerk' | 'admin' = 'clerk') =>
      (await tenant.call(adjustStock, { adjustment: { batchId, change, reason: 'broken in the store' } }, { as }))
        .message;
    const waits = 'The stock is unchanged: this write-off waits for an approver';
    expect(await adjust(first, -30)).toBe('Stock adjusted');
    expect(await adjust(second, -20)).toBe('Stock adjusted');
    expect(await adjust(second, -1)).toBe(waits);
    expect(await adjust(first, 1)).toBe('Stock adjusted');
    expect(await adjust(first, -21, 'admin')).toBe(waits);
    expect(await adjust(first, -20, 'admin')).toBe('Stock adjusted');
    await parts.owner.query(
      `update stock_adjustment set created_at = created_at - interval '1 day' where tenant_id = $1`,
      [tenant.tenantId],
    );
    const third = await stock(tenant, itemId, { quantity: 100, mrp: 20, days: 300 });
    const fourth = await stock(tenant, itemId, { quantity: 100, mrp: 20, days: 400 });
    const both = await Promise.all([adjust(third, -30), adjust(fourth, -30)]);
    expect(both.toSorted()).toEqual(['Stock adjusted', waits]);
  });
});

describe('correcting a batch', () => {
  it('needs a reason, never goes below nothing, and stands among the movements', async () => {
    const tenant = await makeTenant(parts);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 6, mrp: 10 });
    const adjust = (change: number, reason: string) =>
      tenant.call(adjustStock, { adjustment: { batchId, change, reason } });
    expect((await adjust(-1, ' ')).message).toBe('Please enter reason');
    expect((await adjust(0, 'count')).message).toBe('Please enter the difference to the books');
    expect((await adjust(-7, 'broken')).message).toMatch(/^Only 6 of batch B\d+ are in stock$/);
    expect((await adjust(-2, 'Two broken')).output.batch.quantity).toBe(4);
    const { rows } = await tenant.ask(listStockMoves, { batchId });
    expect(rows.map(({ kind, change, reason, createdByName }) => [kind, change, reason, createdByName])).toEqual([
      ['adjusted', -2, 'Two broken', 'Clerk User'],
      ['received', 6, null, 'Clerk User'],
    ]);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 4, moved: 4 });
  });

  it('at the same instant leaves stock at nothing, never below', async () => {
    const tenant = await makeTenant(parts);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 5, mrp: 10 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        tenant.call(adjustStock, { adjustment: { batchId, change: -2, reason: 'broken' } }),
      ),
    );
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(2);
    expect(await leftOf(tenant, batchId)).toEqual({ quantity: 1, moved: 1 });
  });
});

it('lists show what is in stock, what expires soon and what has expired; only the first two are offered for sale, the first to expire first', async () => {
  const tenant = await makeTenant(parts);
  const itemId = await addItem(tenant);
  const late = await stock(tenant, itemId, { quantity: 5, mrp: 10, days: 300 });
  const soon = await stock(tenant, itemId, { quantity: 5, mrp: 11, days: 30 });
  const today = await stock(tenant, itemId, { quantity: 1, mrp: 9, days: 20 });
  const over = await stock(tenant, itemId, { quantity: 5, mrp: 10, days: 40 });
  const empty = await stock(tenant, itemId, { quantity: 1, mrp: 10, days: 50 });
  await tenant.ask(adjustStock, { adjustment: { batchId: empty, change: -1, reason: 'broken' } });
  const expire = (batchId: number, day: string) =>
    parts.owner.query('update pharmacy_batch set expiry = $3 where tenant_id = $1 and batch_id = $2', [
      tenant.tenantId,
      batchId,
      day,
    ]);
  await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
  await expire(over, dayOf(-3));
  // The last day counts; the hospital's own day, which is at most one ahead of the server's.
  await expire(today, dayOf(1));
  const listed = async (only?: 'inStock' | 'expiring' | 'expired') =>
    (await tenant.ask(listStock, only ? { only } : {})).rows.map(({ batchId }) => batchId);
  expect(await listed()).toEqual([over, today, soon, empty, late]);
  expect(await listed('inStock')).toEqual([today, soon, late]);
  expect(await listed('expiring')).toEqual([today, soon]);
  expect(await listed('expired')).toEqual([over]);
  const { batches } = await tenant.ask(listSaleableBatches, { itemId });
  expect(batches.map(({ batchId, cgst }) => [batchId, cgst])).toEqual([
    [today, 250],
    [soon, 250],
    [late, 250],
  ]);
  const elsewhere = await tenant.ask(listStock, {}, { as: 'admin', hospitalId: 2 });
  expect(elsewhere.rows).toEqual([]);
});
