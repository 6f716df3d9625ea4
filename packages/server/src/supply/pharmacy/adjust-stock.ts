// Corrects the stock of a batch, with the reason; more than a little a day is written off by two persons (Q268).
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { adjustStock as adjustStockEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { handle } from '../../kernel/handler.ts';
import { findBatch } from './stock-store.ts';
import { nameOfStore, writeOff } from './stock-write-off.ts';

/** The batch as it is now: unchanged where a second person has to agree first. */
export const adjustStock = handle(adjustStockEndpoint, async (call, { adjustment }) => {
  if (adjustment.storeId != null) await nameOfStore(call, adjustment.storeId);
  const isWaiting = await writeOff(call, adjustment);
  call.say(isWaiting ? pharmacySentences.writeOffWaits : pharmacySentences.stockAdjusted);
  return { batch: await findBatch(call, adjustment.batchId) };
});
