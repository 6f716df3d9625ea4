// The persons of a count through the calls: another one recounts, and limits are judged by MRPs that one person does not lower.
import { lowerBatchPrices } from '@charaka/contract/supply/pharmacy/batch-correction';
import {
  askRecount,
  dropStockTake,
  getStockTake,
  listStockTakes,
  startStockTake,
} from '@charaka/contract/supply/store/stock-take';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { sell } from '../../../test-support/record/pharmacy-shelf.ts';
import { approve, count, finish, linesOf, startCountIn } from '../../../test-support/record/stock-count.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestUser } from '../../../test-support/server/test-tenant.ts';
import { slicesOf } from './approve-stock-take.ts';

const parts = useTestApp();

describe('a recount', () => {
  it('is the way to count a batch that another person counted, and the approver reads both counts (PH066)', async () => {
    const scene = await startCountIn(parts);
    const { tenant, stockTakeId, first, second } = scene;
    await count(scene, first, 8);
    expect((await count(scene, first, 10, 'admin')).message).toMatch(
      /^Clerk User counted .*, batch .*: ask for a recount$/,
    );
    expect((await count(scene, first, 7)).isFailure).toBe(false);
    await count(scene, second, 20);
    await finish(scene);
    const [line] = await linesOf(scene, 'different');
    expect(line).toMatchObject({ countedUnits: 7, otherCountedUnits: null });
    const lines = [{ stockTakeLineId: line?.stockTakeLineId ?? 0 }];
    await tenant.ask(askRecount, { stockTake: { stockTakeId, lines } }, { as: 'admin' });
    expect((await count(scene, first, 10, 'admin')).output.stockTakeLine.otherCountedUnits).toBeNull();
    await finish(scene);
    // The books agree with the recount, and the approver is shown the line with the other count.
    expect(await linesOf(scene, 'different')).toMatchObject([
      { batchId: first, countedUnits: 10, differenceUnits: 0, otherCountedUnits: 7 },
    ]);
  });
});

describe('an approval of a count', () => {
  it('counts what counts of the store posted today, so that parts pass no limit (PH067, decision 0464)', async () => {
    const scene = await startCountIn(parts, { mrp: 100 });
    const { tenant, main, first, second } = scene;
    await count(scene, first, 4);
    await finish(scene, true);
    expect((await approve(scene)).output.stockTake.status).toBe('Approved');
    const { stockTake } = await tenant.ask(startStockTake, { stockTake: { storeId: main, isBlind: true } });
    const again = { ...scene, stockTakeId: stockTake.stockTakeId };
    await count(again, second, 15);
    await finish(again, true);
    // Rs 600 are posted, and Rs 500 more are above Rs 1,000.
    expect((await approve(again)).message).toMatch(/^Differences of .*1,100.* are above the limit of .*1,000/);
  });

  it('is offered to nobody that counted, and its sums leave posted lines out (PH067)', async () => {
    const scene = await startCountIn(parts);
    const { tenant, stockTakeId, first, second } = scene;
    await count(scene, first, 5);
    await count(scene, second, 19);
    await finish(scene);
    const readBy = async (as: TestUser) => (await tenant.ask(getStockTake, { stockTakeId }, { as })).stockTake;
    expect((await readBy('clerk')).mayApprove).toBe(false);
    expect((await readBy('admin')).mayApprove).toBe(true);
    await sell(tenant, await admitInScene(tenant), [{ batchId: first, mrp: 30, quantity: 8 }]);
    // The other difference is posted, and this batch is counted again by the administrator.
    await approve(scene);
    await count(scene, first, 2, 'admin');
    expect((await finish(scene)).output.stockTake).toMatchObject({
      differenceCount: 0,
      missingValue: 0,
      foundValue: 0,
    });
    // The clerk's count of this batch is not the newest one, and is a count all the same.
    expect([(await readBy('clerk')).mayApprove, (await readBy('admin')).mayApprove]).toEqual([false, false]);
  });

  it('posts its differences in slices, in their order (PH067)', () => {
    expect(slicesOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(slicesOf([], 2)).toEqual([]);
  });

  it('is judged by the MRP before a price list lowered it (PH067, Q268)', async () => {
    const scene = await startCountIn(parts, { mrp: 50 });
    const { tenant, first } = scene;
    await tenant.ask(lowerBatchPrices, {
      prices: { document: 'Price list 7', documentDay: dayOf(), lines: [{ batchId: scene.second, mrp: 40 }] },
    });
    await count(scene, first, 10);
    // 24 units found are Rs 960 at Rs 40, and Rs 1,200 at Rs 50.
    await count(scene, scene.second, 44);
    expect((await finish(scene)).output.stockTake.status).toBe('Recount');
    await count(scene, scene.second, 44, 'admin');
    expect((await finish(scene)).output.stockTake).toMatchObject({ status: 'Counted', foundValue: 120_000 });
    const other = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: false });
    expect((await approve(scene, other)).message).toMatch(
      /^Differences of .*1,200.* are above the limit of .*1,000.*:/,
    );
  });
});

