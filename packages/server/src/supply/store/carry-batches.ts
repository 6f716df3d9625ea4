// Sends lots from one store to another through Transit: issued items, and batches that are carried to the main store or to Quarantine.

import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { type LotPart, takeFromLots } from '@charaka/rules/money/stock-value';
import { type Call, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockStoredBatches } from '../pharmacy/stock-store.ts';
import {
  moveStock,
  movesBetween,
  type NamedStore,
  readStoreLots,
  type StoredLot,
  systemStore,
} from '../stock/stock-engine.ts';
import { findTransfer, insertTransfer, readColdBatches } from './transfer-store.ts';
import { refuseSealed } from './trolley-store.ts';

/** A transfer to be written: two stores and the parts of lots. */
interface Sent {
  readonly from: NamedStore;
  readonly to: NamedStore;
  readonly indentId: number | null;
  readonly reason: string | null;
  readonly isColdWithoutFridge?: boolean;
  readonly parts: readonly LotPart<StoredLot>[];
}

/** A transfer is received whole, so that it has no more lines than a receipt may have. */
const MOST_LINES = 200;

/** Writes a transfer and moves its units from the store into transit. Answers the transfer. */
export async function send(call: Call, { from, to, parts, isColdWithoutFridge = false, ...entry }: Sent) {
  if (parts.length > MOST_LINES) refuse(storeSentences.tooManyBatches);
  const transit = await systemStore(call, 'Transit');
  const lots = parts.map(({ lot, units }) => ({ lotId: lot.lotId, units }));
  const { transferId, lineIds } = await insertTransfer(call, {
    ...entry,
    isColdWithoutFridge,
    fromStoreId: from.storeId,
    toStoreId: to.storeId,
    lots,
  });
  await moveStock(
    call,
    parts.flatMap((part, index) =>
      movesBetween(part, { from: from.storeId, to: transit.storeId, transferLineId: lineIds[index] as number }),
    ),
  );
  const transfer = await findTransfer(call, transferId);
  call.say(storeSentences.transferIssued({ transferNo: transfer.transferNo, storeName: to.storeName }));
  return { transfer };
}

/** Batches that a person chose, from a store to the main store or to Quarantine. */
interface Carried {
  readonly from: NamedStore;
  readonly to: NamedStore;
  readonly lines: readonly { readonly batchId: number; readonly units: number }[];
  readonly reason: string;
}

/** The transfer. What is held, expired, cold or out of use goes to Quarantine only, and Schedule X nowhere (PH011, PH023, PH024). */
export async function carryBatches(call: Call, { from, to, lines, reason }: Carried) {
  const batchIds = lines.map(({ batchId }) => batchId);
  if (new Set(batchIds).size < batchIds.length) refuse(storeSentences.batchTwice);
  await refuseSealed(call, from);
  const [batches, lots] = await call.tx.behind([() => lockStoredBatches(call, batchIds)], () => [
    readStoreLots(call, from.storeId, batchIds),
  ]);
  const isForQuarantine = to.storeKind === 'Quarantine';
  const today = todayOf(call);
  const cold = isForQuarantine ? [] : await readColdBatches(call, batchIds);
  const parts = lines.flatMap(({ batchId, units }) => {
    const batch = batches.find((each) => each.batchId === batchId) ?? refuse(pharmacySentences.batchDoesNotExist);
    const offered = lots.filter((lot) => lot.batchId === batchId);
    const isUnsafe = (batch.expiry !== null && batch.expiry < today) || offered.some(({ isHeld }) => isHeld);
    const { itemName } = batch;
    if (batch.schedule === 'X') refuse(storeSentences.scheduleXStays({ itemName }));
    if (!isForQuarantine && (isUnsafe || cold.includes(batchId))) refuseUnsafe(from, itemName, isUnsafe);
    const { parts: taken, missing } = takeFromLots(offered, units);
    if (missing > 0) refuse(storeSentences.onlyInStore({ left: units - missing, itemName, storeName: from.storeName }));
    return taken;
  });
  return send(call, { from, to, indentId: null, reason, parts });
}

/** Refuses a batch that must not come to the main store. */
function refuseUnsafe({ storeKind }: NamedStore, itemName: string, isUnsafe: boolean): never {
  if (storeKind === 'Quarantine') refuse(storeSentences.staysInQuarantine({ itemName }));
  return refuse(
    isUnsafe ? storeSentences.onlyToQuarantine({ itemName }) : storeSentences.coldToQuarantine({ itemName }),
  );
}
