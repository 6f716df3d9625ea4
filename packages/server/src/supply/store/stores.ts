// The calls on stores: those of the beginning stay, and a store with stock stays in use.
import { ownStoreKinds } from '@charaka/contract/supply/stock/store-kind';
import { stores } from '@charaka/contract/supply/store/store';
import { storeSentences } from '@charaka/contract/supply/store/store-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordHandlers } from '../../resource/hospital-record.ts';
import { hasStock, storeRecords } from './store-store.ts';

type Known = Awaited<ReturnType<typeof storeRecords.find>>;

function refuseFirstStores({ storeKind, storeName }: Known): void {
  if (!ownStoreKinds.some((kind) => kind === storeKind)) refuse(storeSentences.firstStoreStays({ storeName }));
}

const update = handle(stores.update, async (call, { store: typed }) => {
  const known = await storeRecords.lockUnchanged(call, typed);
  refuseFirstStores(known);
  if (typed.isActive === false && (await hasStock(call, typed.storeId)))
    refuse(storeSentences.storeHasStock({ storeName: known.storeName }));
  const store = await storeRecords.replace(call, typed.storeId, typed);
  call.say(storeRecords.says.updated);
  return { store };
});

const remove = handle(stores.remove, async (call, { store: { storeId } }) => {
  const known = await storeRecords.lock(call, storeId);
  refuseFirstStores(known);
  if (await hasStock(call, storeId)) refuse(storeSentences.storeHasStock({ storeName: known.storeName }));
  await storeRecords.deactivate(call, storeId);
  call.say(storeRecords.says.removed);
  return {};
});

/** Every call on stores. */
export const storeHandlers = recordHandlers(storeRecords, { update, remove });
