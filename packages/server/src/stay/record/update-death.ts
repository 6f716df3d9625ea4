// Changes a death.

import { updateDeath as updateDeathEndpoint } from '@charaka/contract/stay/record/death';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { refuseImpossibleDeath } from './check-death.ts';
import { editedDeath, readDeath, replaceDeath } from './death-store.ts';

/** Changes a death; its patient and admission stay. */
export const updateDeath = handle(updateDeathEndpoint, async (call, input) => {
  const { deathId, version, ...death } = input.death;
  const { patientId, admissionId } = await readDeath(call, deathId, true);
  await refuseStale(call, editedDeath, deathId, version);
  await refuseImpossibleDeath(call, { patientId, admissionId, diedAt: death.diedAt });
  await replaceDeath(call, deathId, death);
  call.say(recordSentences.deathRecordUpdated);
  return { death: await readDeath(call, deathId) };
});
