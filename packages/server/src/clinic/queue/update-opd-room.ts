// Changes an OPD room, or takes it back into use.
import { updateOpdRoom as updateOpdRoomEndpoint } from '@charaka/contract/clinic/queue/opd-room';
import { opdRoomSentences } from '@charaka/contract/clinic/queue/opd-room-sentences';
import { handle } from '../../kernel/handler.ts';
import { refuseStale } from '../../kernel/last-change.ts';
import { editedOpdRoom, lockOpdRoom, replaceOpdRoom } from './opd-room-store.ts';

/** Left out `isActive` leaves it as it was. */
export const updateOpdRoom = handle(updateOpdRoomEndpoint, async (call, input) => {
  const { opdRoomId, version } = input.opdRoom;
  const known = await lockOpdRoom(call, opdRoomId);
  await refuseStale(call, editedOpdRoom, opdRoomId, version);
  const opdRoom = await replaceOpdRoom(call, known, input.opdRoom);
  call.say(opdRoomSentences.opdRoomUpdated);
  return { opdRoom };
});
