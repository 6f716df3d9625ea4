// Releases a hold of a batch; the person who set it does not release it (PH011, Q268).
import { releaseBatch as releaseBatchEndpoint } from '@charaka/contract/supply/pharmacy/hold';
import { pharmacySentences } from '@charaka/contract/supply/pharmacy/pharmacy-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { endHold, findHold, lockHold } from './hold-store.ts';

/** The released hold; other holds of the batch stay. */
export const releaseBatch = handle(releaseBatchEndpoint, async (call, { hold: { batchHoldId, reason } }) => {
  const { heldBy, releasedAt } = await lockHold(call, batchHoldId);
  if (releasedAt) refuse(pharmacySentences.holdReleasedAlready);
  if (heldBy === call.userId) refuse(pharmacySentences.holderDoesNotRelease);
  await endHold(call, batchHoldId, reason);
  call.say(pharmacySentences.batchReleased);
  return { hold: await findHold(call, batchHoldId) };
});
