// One OPD room.
import { getOpdRoom as getOpdRoomEndpoint } from '@charaka/contract/clinic/queue/opd-room';
import { handle } from '../../kernel/handler.ts';
import { answerForEdit } from '../../kernel/last-change.ts';
import { editedOpdRoom, findOpdRoom } from './opd-room-store.ts';

/** Refuses an OPD room of another hospital. */
export const getOpdRoom = handle(getOpdRoomEndpoint, async (call, input) => {
  const { opdRoomId } = input.opdRoom;
  return answerForEdit(call, editedOpdRoom, opdRoomId, findOpdRoom(call, opdRoomId));
});
