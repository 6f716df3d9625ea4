// Records a death, once for a patient.

import { addDeath as addDeathEndpoint } from '@charaka/contract/stay/record/death';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseImpossibleDeath } from './check-death.ts';
import { insertDeath, readDeath } from './death-store.ts';

/** With or without an admission: some are brought in dead. */
export const addDeath = handle(addDeathEndpoint, async (call, input) => {
  await refuseImpossibleDeath(call, input.death);
  const deathId = await insertDeath(call, input.death);
  call.say(recordSentences.deathRecordAdded);
  return { death: await readDeath(call, deathId) };
});
