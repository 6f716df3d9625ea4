// Records a birth of a maternity admission (R330, Q35).

import { addBirth as addBirthEndpoint } from '@charaka/contract/stay/record/birth';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import { handle } from '../../kernel/handler.ts';
import { insertBirth, readBirth } from './birth-store.ts';
import { lockMother, refuseImpossible } from './check-birth.ts';

/** Twins are two records. */
export const addBirth = handle(addBirthEndpoint, async (call, input) => {
  const { admissionId, ...birth } = input.birth;
  const mother = await lockMother(call, admissionId);
  refuseImpossible(call, birth, mother);
  const birthId = await insertBirth(call, mother, birth);
  call.say(recordSentences.birthRecordAdded);
  return { birth: await readBirth(call, birthId) };
});
