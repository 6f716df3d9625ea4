// A count of the main store in tests: started with two batches, counted, finished and approved by the calls.
import {
  approveStockTake,
  finishStockTake,
  listStockTakeLines,
  saveCount,
  startStockTake,
} from '@charaka/contract/supply/store/stock-take';
import { listStoreStock } from '@charaka/contract/supply/store/transfer';
import type { TestApp } from '../server/test-app.ts';
import { makeTenant, type TestUser } from '../server/test-tenant.ts';
import { addItem, stock } from './pharmacy-shelf.ts';
import { storeOfKind } from './ward-store.ts';

/** A count that hides the books or not, and the MRP of both batches in rupees. */
export interface CountGiven {
  readonly isBlind?: boolean;
  readonly mrp?: number;
}

/** A main store with two batches of 10 and 20 units, and a count of it that the clerk started. */
export async function startCountIn(parts: TestApp, { isBlind = true, mrp = 30 }: CountGiven = {}) {
  const tenant = await makeTenant(parts);
  const main = await storeOfKind(tenant);
  const itemId = await addItem(tenant);
  const first = await stock(tenant, itemId, { quantity: 10, mrp, days: 100 });
  const second = await stock(tenant, itemId, { quantity: 20, mrp, days: 300 });
  const { stockTake } = await tenant.ask(startStockTake, { stockTake: { storeId: main, isBlind } });
  return { tenant, main, itemId, first, second, stockTakeId: stockTake.stockTakeId };
}

/** A count that was started, with its store and its batches. */
export type CountScene = Awaited<ReturnType<typeof startCountIn>>;

/** Counts a batch. */
export const count = (
  { tenant, stockTakeId }: CountScene,
  batchId: number,
  units: number,
  as: TestUser = 'clerk',
  secondsAgo = 0,
) => tenant.call(saveCount, { count: { stockTakeId, batchId, units, secondsAgo } }, { as });

/** Ends the counting. */
export const finish = ({ tenant, stockTakeId }: CountScene, leavesUncounted = false) =>
  tenant.call(finishStockTake, { stockTake: { stockTakeId, leavesUncounted } });

/** Approves the count, as the administrator unless somebody else is named. */
export const approve = ({ tenant, stockTakeId }: CountScene, as: TestUser = 'admin') =>
  tenant.call(approveStockTake, { stockTake: { stockTakeId, reason: 'Quarterly count' } }, { as });

/** The lines of the sheet, or a part of them. */
export async function linesOf({ tenant, stockTakeId }: CountScene, only?: 'uncounted' | 'different' | 'recount') {
  return (await tenant.ask(listStockTakeLines, { stockTakeId, ...(only ? { only } : {}), pageNumber: 1, pageSize: 50 }))
    .rows;
}

/** The units of each batch in the main store. */
export async function mainStock({ tenant, main }: CountScene): Promise<Map<number, number>> {
  const { rows } = await tenant.ask(listStoreStock, { storeId: main, pageNumber: 1, pageSize: 50 });
  return new Map(rows.map(({ batchId, units }) => [batchId, units]));
}
