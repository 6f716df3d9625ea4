// One floor of the hospital.
import { getBedFloor as getBedFloorEndpoint } from '@charaka/contract/stay/bed/bed-setting';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedFloor, findFloor } from './bed-floor-store.ts';

/** Refuses a floor of another hospital. */
export const getBedFloor = handle(getBedFloorEndpoint, async (call, input) => {
  const { bedFloorId } = input.bedFloor;
  return answerForEdit(call, editedFloor, bedFloorId, findFloor(call, bedFloorId));
});
