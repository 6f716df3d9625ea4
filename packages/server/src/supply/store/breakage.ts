// The calls on stock that may not be sold: into Quarantine, out of it by destruction or release, and broken units (PH068, PH069).

import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { countableKinds } from '@charaka/contract/supply/stock/store-kind';
import {
  addBreakage as addBreakageEndpoint,
  addDestruction as addDestructionEndpoint,
  addExpiry as addExpiryEndpoint,
  listBreakage as listBreakageEndpoint,
  releaseFromQuarantine as releaseFromQuarantineEndpoint,
} from '@charaka/contract/supply/store/breakage';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { handle } from '../../kernel/handler.ts';
import { answerList } from '../../kernel/list-query.ts';
import { refuse } from '../../kernel/refusal.ts';
import { writeOff } from '../pharmacy/stock-write-off.ts';
import { systemStore } from '../stock/stock-engine.ts';
import { breakageList } from './breakage-list.ts';
import { carryBatches } from './carry-batches.ts';
import { findStore } from './store-store.ts';
import { refuseSealed } from './trolley-store.ts';

const row = listBreakageEndpoint.output.shape.rows.element;

/** The first to expire first. */
export const listBreakage = handle(listBreakageEndpoint, (call, input) =>
  answerList(call.tx, breakageList(call, input.part), row, input),
);

/** The transfer to Quarantine, which another person receives there. */
export const addExpiry = handle(addExpiryEndpoint, async (call, { transfer: typed }) => {
  const from = await findStore(call, typed.fromStoreId);
  if (!countableKinds.includes(from.storeKind) || from.storeKind === 'Quarantine') refuse(storeSentences.storeNotFound);
  const to = await systemStore(call, 'Quarantine');
  return carryBatches(call, { from, to, lines: typed.lines, reason: typed.reason });
});

/** The transfer to the main store, which another person receives there. */
export const releaseFromQuarantine = handle(releaseFromQuarantineEndpoint, async (call, { transfer: typed }) => {
  const [from, to] = [await systemStore(call, 'Quarantine'), await systemStore(call, 'Main')];
  return carryBatches(call, { from, to, lines: typed.lines, reason: typed.reason });
});

/** Whether the write-off waits for an approver; otherwise the units have left the books. */
export const addBreakage = handle(addBreakageEndpoint, async (call, { breakage: typed }) => {
  const { storeId, batchId, units, reason } = typed;
  const store = await findStore(call, storeId);
  const { storeKind } = store;
  if (!countableKinds.includes(storeKind) || storeKind === 'Quarantine') refuse(storeSentences.storeNotFound);
  await refuseSealed(call, store);
  const isWaiting = await writeOff(call, { kind: 'Breakage', storeId, batchId, change: -units, reason });
  call.say(isWaiting ? pharmacySentences.writeOffWaits : pharmacySentences.stockAdjusted);
  return { isWaiting };
});

/** Always waits: two persons destroy (PH069). */
export const addDestruction = handle(addDestructionEndpoint, async (call, { destruction: typed }) => {
  const { batchId, units, reason, bagNumber, disposalReceipt = null } = typed;
  const { storeId } = await systemStore(call, 'Quarantine');
  const isWaiting = await writeOff(call, {
    kind: 'Destruction',
    storeId,
    batchId,
    change: -units,
    reason,
    bagNumber,
    disposalReceipt,
  });
  call.say(pharmacySentences.writeOffWaits);
  return { isWaiting };
});
