// Releases a hold of a batch; the person who set it does not release it, an excursion needs stability data (PH011, PH092, Q268).
import { releaseBatch as releaseBatchEndpoint } from '@charaka/contract/supply/pharmacy/hold';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endHold, findHold, lockHold } from './hold-store.ts';

/** The released hold; other holds of the batch stay. */
export const releaseBatch = handle(releaseBatchEndpoint, async (call, { hold: { batchHoldId, reason, ...typed } }) => {
  const { heldBy, releasedAt, holdClass } = await lockHold(call, batchHoldId);
  if (releasedAt) refuse(pharmacySentences.holdReleasedAlready);
  if (heldBy === call.userId) refuse(pharmacySentences.holderDoesNotRelease);
  const stabilityData = (holdClass === 'Excursion' && typed.stabilityData?.trim()) || null;
  if (holdClass === 'Excursion' && stabilityData === null)
    refuse(pharmacySentences.stabilityDataNeeded, { 'hold.stabilityData': pharmacySentences.stabilityDataNeeded });
  await endHold(call, batchHoldId, { reason, stabilityData });
  call.say(pharmacySentences.batchReleased);
  return { hold: await findHold(call, batchHoldId) };
});
