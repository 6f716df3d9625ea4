// Every call on OPD rooms.
import type { Handler } from '../../kernel/handler.ts';
import { addOpdRoom } from './add-opd-room.ts';
import { deleteOpdRoom } from './delete-opd-room.ts';
import { getOpdRoom } from './get-opd-room.ts';
import { listOpdRooms } from './list-opd-rooms.ts';
import { updateOpdRoom } from './update-opd-room.ts';

/** Served by the area. */
export const opdRoomHandlers: readonly Handler[] = [listOpdRooms, getOpdRoom, addOpdRoom, updateOpdRoom, deleteOpdRoom];
