// Approves a count of a store: its differences are posted by a person that counted none of it (PH067, Q268).

import { approveStockTake as approveStockTakeEndpoint } from '@charaka/contract/supply/store/stock-take';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { formatPaise } from '@charaka/rules/money/lakh-grouping';
import { paise, ZERO } from '@charaka/rules/money/money';
import { estimatedCost, type LotPart, surplusValue, takeFromLots } from '@charaka/rules/money/stock-value';
import { stockTakeSteps } from '@charaka/rules/supply/stock-take-steps';
import { authorityOf, isByMaker, noteUse } from '../../foundation/staff/authority.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { pharmacySettings } from '../pharmacy/pharmacy-settings.ts';
import { lockStoredBatches } from '../pharmacy/stock-store.ts';
import { moveStock, movesOf, readStoreLots, type StockMove, type StoredLot } from '../stock/stock-engine.ts';
import { findStockTake } from './stock-take-list.ts';
import {
  type ComparedLine,
  type CountedLine,
  insertCountAdjustments,
  type LockedStockTake,
  lockStockTake,
  readComparedLines,
  readCountedBatches,
  readCounters,
  readNewestLots,
  readPostedToday,
  settleLines,
  writeRecount,
} from './stock-take-store.ts';

/** Refuses a person that counted, and above the hospital's limit everybody but an approver within the own limit. */
async function refuseApprover(call: Call, stockTake: LockedStockTake, lines: readonly CountedLine[]): Promise<void> {
  const authority = await authorityOf(call);
  if (await isByMaker(call, authority, await readCounters(call, stockTake.id)))
    refuse(storeSentences.counterDoesNotApprove);
  const differencePaise = lines.reduce(
    (sum, { units, bookUnits, unitWorthPaise }) => sum + Math.abs(units - bookUnits) * unitWorthPaise,
    0,
  );
  if (differencePaise === 0) return;
  const valuePaise = paise(differencePaise + (await readPostedToday(call, stockTake.storeId)));
  const hospitalLimit = pharmacySettings.of(call.hospital).stockWriteOffLimitPaise;
  if (valuePaise <= hospitalLimit) return;
  const { isApprover, isDelegator, limitPaise } = authority;
  const ownLimit = isApprover || isDelegator ? limitPaise : hospitalLimit;
  if (ownLimit !== null && valuePaise > ownLimit)
    refuse(storeSentences.differencesNeedApprover({ sum: formatPaise(valuePaise), limit: formatPaise(ownLimit) }));
  await noteUse(call, authority, `Count of ${stockTake.name} approved`);
}

/** A difference with the parts of lots that it takes or gives; null where it must be counted again. */
function partsOf(line: ComparedLine, lots: readonly StoredLot[]): LotPart<StoredLot>[] | null {
  const units = line.units - line.bookUnits;
  // A move that was entered later than it happened changes the books of that second (PH065).
  if (line.bookUnitsNow !== line.bookUnits) return null;
  if (units === 0) return [];
  if (units < 0) {
    const { parts, missing } = takeFromLots(lots, -units);
    return missing > 0 ? null : parts;
  }
  const newest = lots.at(-1);
  if (!newest) return null;
  const valuePaise = surplusValue(newest, units) ?? estimatedCost({ units, mrpPaise: line.mrpPaise ?? ZERO });
  return [{ lot: newest, units, valuePaise }];
}

/** Rows of one statement: PostgreSQL takes 65,535 values, and a move has 17. */
const MOST_AT_ONCE = 500;

/** The items in their order, in slices of so many. */
export function slicesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Posts the differences of lines with their parts, and settles the lines. Answers the number of the differences. */
async function post(
  call: Call,
  { storeId }: LockedStockTake,
  reason: string,
  judged: readonly { readonly line: CountedLine; readonly parts: LotPart<StoredLot>[] }[],
): Promise<number> {
  const different = judged.filter(({ parts }) => parts.length > 0);
  for (const slice of slicesOf(different, MOST_AT_ONCE)) {
    const adjustments = await insertCountAdjustments(
      call,
      { storeId, reason },
      slice.map(({ line: { stockTakeLineId, batchId, units, bookUnits } }) => ({
        stockTakeLineId,
        batchId,
        units: units - bookUnits,
      })),
    );
    const moves = slice.flatMap(({ line, parts }): StockMove[] =>
      movesOf(parts, line.units < line.bookUnits ? -1 : 1, {
        kind: 'Adjusted',
        stockAdjustmentId: adjustments.get(line.stockTakeLineId) as number,
        reason,
      }),
    );
    for (const some of slicesOf(moves, MOST_AT_ONCE)) await moveStock(call, some);
  }
  await settleLines(
    call,
    judged.map(({ line }) => line.stockTakeLineId),
  );
  return different.length;
}

/** The count as it is afterwards: approved, or with batches to be counted again. */
export const approveStockTake = handle(approveStockTakeEndpoint, async (call, { stockTake: typed }) => {
  const { stockTakeId, reason } = typed;
  const stockTake = await lockStockTake(call, stockTakeId);
  await refuseOtherStates(call, stockTakeSteps, [stockTake], 'approve');
  const batchIds = await readCountedBatches(call, stockTakeId);
  const { storeId } = stockTake;
  const [, lines, lots, newest] = await call.tx.behind([() => lockStoredBatches(call, batchIds)], () => [
    readComparedLines(call, stockTake),
    readStoreLots(call, storeId, batchIds),
    readNewestLots(call, storeId, batchIds),
  ]);
  await refuseApprover(call, stockTake, lines);
  const judged = lines.map((line) => {
    const ofBatch = lots.filter(({ batchId }) => batchId === line.batchId);
    const parts = partsOf(
      line,
      ofBatch.length > 0 ? ofBatch : newest.filter(({ batchId }) => batchId === line.batchId),
    );
    return { line, parts };
  });
  const passed = judged.flatMap(({ line, parts }) => (parts ? [{ line, parts }] : []));
  const again = judged.filter(({ parts }) => parts === null).map(({ line }) => line.stockTakeLineId);
  const quantity = await post(call, stockTake, reason, passed);
  if (again.length > 0) {
    await writeRecount(call, stockTakeId, again, true);
    await moveRows(call, stockTakeSteps, [stockTake], 'askRecount', {});
    call.say(storeSentences.countedFewerThanLeft({ quantity, count: again.length }));
  } else {
    await moveRows(call, stockTakeSteps, [stockTake], 'approve', { approve_reason: reason });
    call.say(storeSentences.stockTakeApproved({ storeName: stockTake.name, quantity }));
  }
  return { stockTake: await findStockTake(call, stockTakeId) };
});
