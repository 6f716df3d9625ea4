// The calls on counts of stores: started, counted, counted again by another person, and approved by a third (PH065 to PH067).

import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { countableKinds } from '@charaka/contract/supply/stock/store-kind';
import {
  askRecount as askRecountEndpoint,
  dropStockTake as dropStockTakeEndpoint,
  finishStockTake as finishStockTakeEndpoint,
  getStockTake as getStockTakeEndpoint,
  listStockTakeLines as listStockTakeLinesEndpoint,
  listStockTakes as listStockTakesEndpoint,
  saveCount as saveCountEndpoint,
  startStockTake as startStockTakeEndpoint,
} from '@charaka/contract/supply/store/stock-take';
import { storeChecks, storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { stockTakeSteps } from '@charaka/rules/supply/stock-take-steps';
import { authorityOf, isByMaker, noteUse } from '../../foundation/staff/authority.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { pharmacySettings } from '../pharmacy/pharmacy-settings.ts';
import { lockStoredBatches } from '../pharmacy/stock-store.ts';
import { findStockTake, findStockTakeLine, stockTakeLineList, stockTakeList } from './stock-take-list.ts';
import {
  countUncounted,
  hasCounted,
  insertCount,
  insertStockTake,
  type LockedStockTake,
  lockStockTake,
  readCountedLines,
  readCounters,
  readOtherCounter,
  takeLine,
  writeRecount,
} from './stock-take-store.ts';
import { findStore } from './store-store.ts';

const row = listStockTakesEndpoint.output.shape.rows.element;
const lineRow = listStockTakeLinesEndpoint.output.shape.rows.element;

/** The newest first. */
export const listStockTakes = handle(listStockTakesEndpoint, (call, input) =>
  answerList(call.tx, stockTakeList(call, input.status), row, input),
);

/** One count. */
export const getStockTake = handle(getStockTakeEndpoint, async (call, { stockTakeId }) => ({
  stockTake: await findStockTake(call, stockTakeId),
}));

/** The batches of the sheet by the names of their items. */
export const listStockTakeLines = handle(listStockTakeLinesEndpoint, (call, input) =>
  answerList(call.tx, stockTakeLineList(call, input.stockTakeId, input.only), lineRow, input),
);

/** The count. Refuses a second open count of the store, and a part of it without batches. */
export const startStockTake = handle(startStockTakeEndpoint, async (call, { stockTake: typed }) => {
  const { storeName, storeKind } = await findStore(call, typed.storeId);
  if (!countableKinds.includes(storeKind)) refuse(storeSentences.storeNotFound);
  const { firstLetter, lastLetter } = typed;
  if (firstLetter ? !lastLetter || lastLetter < firstLetter : lastLetter)
    refuse(storeChecks.enterBothLetters, { 'stockTake.lastLetter': storeChecks.enterBothLetters });
  const { stockTakeId, quantity } = await refuseOnConflict(insertStockTake(call, typed), {
    stock_take_open: storeSentences.storeIsCounted({ storeName }),
  });
  if (quantity === 0) refuse(storeSentences.nothingToCount({ storeName }));
  call.say(storeSentences.stockTakeStarted({ storeName, quantity }));
  return { stockTake: await findStockTake(call, stockTakeId) };
});

/** The line. The difference is against the books at the second of the counting, so that sales until the approval change nothing. */
export const saveCount = handle(saveCountEndpoint, async (call, { count: typed }) => {
  const { stockTakeId, batchId, units, secondsAgo } = typed;
  const stockTake = await lockStockTake(call, stockTakeId);
  await refuseOtherStates(call, stockTakeSteps, [stockTake], 'finish');
  const countedAt = new Date(call.now.getTime() - (secondsAgo ?? 0) * 1000);
  if (countedAt < new Date(stockTake.startedAt)) refuse(storeSentences.countedBeforeStart);
  const [batch] = await lockStoredBatches(call, [batchId]);
  const { itemName, batchNumber } = batch ?? refuse(pharmacySentences.batchDoesNotExist);
  const { stockTakeLineId, needsRecount } = await takeLine(call, stockTakeId, batchId);
  if (stockTake.status === 'Recount') {
    if (!needsRecount) refuse(storeSentences.noRecountAsked({ itemName, batchNumber }));
    if (await hasCounted(call, stockTakeLineId)) refuse(storeSentences.anotherRecounts({ itemName, batchNumber }));
  } else {
    // A count of another person is not replaced without a trace (PH066).
    const name = await readOtherCounter(call, stockTakeLineId);
    if (name) refuse(storeSentences.otherCounted({ name, itemName, batchNumber }));
  }
  await insertCount(call, { stockTakeLineId, storeId: stockTake.storeId, batchId, units, countedAt });
  if (needsRecount) await writeRecount(call, stockTakeId, [stockTakeLineId], false);
  call.say(storeSentences.countSaved({ quantity: units, itemName, batchNumber }));
  return { stockTakeLine: await findStockTakeLine(call, stockTakeLineId) };
});

/**
 * The count, without its uncounted batches where the user leaves them as they are. Batches whose difference is above the hospital's limit
 * are counted again by another person (PH066).
 */
export const finishStockTake = handle(finishStockTakeEndpoint, async (call, { stockTake: typed }) => {
  const stockTake = await lockStockTake(call, typed.stockTakeId);
  await refuseOtherStates(call, stockTakeSteps, [stockTake], 'finish');
  const lines = await readCountedLines(call, stockTake.id);
  if (lines.length === 0) refuse(storeSentences.nothingCounted);
  const open = lines.filter(({ needsRecount }) => needsRecount).length;
  if (open > 0) refuse(storeSentences.batchesToRecount({ quantity: open }));
  const uncounted = await countUncounted(call, stockTake.id);
  if (uncounted > 0 && stockTake.status === 'Counting' && !typed.leavesUncounted)
    refuse(storeSentences.batchesUncounted({ quantity: uncounted }));
  const limitPaise = pharmacySettings.of(call.hospital).stockWriteOffLimitPaise;
  const isBeyond = (line: (typeof lines)[number]) =>
    Math.abs(line.units - line.bookUnits) * line.unitWorthPaise > limitPaise;
  const beyond = stockTake.status === 'Counting' ? lines.filter(isBeyond) : [];
  const lineIds = beyond.map(({ stockTakeLineId }) => stockTakeLineId);
  if (beyond.length > 0) await writeRecount(call, stockTake.id, lineIds, true);
  if (beyond.length > 0)
    await moveRows(call, stockTakeSteps, [stockTake], 'finishForRecount', {
      finished_at: call.now,
      finished_by: call.userId,
    });
  else await moveRows(call, stockTakeSteps, [stockTake], 'finish', {});
  call.say(
    beyond.length > 0
      ? storeSentences.batchesToRecount({ quantity: beyond.length })
      : storeSentences.stockTakeFinished({ storeName: stockTake.name }),
  );
  return { stockTake: await findStockTake(call, stockTake.id) };
});

/** The count, with the chosen batches to be counted again by another person (PH066). */
export const askRecount = handle(askRecountEndpoint, async (call, { stockTake: typed }) => {
  const stockTake = await lockStockTake(call, typed.stockTakeId);
  const lineIds = [...new Set(typed.lines.map(({ stockTakeLineId }) => stockTakeLineId))];
  await moveRows(call, stockTakeSteps, [stockTake], 'askRecount', {});
  const quantity = await writeRecount(call, stockTake.id, lineIds, true);
  if (quantity < lineIds.length) refuse(storeSentences.stockTakeMissing);
  call.say(storeSentences.batchesToRecount({ quantity }));
  return { stockTake: await findStockTake(call, stockTake.id) };
});

/**
 * Refuses to drop a count whose differences could be seen, to everybody but an approver who counted none of it: a difference that does not
 * fit would disappear (PH066, PH067, Q268). A blind count may be dropped while it is counted, and any count without a counted batch.
 */
async function refuseDropper(call: Call, stockTake: LockedStockTake): Promise<void> {
  const counters = await readCounters(call, stockTake.id);
  if (stockTake.status === 'Counting' && (stockTake.isBlind || counters.length === 0)) return;
  const authority = await authorityOf(call);
  if (await isByMaker(call, authority, counters)) refuse(storeSentences.counterDoesNotDrop);
  if (!authority.isApprover && !authority.isDelegator) refuse(storeSentences.approverDropsCount);
  await noteUse(call, authority, `Count of ${stockTake.name} dropped`);
}

/** The dropped count with its numbers; what was posted of it stays. */
export const dropStockTake = handle(dropStockTakeEndpoint, async (call, { stockTake: { stockTakeId, reason } }) => {
  const stockTake = await lockStockTake(call, stockTakeId);
  await refuseOtherStates(call, stockTakeSteps, [stockTake], 'drop');
  await refuseDropper(call, stockTake);
  await moveRows(call, stockTakeSteps, [stockTake], 'drop', { drop_reason: reason });
  call.say(storeSentences.stockTakeDropped({ storeName: stockTake.name }));
  return { stockTake: await findStockTake(call, stockTakeId) };
});
