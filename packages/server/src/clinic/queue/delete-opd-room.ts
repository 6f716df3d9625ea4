// Takes an OPD room out of use.
import { deleteOpdRoom as deleteOpdRoomEndpoint } from '@charaka/contract/clinic/queue/opd-room';
import { opdRoomSentences } from '@charaka/contract/clinic/queue/opd-room-sentences';
import { handle } from '../../kernel/handler.ts';
import { deactivateOpdRoom } from './opd-room-store.ts';

/** Nothing is deleted; it can be taken back. */
export const deleteOpdRoom = handle(deleteOpdRoomEndpoint, async (call, input) => {
  await deactivateOpdRoom(call, input.opdRoom.opdRoomId);
  call.say(opdRoomSentences.opdRoomDeactivated);
  return {};
});
