// The calls on what a store has: listed, and used by a ward or department (PH022).
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { usingKinds } from '@charaka/contract/supply/stock/store-kind';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import {
  consumeStock as consumeStockEndpoint,
  listStoreStock as listStoreStockEndpoint,
} from '@charaka/contract/supply/store/transfer';
import { takeFromLots } from '@charaka/rules/money/stock-value';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { isInsidePackage, sellFromStore } from '../pharmacy/sell-from-store.ts';
import { lockStoredBatches } from '../pharmacy/stock-store.ts';
import { moveStock, movesOf, readStoreLots } from '../stock/stock-engine.ts';
import { findStore } from './store-store.ts';
import { findStoreBatch, insertConsumption, storeStockList } from './transfer-store.ts';
import { refuseSealed } from './trolley-store.ts';

const row = listStoreStockEndpoint.output.shape.rows.element;

/** The batches of the store by their names. */
export const listStoreStock = handle(listStoreStockEndpoint, async (call, input) => {
  const { storeId } = await findStore(call, input.storeId);
  return readList(call.tx, storeStockList(call, storeId), row, input);
});

/** The batch as it is afterwards. Refuses more than the store has, and units that are expired or held (PH010, PH011). */
export const consumeStock = handle(consumeStockEndpoint, async (call, { consumption: typed }) => {
  const { storeId, batchId, units, reason, admissionId } = typed;
  const store = await findStore(call, storeId);
  const { storeName, storeKind } = store;
  if (!usingKinds.includes(storeKind)) refuse(storeSentences.storeNotFound);
  await refuseSealed(call, store);
  if (admissionId && !(await isInsidePackage(call, admissionId))) return chargeStock(call, { ...typed, admissionId });
  const [[batch], lots] = await call.tx.behind([() => lockStoredBatches(call, [batchId])], () => [
    readStoreLots(call, storeId, [batchId]),
  ]);
  const { itemName, expiry } = batch ?? refuse(pharmacySentences.batchDoesNotExist);
  if ((expiry !== null && expiry < todayOf(call)) || lots.some(({ isHeld }) => isHeld))
    refuse(storeSentences.onlyToQuarantine({ itemName }));
  const { parts, missing } = takeFromLots(lots, units);
  if (missing > 0) refuse(storeSentences.onlyInStore({ left: units - missing, itemName, storeName }));
  const consumptionId = await insertConsumption(call, {
    storeId,
    batchId,
    units,
    reason,
    admissionId: admissionId ?? null,
  });
  await moveStock(call, movesOf(parts, -1, { kind: 'Consumed', consumptionId }));
  call.say(
    admissionId
      ? storeSentences.stockInPackage({ quantity: units, itemName })
      : storeSentences.stockUsed({ quantity: units, itemName, storeName }),
  );
  return { batch: await findStoreBatch(call, storeId, batchId), cashMemo: null };
});

type Consumption = ParsedOf<typeof consumeStockEndpoint>['consumption'];

/** The units on a memo of the patient. */
async function chargeStock(call: Call, used: Consumption & { readonly admissionId: number }) {
  const { storeId, batchId, units, admissionId, reason } = used;
  const sold = { admissionId, storeId, batchId, quantity: units, remarks: reason };
  const { cashMemo } = await sellFromStore(call, sold);
  const batch = await findStoreBatch(call, storeId, batchId);
  call.say(storeSentences.stockCharged({ quantity: units, itemName: batch.itemName, cashMemo }));
  return { batch, cashMemo };
}
