// Adds an OPD room to the hospital.
import { addOpdRoom as addOpdRoomEndpoint } from '@charaka/contract/clinic/queue/opd-room';
import { opdRoomSentences } from '@charaka/contract/clinic/queue/opd-room-sentences';
import { handle } from '../../kernel/handler.ts';
import { insertOpdRoom } from './opd-room-store.ts';

/** Refuses a name that an active OPD room of the hospital has. */
export const addOpdRoom = handle(addOpdRoomEndpoint, async (call, input) => {
  const opdRoom = await insertOpdRoom(call, input.opdRoom);
  call.say(opdRoomSentences.opdRoomAdded);
  return { opdRoom };
});
