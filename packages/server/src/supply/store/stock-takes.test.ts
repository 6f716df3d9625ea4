// Counts of stores through the calls: blind counting, sales during the count, a second person, recounts, races, and the books afterwards.
import { adjustStock, listStock, receiveStock } from '@charaka/contract/supply/pharmacy/stock';
import {
  approveStockTake,
  askRecount,
  dropStockTake,
  getStockTake,
  listStockTakes,
  startStockTake,
} from '@charaka/contract/supply/store/stock-take';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { sell } from '../../../test-support/record/pharmacy-shelf.ts';
import {
  approve,
  type CountGiven,
  count,
  finish,
  linesOf,
  mainStock,
  startCountIn,
} from '../../../test-support/record/stock-count.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

const differenceOf = async (tenant: TestTenant) => (await verifyBooks(parts.owner, tenant.tenantId)).difference;

const startCount = (given?: CountGiven) => startCountIn(parts, given);

describe('a count of a store', () => {
  it('hides the books while it is blind, and shows the differences when the counting has ended (PH066)', async () => {
    const scene = await startCount();
    const { tenant, stockTakeId, first, second } = scene;
    const saved = (await count(scene, first, 8)).output.stockTakeLine;
    expect(saved).toMatchObject({ countedUnits: 8, bookUnits: null, differenceUnits: null, differenceValue: null });
    await count(scene, second, 21);
    expect((await tenant.ask(getStockTake, { stockTakeId })).stockTake).toMatchObject({
      status: 'Counting',
      countedCount: 2,
      missingValue: null,
      differenceCount: null,
    });
    expect(await linesOf(scene, 'different')).toEqual([]);
    const finished = (await finish(scene)).output.stockTake;
    expect(finished).toMatchObject({ status: 'Counted', differenceCount: 2, missingValue: 6000, foundValue: 3000 });
    expect(
      (await linesOf(scene, 'different')).map(({ bookUnits, differenceUnits }) => [bookUnits, differenceUnits]),
    ).toEqual([
      [10, -2],
      [20, 1],
    ]);
    const open = await startCount({ isBlind: false });
    expect((await count(open, open.first, 8)).output.stockTakeLine).toMatchObject({
      bookUnits: 10,
      differenceUnits: -2,
    });
  });

  it('posts each difference by a person that counted none of it, at the value of the oldest and newest lot (PH067, Q268)', async () => {
    const scene = await startCount();
    const { tenant, first, second } = scene;
    await count(scene, first, 8);
    await count(scene, second, 21);
    await finish(scene);
    expect((await approve(scene, 'clerk')).message).toBe('You counted in this count: another person must approve it');
    const approved = await approve(scene);
    expect(approved.message).toBe('Count of Main store approved. Differences posted: 2');
    expect(approved.output.stockTake).toMatchObject({ status: 'Approved', approvedByName: 'Admin User' });
    expect(await mainStock(scene)).toEqual(
      new Map([
        [first, 8],
        [second, 21],
      ]),
    );
    expect(await differenceOf(tenant)).toBeNull();
    const { rows } = await parts.owner.query(
      `select a.units, a.is_approved, m.value_paise, (select sum(e.amount_paise)::int from voucher v join voucher_entry e using (tenant_id, voucher_id)
         where v.tenant_id = a.tenant_id and v.source_table = 'stock_adjustment' and v.source_id = a.stock_adjustment_id and e.glid = 306) as lost
       from stock_adjustment a join stock_move m using (tenant_id, stock_adjustment_id) where a.tenant_id = $1 order by a.batch_id`,
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { units: -2, is_approved: true, value_paise: -4800, lost: 4800 },
      { units: 1, is_approved: true, value_paise: 2400, lost: -2400 },
    ]);
    expect((await approve(scene)).message).toContain("is now 'Approved'");
  });

  it('compares with the books of the second of the counting: sales before the posting change no difference (PH065)', async () => {
    const scene = await startCount();
    const { tenant, first, second } = scene;
    const admissionId = await admitInScene(tenant);
    await sell(tenant, admissionId, [{ batchId: first, mrp: 30, quantity: 2 }]);
    // Counted 7 where the books have 8 at that second; then three are sold, and two of the other batch.
    await count(scene, first, 7);
    await count(scene, second, 20);
    await sell(tenant, admissionId, [{ batchId: first, mrp: 30, quantity: 3 }]);
    await sell(tenant, admissionId, [{ batchId: second, mrp: 30, quantity: 2 }]);
    await finish(scene);
    expect((await linesOf(scene)).map(({ bookUnits, differenceUnits }) => [bookUnits, differenceUnits])).toEqual([
      [8, -1],
      [20, 0],
    ]);
    expect((await approve(scene)).message).toBe('Count of Main store approved. Differences posted: 1');
    expect(await mainStock(scene)).toEqual(
      new Map([
        [first, 4],
        [second, 18],
      ]),
    );
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('takes the second of the counting from the device, also where a sale came in between (PH065)', async () => {
    const scene = await startCount();
    const { tenant, first, stockTakeId } = scene;
    await parts.owner.query(`update stock_take set started_at = started_at - interval '1 hour' where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    await parts.owner.query(
      `with lot as (select lot_id from stock_lot where tenant_id = $1 and batch_id = $2)
       update stock_move set moved_at = moved_at - interval '2 hours' where tenant_id = $1 and lot_id = (select lot_id from lot)`,
      [tenant.tenantId, first],
    );
    await sell(tenant, await admitInScene(tenant), [{ batchId: first, mrp: 30, quantity: 4 }]);
    // Counted ten minutes ago, when all ten were on the shelf, and sent now.
    await count(scene, first, 10, 'clerk', 600);
    await finish(scene, true);
    expect(await linesOf(scene, 'different')).toEqual([]);
    expect((await tenant.ask(getStockTake, { stockTakeId })).stockTake.differenceCount).toBe(0);
    const other = await startCount();
    expect((await count(other, other.first, 10, 'clerk', 600)).message).toBe(
      'This batch was counted before the count started: count it again',
    );
  });

  it('asks about uncounted batches, and never takes them as 0 (PH065)', async () => {
    const scene = await startCount();
    const { first, second } = scene;
    expect((await finish(scene)).message).toBe('No batch is counted yet');
    await count(scene, first, 10);
    expect((await finish(scene)).message).toBe('Batches not counted: 1. Count them, or finish the count without them');
    expect((await linesOf(scene, 'uncounted')).map(({ batchId }) => batchId)).toEqual([second]);
    expect((await finish(scene, true)).output.stockTake.status).toBe('Counted');
    expect((await approve(scene)).isFailure).toBe(false);
    expect((await mainStock(scene)).get(second)).toBe(20);
  });

  it('of a store is open once, and of its items by letter (PH065)', async () => {
    const { tenant, main, stockTakeId } = await startCount();
    const start = (more: object = {}) =>
      tenant.call(startStockTake, { stockTake: { storeId: main, isBlind: true, ...more } });
    expect((await start()).message).toBe('Main store is being counted: finish or drop that count first');
    const dropped = await tenant.ask(dropStockTake, { stockTake: { stockTakeId, reason: 'Wrong store' } });
    expect(dropped.stockTake).toMatchObject({ status: 'Dropped', endReason: 'Wrong store' });
    expect((await start({ firstLetter: 'A', lastLetter: 'C' })).message).toContain('has no batches in this part');
    expect((await start({ firstLetter: 'M' })).fields).toEqual({
      'stockTake.lastLetter': 'Enter the first and the last letter, in their order',
    });
    expect((await start({ firstLetter: 'l', lastLetter: 'm' })).output.stockTake).toMatchObject({
      firstLetter: 'L',
      lastLetter: 'M',
      lineCount: 2,
    });
    const { rows } = await tenant.ask(listStockTakes, { pageNumber: 1, pageSize: 10 });
    expect(rows.map(({ status }) => status)).toEqual(['Counting', 'Dropped']);
  });

  it('takes a batch that the books do not have in the store, at the value it was received with (PH067)', async () => {
    const scene = await startCount();
    const { tenant, main, first, second, stockTakeId } = scene;
    await tenant.ask(dropStockTake, { stockTake: { stockTakeId, reason: 'Again' } });
    await tenant.ask(adjustStock, { adjustment: { batchId: first, change: -10, reason: 'Broken' } });
    const { stockTake } = await tenant.ask(startStockTake, { stockTake: { storeId: main, isBlind: true } });
    expect(stockTake.lineCount).toBe(1);
    const again = { ...scene, stockTakeId: stockTake.stockTakeId };
    await count(again, first, 3);
    await count(again, second, 20);
    await finish(again);
    expect((await approve(again)).isFailure).toBe(false);
    expect((await mainStock(again)).get(first)).toBe(3);
    expect(await differenceOf(tenant)).toBeNull();
  });
});

describe('a recount', () => {
  it('of a difference above the limit of the hospital is by another person, also in the database (PH066)', async () => {
    const scene = await startCount({ mrp: 300 });
    const { tenant, first, second } = scene;
    await count(scene, first, 4);
    await count(scene, second, 19);
    const finished = await finish(scene);
    expect(finished.message).toBe('Batches to be counted again by another person: 1');
    expect(finished.output.stockTake.status).toBe('Recount');
    const [line] = await linesOf(scene, 'recount');
    expect(line).toMatchObject({ batchId: first, countedUnits: null, bookUnits: null, needsRecount: true });
    expect((await count(scene, first, 10)).message).toMatch(/^You counted .*: another person must count it again$/);
    expect((await count(scene, second, 20)).message).toMatch(/is not to be counted again$/);
    const forged = parts.owner.query(
      `insert into stock_take_count (tenant_id, stock_take_line_id, units, book_units, counted_by, counted_at)
       values ($1, $2, 10, 10, 2, now())`,
      [tenant.tenantId, line?.stockTakeLineId],
    );
    await expect(forged).rejects.toThrow(/^User 2 counted line \d+ before$/);
    expect((await finish(scene)).message).toBe('Batches to be counted again by another person: 1');
    await count(scene, first, 10, 'admin');
    expect((await finish(scene)).output.stockTake.status).toBe('Counted');
    expect((await approve(scene)).message).toBe('You counted in this count: another person must approve it');
    const forgedApproval = parts.owner.query(
      `update stock_take set status = 'Approved', approved_by = 1, approved_at = now(), approve_reason = 'x' where tenant_id = $1`,
      [tenant.tenantId],
    );
    await expect(forgedApproval).rejects.toThrow(/^User 1 counted in count \d+$/);
  });

  it('is asked for by the approver before anything is posted (PH066)', async () => {
    const scene = await startCount();
    const { tenant, stockTakeId, first, second } = scene;
    await count(scene, first, 8);
    await count(scene, second, 20);
    await finish(scene);
    const [line] = await linesOf(scene, 'different');
    const lines = [{ stockTakeLineId: line?.stockTakeLineId ?? 0 }];
    const asked = await tenant.ask(askRecount, { stockTake: { stockTakeId, lines } }, { as: 'admin' });
    expect(asked.stockTake).toMatchObject({ status: 'Recount', recountCount: 1 });
    expect((await approve(scene)).message).toContain("is now 'To be counted again'");
  });

  it('follows where fewer units are left than are missing; the other differences are posted (PH067)', async () => {
    const scene = await startCount();
    const { tenant, first, second } = scene;
    await count(scene, first, 5);
    await count(scene, second, 19);
    await finish(scene);
    await sell(tenant, await admitInScene(tenant), [{ batchId: first, mrp: 30, quantity: 8 }]);
    const approved = await approve(scene);
    expect(approved.message).toBe(
      'Differences posted: 1. Batches to be counted again because their stock has changed: 1',
    );
    expect(approved.output.stockTake.status).toBe('Recount');
    expect((await mainStock(scene)).get(second)).toBe(19);
    await count(scene, first, 2, 'admin');
    await finish(scene);
    const approver = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
    const last = await tenant.call(
      approveStockTake,
      { stockTake: { stockTakeId: scene.stockTakeId, reason: 'Counted again' } },
      { as: approver },
    );
    expect(last.message).toBe('Count of Main store approved. Differences posted: 0');
    expect(await mainStock(scene)).toEqual(
      new Map([
        [first, 2],
        [second, 19],
      ]),
    );
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('follows a move that was entered later than it happened (PH065)', async () => {
    const scene = await startCount();
    const { tenant, first } = scene;
    await count(scene, first, 9);
    await finish(scene, true);
    await tenant.ask(adjustStock, { adjustment: { batchId: first, change: -1, reason: 'Broken' } });
    await parts.owner.query(
      `update stock_move set moved_at = moved_at - interval '1 hour' where tenant_id = $1 and move_kind = 'Adjusted'`,
      [tenant.tenantId],
    );
    expect((await approve(scene)).message).toBe(
      'Differences posted: 0. Batches to be counted again because their stock has changed: 1',
    );
    expect((await mainStock(scene)).get(first)).toBe(9);
  });
});

describe('an approval of a count', () => {
  it('above the limit of the hospital is by an approver (PH067, Q268)', async () => {
    const scene = await startCount({ mrp: 300 });
    const { tenant, first, second } = scene;
    await count(scene, first, 7);
    await count(scene, second, 19);
    await finish(scene);
    expect((await approve(scene)).message).toMatch(
      /^Differences of .*1,200.* are above the limit of .*1,000.*: an approver must approve them$/,
    );
    const approver = await addColleague(tenant, { userId: 60, staffId: 2, isApprover: true });
    const approved = await tenant.call(
      approveStockTake,
      { stockTake: { stockTakeId: scene.stockTakeId, reason: 'Counted twice' } },
      { as: approver },
    );
    expect(approved.output.stockTake.status).toBe('Approved');
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('at one instant with sales and with itself posts each difference once, and the books are whole (PH065, PH067)', async () => {
    const scene = await startCount();
    const { tenant, first, second } = scene;
    const admissionId = await admitInScene(tenant);
    await count(scene, first, 9);
    await count(scene, second, 21);
    await finish(scene);
    const sales = Array.from({ length: 6 }, () =>
      sell(tenant, admissionId, [{ batchId: first, mrp: 30, quantity: 1 }]),
    );
    const approvals = [approve(scene), approve(scene), approve(scene)];
    const answers = await Promise.all([Promise.allSettled(sales), Promise.all(approvals)]);
    expect(answers[1].filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const sold = answers[0].filter(({ status }) => status === 'fulfilled').length;
    expect(await mainStock(scene)).toEqual(
      new Map([
        [first, 9 - sold],
        [second, 21],
      ]),
    );
    const { rows } = await tenant.ask(listStock, { pageNumber: 1, pageSize: 10 });
    expect(rows.map(({ quantity }) => quantity).toSorted((one, other) => one - other)).toEqual([9 - sold, 21]);
    expect(await differenceOf(tenant)).toBeNull();
  });

  it('is started once by many users at one instant, and a count is written by many (PH065)', async () => {
    const scene = await startCount();
    const { tenant, main, stockTakeId, first } = scene;
    await tenant.ask(dropStockTake, { stockTake: { stockTakeId, reason: 'Again' } });
    const starts = await Promise.all(
      Array.from({ length: 5 }, () => tenant.call(startStockTake, { stockTake: { storeId: main, isBlind: true } })),
    );
    const [started] = starts.filter(({ isFailure }) => !isFailure);
    expect(starts.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    const again = { ...scene, stockTakeId: started?.output.stockTake.stockTakeId ?? 0 };
    const saved = await Promise.all([
      count(again, first, 9),
      count(again, first, 9),
      tenant.call(receiveStock, {
        batch: { itemId: scene.itemId, batchNumber: 'NEW', expiry: '2030-01-31', mrp: 30, quantity: 5 },
      }),
    ]);
    expect(saved.every(({ isFailure }) => !isFailure)).toBe(true);
    expect((await linesOf(again)).find(({ batchId }) => batchId === first)?.countedUnits).toBe(9);
  });
});
