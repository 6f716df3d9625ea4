// Takes a birth off the records.

import { deleteBirth as deleteBirthEndpoint } from '@charaka/contract/stay/record/birth';
import { recordSentences } from '@charaka/contract/stay/record/record-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { dropBirth, readBirth } from './birth-store.ts';

/** Refused while the child is admitted: its admission rests on the birth. The row and the audit log keep it. */
export const deleteBirth = handle(deleteBirthEndpoint, async (call, input) => {
  const { birthId } = input.birth;
  const { infantAdmissionId } = await readBirth(call, birthId, true);
  if (infantAdmissionId) refuse(recordSentences.childAdmitted({ infantAdmissionId }));
  await dropBirth(call, birthId);
  call.say(recordSentences.birthRecordDeleted);
  return {};
});
