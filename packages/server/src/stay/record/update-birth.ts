// Changes a birth (R279).

import { updateBirth as updateBirthEndpoint } from '@charaka/contract/stay/record/birth';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { editedBirth, readBirth, replaceBirth } from './birth-store.ts';
import { lockMother, refuseImpossible } from './check-birth.ts';

/** The record of a child that is admitted keeps its own; sex and birth date of the patient are changed there. */
export const updateBirth = handle(updateBirthEndpoint, async (call, input) => {
  const { birthId, version, ...birth } = input.birth;
  const { admissionId } = await readBirth(call, birthId);
  // A change of a birth locks the admission of the mother.
  const mother = await lockMother(call, admissionId);
  await refuseStale(call, editedBirth, birthId, version);
  refuseImpossible(call, birth, mother);
  await replaceBirth(call, birthId, birth);
  call.say(recordSentences.birthRecordUpdated);
  return { birth: await readBirth(call, birthId) };
});