describe('a finished count', () => {
  it('is dropped by an approver who counted none of it, and stays listed with its numbers (PH066, PH067, Q268)', async () => {
    const scene = await startCountIn(parts);
    const { tenant, stockTakeId, first, second } = scene;
    const approver = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
    await count(scene, first, 5);
    await count(scene, second, 20);
    await finish(scene);
    const drop = (as: TestUser) =>
      tenant.call(dropStockTake, { stockTake: { stockTakeId, reason: 'Shelves were mixed up' } }, { as });
    expect((await drop('clerk')).message).toBe(
      'You counted in this count: an approver who counted none of it must drop it',
    );
    expect((await drop('admin')).message).toBe(
      'The counting has ended or its differences could be seen: only an approver may drop this count',
    );
    // Both decide at one instant: the count is approved or dropped, never both.
    const both = await Promise.all([drop(approver), drop(approver)]);
    expect(both.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const { rows } = await tenant.ask(listStockTakes, { status: 'Dropped', pageNumber: 1, pageSize: 5 });
    expect(rows).toMatchObject([
      { differenceCount: 1, missingValue: 15000, droppedByName: 'Colleague 60', endReason: 'Shelves were mixed up' },
    ]);
    expect(await linesOf(scene, 'different')).toMatchObject([{ batchId: first, bookUnits: 10, differenceUnits: -5 }]);
  });

  it('that waits for a recount is dropped by an approver only, with the units that were counted (PH066)', async () => {
    const scene = await startCountIn(parts, { mrp: 300 });
    const { tenant, stockTakeId, first, second } = scene;
    const approver = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
    await count(scene, first, 2);
    await count(scene, second, 20);
    expect((await finish(scene)).output.stockTake).toMatchObject({ status: 'Recount', differenceCount: null });
    const drop = (as: TestUser) => tenant.call(dropStockTake, { stockTake: { stockTakeId, reason: 'Again' } }, { as });
    expect((await drop('clerk')).isFailure).toBe(true);
    expect((await drop('admin')).isFailure).toBe(true);
    expect((await drop(approver)).output.stockTake).toMatchObject({ differenceCount: 1, missingValue: 240000 });
    expect(await linesOf(scene, 'different')).toMatchObject([{ batchId: first, countedUnits: 2, bookUnits: 10 }]);
  });

  it('with open books is not dropped by its counter before its end, also in the database (PH066)', async () => {
    const scene = await startCountIn(parts, { isBlind: false });
    const { tenant, stockTakeId, first } = scene;
    await count(scene, first, 2);
    const drop = (as: TestUser) => tenant.call(dropStockTake, { stockTake: { stockTakeId, reason: 'Again' } }, { as });
    expect((await drop('clerk')).isFailure).toBe(true);
    const forged = parts.owner.query(
      `update stock_take set status = 'Dropped', dropped_by = 2, dropped_at = now(), drop_reason = 'x'
       where tenant_id = $1 and stock_take_id = $2`,
      [tenant.tenantId, stockTakeId],
    );
    await expect(forged).rejects.toThrow('counted in count');
  });

  it('is dropped by its counter only while it is blind and counted, and hides its numbers then (PH066)', async () => {
    const scene = await startCountIn(parts);
    const { tenant, stockTakeId, first } = scene;
    await count(scene, first, 2);
    const dropped = await tenant.ask(dropStockTake, { stockTake: { stockTakeId, reason: 'Wrong store' } });
    expect(dropped.stockTake).toMatchObject({ status: 'Dropped', differenceCount: null, missingValue: null });
    expect(await linesOf(scene, 'different')).toEqual([]);
  });
});
