// The calls on crash trolleys: the list of items that must be in them, their seal, and what is to be refilled after it is broken (PH090).

import { usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { storeChecks, storeSentences } from '@charaka/contract/supply/store/store-sentences';
import {
  breakTrolleySeal as breakTrolleySealEndpoint,
  getTrolley as getTrolleyEndpoint,
  listTrolleys as listTrolleysEndpoint,
  saveTrolleyItems as saveTrolleyItemsEndpoint,
  sealTrolley as sealTrolleyEndpoint,
} from '@charaka/contract/supply/store/trolley';
import { handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { areItemsInUse } from './indent-store.ts';
import { findStore } from './store-store.ts';
import {
  endSeal,
  findTrolley,
  insertSeal,
  isSealed,
  isSealUsed,
  lockTrolley,
  trolleyList,
  writeTrolleyItems,
} from './trolley-store.ts';

const row = listTrolleysEndpoint.output.shape.rows.element;

/** Those without a seal first. */
export const listTrolleys = handle(listTrolleysEndpoint, (call, input) =>
  answerList(call.tx, trolleyList(call), row, input),
);

/** One trolley with its items; what is missing first. */
export const getTrolley = handle(getTrolleyEndpoint, async (call, { storeId }) => ({
  trolley: await findTrolley(call, storeId),
}));

/** The trolley with its changed list. */
export const saveTrolleyItems = handle(saveTrolleyItemsEndpoint, async (call, { trolley: { storeId, lines } }) => {
  const itemIds = lines.map(({ itemId }) => itemId);
  if (new Set(itemIds).size < itemIds.length) refuse(storeSentences.itemTwice);
  const { storeName, storeKind } = await findStore(call, storeId);
  if (!usingKinds.includes(storeKind)) refuse(storeSentences.storeNotFound);
  if (!(await areItemsInUse(call, itemIds))) refuse(storeSentences.itemNotInUse);
  await lockTrolley(call, storeId);
  if (await isSealed(call, storeId)) refuse(storeSentences.breakSealFirst({ storeName }));
  await writeTrolleyItems(call, storeId, lines);
  call.say(storeSentences.trolleySaved({ storeName }));
  return { trolley: await findTrolley(call, storeId) };
});

/** The sealed trolley. */
export const sealTrolley = handle(sealTrolleyEndpoint, async (call, { trolley: typed }) => {
  const { storeId, sealNo, missingReason } = typed;
  await lockTrolley(call, storeId);
  const { storeName, lines, isSealed: isSealedAlready } = await findTrolley(call, storeId);
  if (lines.length === 0) refuse(storeSentences.noTrolley({ storeName }));
  if (isSealedAlready) refuse(storeSentences.sealedAlready({ storeName }));
  if (await isSealUsed(call, sealNo))
    refuse(storeSentences.sealUsed({ sealNo }), { 'trolley.sealNo': storeSentences.sealUsed({ sealNo }) });
  const isMissing = lines.some(({ missingUnits }) => missingUnits > 0);
  const reason = missingReason?.trim() || null;
  if (isMissing && reason === null)
    refuse(storeChecks.enterMissingReason, { 'trolley.missingReason': storeChecks.enterMissingReason });
  await insertSeal(call, { storeId, sealNo, missingReason: isMissing ? reason : null });
  call.say(storeSentences.trolleySealed({ storeName, sealNo }));
  return { trolley: await findTrolley(call, storeId) };
});

/** The trolley with what is to be refilled. */
export const breakTrolleySeal = handle(breakTrolleySealEndpoint, async (call, { trolley: { storeId, reason } }) => {
  await lockTrolley(call, storeId);
  const { storeName, isSealed: wasSealed, sealNo } = await findTrolley(call, storeId);
  if (!wasSealed) refuse(storeSentences.notSealed({ storeName }));
  await endSeal(call, storeId, reason);
  call.say(storeSentences.sealBroken({ storeName, sealNo: sealNo ?? '' }));
  return { trolley: await findTrolley(call, storeId) };
});
