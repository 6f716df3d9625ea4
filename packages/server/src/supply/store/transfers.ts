// The calls on transfers: stock issued by one store, in transit, and received by another person in another store (PH019-PH021, PH023).

import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { givingKinds, pharmacyKinds, receivingKinds, usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { issueMenu, returnMenu, wardStockMenu } from '@charaka/contract/supply/store/store-menus';
import { storeChecks, storeSentences } from '@charaka/contract/supply/store/store-sentences';
import {
  getTransfer as getTransferEndpoint,
  issueTransfer as issueTransferEndpoint,
  listTransfers as listTransfersEndpoint,
  receiveTransfer as receiveTransferEndpoint,
  returnStock as returnStockEndpoint,
  takeBackShortage as takeBackShortageEndpoint,
} from '@charaka/contract/supply/store/transfer';
import type { Sentence } from '@charaka/rules/message/sentence';
import { takeFromLots } from '@charaka/rules/money/stock-value';
import { indentSteps } from '@charaka/rules/supply/indent-steps';
import { transferSteps } from '@charaka/rules/supply/transfer-steps';
import { type Call, handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { hasRight } from '../../kernel/session.ts';
import { moveRows, refuseOtherStates } from '../../resource/move-rows.ts';
import { lockStoredBatches } from '../pharmacy/stock-store.ts';
import {
  moveStock,
  movesBetween,
  type NamedStore,
  readStoreLots,
  type StockMove,
  type StoredLot,
  systemStore,
} from '../stock/stock-engine.ts';
import { carryBatches, send } from './carry-batches.ts';
import { hasFridge } from './cold-chain-store.ts';
import { issueGoods, readUsedAtOnce } from './goods-issue.ts';
import { type LockedIndent, lockIndent, readIndentLines } from './indent-store.ts';
import { findStore } from './store-store.ts';
import {
  findTransfer,
  lockTransfer,
  readIssuableBatches,
  readTransferLines,
  type TransferLine,
  transferList,
  writeReceived,
} from './transfer-store.ts';
import { refuseSealed } from './trolley-store.ts';

const row = listTransfersEndpoint.output.shape.rows.element;

/** The newest first. */
export const listTransfers = handle(listTransfersEndpoint, (call, input) =>
  answerList(call.tx, transferList(call, input), row, input),
);

/** One transfer with its lines. */
export const getTransfer = handle(getTransferEndpoint, async (call, { transferId }) => ({
  transfer: await findTransfer(call, transferId),
}));

type Issued = ParsedOf<typeof issueTransferEndpoint>['transfer'];

/** The transfer. Refuses more than the indent still asks for, more than the store has, stores of the wrong kind, and Schedule X (PH024). */
export const issueTransfer = handle(issueTransferEndpoint, async (call, { transfer: typed }) => {
  const { fromStoreId, toStoreId, lines, reason = null } = typed;
  const itemIds = lines.map(({ itemId }) => itemId);
  if (new Set(itemIds).size < itemIds.length) refuse(storeSentences.itemTwice);
  if (fromStoreId === toStoreId) refuse(storeSentences.sameStore);
  const [from, to] = [await findStore(call, fromStoreId), await findStore(call, toStoreId)];
  await refuseSealed(call, from);
  if (!givingKinds.includes(from.storeKind))
    refuse(
      from.storeKind === 'Ward' || from.storeKind === 'Theatre'
        ? storeSentences.goesThroughReturn
        : storeSentences.storeNotFound,
    );
  if (!receivingKinds.includes(to.storeKind)) refuse(storeSentences.storeNotFound);
  const indent = typed.indentId == null ? null : await lockIndent(call, typed.indentId);
  const isWhole = indent ? await judgeIndent(call, indent, typed) : false;
  const issuable = await readIssuableBatches(call, fromStoreId, itemIds);
  const batchIds = issuable.map(({ batchId }) => batchId);
  const [, lots] = await call.tx.behind([() => lockStoredBatches(call, batchIds)], () => [
    readStoreLots(call, fromStoreId, batchIds),
  ]);
  const usedItemIds = usingKinds.includes(to.storeKind) ? await readUsedAtOnce(call, itemIds) : [];
  const taken = lines.map(({ itemId, units }) => {
    const batches = issuable.filter((batch) => batch.itemId === itemId);
    // A batch that was held while its lock was awaited is left out.
    const offered = batches.flatMap(({ batchId }) => lots.filter((lot) => lot.batchId === batchId && !lot.isHeld));
    const { parts, missing } = takeFromLots(offered, units);
    const itemName = batches[0]?.itemName ?? storeSentences.thisItem;
    if (batches[0]?.schedule === 'X') refuse(storeSentences.scheduleXStays({ itemName }));
    if (missing > 0) refuse(storeSentences.onlyInStore({ left: units - missing, itemName, storeName: from.storeName }));
    return { isUsed: usedItemIds.includes(itemId), parts };
  });
  const isColdWithoutFridge = issuable.some(({ isCold }) => isCold) && !(await hasFridge(call, toStoreId));
  if (isColdWithoutFridge && !reason?.trim()) {
    const said = storeSentences.coldNeedsReason({ storeName: to.storeName });
    refuse(said, { 'transfer.reason': said });
  }
  const partsOf = (isUsed: boolean) => taken.filter((each) => each.isUsed === isUsed).flatMap(({ parts }) => parts);
  const entry = { from, to, indentId: indent?.id ?? null, reason: reason?.trim() || null };
  const [sentParts, usedParts] = [partsOf(false), partsOf(true)];
  const issue = usedParts.length > 0 ? await issueGoods(call, { ...entry, parts: usedParts }) : null;
  const transfer =
    sentParts.length > 0 ? (await send(call, { ...entry, isColdWithoutFridge, parts: sentParts })).transfer : null;
  if (indent) await moveRows(call, indentSteps, [indent], isWhole ? 'issue' : 'issuePart', {});
  if (issue) call.say(issuedSentence(to, issue, transfer));
  return { transfer, issue };
});

/** The answer to an issue of goods that are used at once. */
function issuedSentence(
  { storeName }: NamedStore,
  { issueNo }: { readonly issueNo: string },
  transfer: { readonly transferNo: string } | null,
): Sentence {
  return transfer
    ? storeSentences.issuedAndUsed({ transferNo: transfer.transferNo, storeName, issueNo })
    : storeSentences.goodsIssued({ issueNo, storeName });
}

/** Refuses what the indent does not ask for. Answers whether nothing of it is open afterwards. */
async function judgeIndent(
  call: Call,
  indent: LockedIndent,
  { fromStoreId, toStoreId, lines }: Issued,
): Promise<boolean> {
  await refuseOtherStates(call, indentSteps, [indent], 'issue');
  if (indent.toStoreId !== fromStoreId || indent.fromStoreId !== toStoreId) refuse(storeSentences.indentMissing);
  const asked = await readIndentLines(call, indent.id);
  for (const { itemId, units } of lines) {
    const line = asked.find((each) => each.itemId === itemId) ?? refuse(storeSentences.itemNotAsked);
    const left = line.units - line.issuedUnits;
    if (units > left) refuse(storeSentences.moreThanAsked({ left, itemName: line.itemName }));
  }
  return asked.every(
    (line) => line.issuedUnits + (lines.find(({ itemId }) => itemId === line.itemId)?.units ?? 0) >= line.units,
  );
}

/** Stock of a ward or department on its way back; what is held or expired goes to Quarantine only (PH011, PH023). */
export const returnStock = handle(returnStockEndpoint, async (call, { transfer: typed }) => {
  const { fromStoreId, lines, isForQuarantine, reason } = typed;
  const from = await findStore(call, fromStoreId);
  if (!usingKinds.includes(from.storeKind)) refuse(storeSentences.storeNotFound);
  const to = await systemStore(call, isForQuarantine ? 'Quarantine' : 'Main');
  return carryBatches(call, { from, to, lines, reason });
});

/** Refuses users without the right to receive at the store: wards receive for themselves, the pharmacy for its own stores (PH019). */
function refuseOtherStores({ session }: Call, { storeKind, storeName }: NamedStore): void {
  const menus = pharmacyKinds.includes(storeKind) ? [issueMenu, returnMenu] : [wardStockMenu];
  if (!menus.some((menu) => hasRight(session, menu, 'edit'))) refuse(storeSentences.notYourStore({ storeName }));
}

/** Moves units of lines out of transit, each with its share of the value that is there. */
async function outOfTransit(
  call: Call,
  toStoreId: number,
  lines: readonly { readonly line: TransferLine; readonly units: number }[],
): Promise<void> {
  const transit = await systemStore(call, 'Transit');
  const batchIds = lines.map(({ line }) => line.batchId);
  const [, known] = await call.tx.behind([() => lockStoredBatches(call, batchIds)], () => [
    readStoreLots(call, transit.storeId, batchIds),
  ]);
  let lots: readonly StoredLot[] = known;
  const moves: StockMove[] = [];
  for (const { line, units } of lines) {
    const taken = takeFromLots(
      lots.filter(({ lotId }) => lotId === line.lotId),
      units,
    );
    lots = [...lots.filter(({ lotId }) => lotId !== line.lotId), ...taken.lots];
    for (const part of taken.parts)
      moves.push(...movesBetween(part, { from: transit.storeId, to: toStoreId, transferLineId: line.transferLineId }));
  }
  if (moves.length > 0) await moveStock(call, moves);
}

/** The receipt of every line at once. Refuses the person that issued it (PH019). */
export const receiveTransfer = handle(receiveTransferEndpoint, async (call, { transfer: typed }) => {
  const locked = await lockTransfer(call, typed.transferId);
  await refuseOtherStates(call, transferSteps, [locked], 'receive');
  const to = await findStore(call, locked.toStoreId);
  refuseOtherStores(call, to);
  if (locked.issuedBy === call.userId) refuse(storeSentences.issuerReceives);
  await refuseSealed(call, to);
  const known = await readTransferLines(call, locked.id);
  const received = typed.lines.map(({ transferLineId, unitsReceived, shortReason }) => {
    const line =
      known.find((each) => each.transferLineId === transferLineId) ?? refuse(storeSentences.lineNotOfTransfer);
    const { unitsIssued, itemName } = line;
    if (unitsReceived > unitsIssued) refuse(storeSentences.moreThanIssued({ quantity: unitsIssued, itemName }));
    const reason = shortReason?.trim() || null;
    if (unitsReceived < unitsIssued && reason === null) refuse(storeChecks.enterShortReason);
    return { line, units: unitsReceived, shortReason: unitsReceived < unitsIssued ? reason : null };
  });
  const isEach = new Set(received.map(({ line }) => line.transferLineId)).size === known.length;
  if (!isEach || received.length !== known.length) refuse(storeSentences.everyLine);
  await writeReceived(
    call,
    received.map(({ line, ...rest }) => ({ transferLineId: line.transferLineId, ...rest })),
  );
  await outOfTransit(call, to.storeId, received);
  const missing = received.reduce((sum, { line, units }) => sum + line.unitsIssued - units, 0);
  await moveRows(call, transferSteps, [locked], missing > 0 ? 'receiveShort' : 'receive', {});
  const transfer = await findTransfer(call, locked.id);
  const { transferNo, fromStoreName } = transfer;
  call.say(
    missing > 0
      ? storeSentences.transferReceivedShort({ transferNo, quantity: missing, storeName: fromStoreName })
      : storeSentences.transferReceived({ transferNo }),
  );
  return { transfer };
});

/** The missing units are in the issuing store again, by another person than the one that received the transfer (PH021). */
export const takeBackShortage = handle(takeBackShortageEndpoint, async (call, { transferId }) => {
  const locked = await lockTransfer(call, transferId);
  await refuseOtherStates(call, transferSteps, [locked], 'takeBack');
  const from = await findStore(call, locked.fromStoreId);
  refuseOtherStores(call, from);
  if (locked.receivedBy === call.userId) refuse(storeSentences.settledByGiver);
  const lines = await readTransferLines(call, locked.id);
  const missing = lines.map((line) => ({ line, units: line.unitsIssued - (line.unitsReceived ?? 0) }));
  await outOfTransit(
    call,
    from.storeId,
    missing.filter(({ units }) => units > 0),
  );
  await moveRows(call, transferSteps, [locked], 'takeBack', {});
  const quantity = missing.reduce((sum, { units }) => sum + units, 0);
  call.say(storeSentences.shortageTaken({ quantity, storeName: from.storeName }));
  return { transfer: await findTransfer(call, transferId) };
});
