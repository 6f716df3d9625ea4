// The calls on indents: asked by a store, refused, closed or cancelled with the reason (PH018).

import { givingKinds, usingKinds } from '@charaka/contract/supply/stock/store-kind';
import {
  addIndent as addIndentEndpoint,
  cancelIndent as cancelIndentEndpoint,
  endIndent as endIndentEndpoint,
  getIndent as getIndentEndpoint,
  listIndents as listIndentsEndpoint,
} from '@charaka/contract/supply/store/indent';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { indentSteps } from '@charaka/rules/supply/indent-steps';
import { handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { moveRows } from '../../resource/move-rows.ts';
import { areItemsInUse, findIndent, indentList, insertIndent, lockIndent } from './indent-store.ts';
import { findStore } from './store-store.ts';

const row = listIndentsEndpoint.output.shape.rows.element;

/** The newest first. */
export const listIndents = handle(listIndentsEndpoint, (call, input) =>
  answerList(call.tx, indentList(call, input), row, input),
);

/** One indent with its lines. */
export const getIndent = handle(getIndentEndpoint, async (call, { indentId }) => ({
  indent: await findIndent(call, indentId),
}));

/** The indent. Refuses stores that do not give, and items that are not in use or on the list twice. */
export const addIndent = handle(addIndentEndpoint, async (call, { indent: typed }) => {
  const { fromStoreId, toStoreId, lines } = typed;
  if (fromStoreId === toStoreId) refuse(storeSentences.sameStore, { 'indent.toStoreId': storeSentences.sameStore });
  const [asking, giving] = [await findStore(call, fromStoreId), await findStore(call, toStoreId)];
  if (!usingKinds.includes(asking.storeKind)) refuse(storeSentences.storeNotFound);
  if (!givingKinds.includes(giving.storeKind)) {
    const sentence = storeSentences.notAskedHere({ storeName: giving.storeName });
    refuse(sentence, { 'indent.toStoreId': sentence });
  }
  const itemIds = lines.map(({ itemId }) => itemId);
  if (new Set(itemIds).size < itemIds.length) refuse(storeSentences.itemTwice);
  if (!(await areItemsInUse(call, itemIds))) refuse(storeSentences.itemNotInUse);
  const indent = await findIndent(call, await insertIndent(call, typed));
  call.say(storeSentences.indentAsked({ indentNo: indent.indentNo, storeName: giving.storeName }));
  return { indent };
});

/** The person that asked takes the indent back. */
export const cancelIndent = handle(cancelIndentEndpoint, async (call, { indent: { indentId, reason } }) => {
  const locked = await lockIndent(call, indentId);
  if (locked.askedBy !== call.userId) refuse(storeSentences.notYourIndent);
  await moveRows(call, indentSteps, [locked], 'cancel', { end_reason: reason });
  call.say(storeSentences.indentEnded({ indentNo: locked.name }));
  return { indent: await findIndent(call, indentId) };
});

/** The giving store refuses the indent, or gives no more of it. */
export const endIndent = handle(endIndentEndpoint, async (call, { indent: { indentId, reason } }) => {
  const locked = await lockIndent(call, indentId);
  const action = locked.status === 'PartlyIssued' ? 'close' : 'refuse';
  await moveRows(call, indentSteps, [locked], action, { end_reason: reason });
  call.say(storeSentences.indentEnded({ indentNo: locked.name }));
  return { indent: await findIndent(call, indentId) };
});
