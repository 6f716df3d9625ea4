// OPD rooms of the hospital.
import { listOpdRooms as listOpdRoomsEndpoint } from '@charaka/contract/clinic/queue/opd-room';
import { handle } from '../../kernel/handler.ts';
import { readList } from '../../kernel/list-query.ts';
import { opdRoomList } from './opd-room-store.ts';

const row = listOpdRoomsEndpoint.output.shape.rows.element;

/** By name; deactivated ones are told from the others by `isActive`. */
export const listOpdRooms = handle(listOpdRoomsEndpoint, (call, input) =>
  readList(call.tx, opdRoomList(call), row, input),
);
