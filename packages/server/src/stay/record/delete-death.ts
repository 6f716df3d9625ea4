// Takes a death off the records.

import { deleteDeath as deleteDeathEndpoint } from '@charaka/contract/stay/record/death';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import { handle } from '../../kernel/handler.ts';
import { dropDeath, readDeath } from './death-store.ts';

/** The row and the audit log keep it. */
export const deleteDeath = handle(deleteDeathEndpoint, async (call, input) => {
  const { deathId } = await readDeath(call, input.death.deathId);
  await dropDeath(call, deathId);
  call.say(recordSentences.deathRecordDeleted);
  return {};
});
