// Reads one birth.
import { getBirth as getBirthEndpoint } from '@charaka/contract/stay/record/birth';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedBirth, readBirth } from './birth-store.ts';

/** Refuses when this hospital has none of that number. */
export const getBirth = handle(getBirthEndpoint, async (call, input) => {
  const { birthId } = input.birth;
  return answerForEdit(call, editedBirth, birthId, readBirth(call, birthId));
});
