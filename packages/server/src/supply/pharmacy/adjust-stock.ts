// Corrects the stock of a batch, with the reason; more than a little a day is written off by two persons (Q268).
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { adjustStock as adjustStockEndpoint } from '@charaka/contract/supply/pharmacy/stock';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { findBatch, lockBatches } from './stock-store.ts';
import {
  applyAdjustment,
  askForWriteOff,
  holdWriteOffs,
  needsSecondPerson,
  writtenOffPaise,
  writtenOffTodayPaise,
} from './stock-write-off.ts';

/** The batch as it is now: unchanged where a second person has to agree first. */
export const adjustStock = handle(adjustStockEndpoint, async (call, { adjustment }) => {
  const { batchId } = adjustment;
  await holdWriteOffs(call);
  const [batch] = await lockBatches(call, [batchId]);
  if (!batch) refuse(pharmacySentences.batchDoesNotExist);
  const valuePaise = writtenOffPaise(batch, adjustment);
  const earlierPaise = await writtenOffTodayPaise(call, batchId);
  if (needsSecondPerson(call, valuePaise, earlierPaise)) {
    await askForWriteOff(call, batch, adjustment, { valuePaise, earlierPaise });
    call.say(pharmacySentences.writeOffWaits);
  } else {
    await applyAdjustment(call, batch, adjustment, false);
    call.say(pharmacySentences.stockAdjusted);
  }
  return { batch: await findBatch(call, batchId) };
});
