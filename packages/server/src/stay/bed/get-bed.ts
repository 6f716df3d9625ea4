// How one bed is set up.
import { getBed as getBedEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedBed, findBed } from './bed-record-store.ts';

/** Refuses a bed of another hospital. */
export const getBed = handle(getBedEndpoint, async (call, input) => {
  const { bedId } = input.bed;
  return answerForEdit(call, editedBed, bedId, findBed(call, bedId));
});
