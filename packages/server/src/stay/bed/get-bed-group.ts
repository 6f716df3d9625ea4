// One ward of the hospital.
import { getBedGroup as getBedGroupEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedWard, findWard } from './bed-group-store.ts';

/** Refuses a ward of another hospital. */
export const getBedGroup = handle(getBedGroupEndpoint, async (call, input) => {
  const { bedGroupId } = input.bedGroup;
  return answerForEdit(call, editedWard, bedGroupId, findWard(call, bedGroupId));
});
