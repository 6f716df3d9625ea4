// The rooms of the OPD on the wire: what one holds, and the calls that list, read, add, change and deactivate them.

import { endpoint, may } from '../../kernel/endpoint.ts';
import { flag, id, optional, requiredText, text } from '../../kernel/field.ts';
import { changedBy, versioned, withVersion } from '../../kernel/last-change.ts';
import { listInput, listOutput } from '../../kernel/list.ts';
import { mayLookUp } from '../../kernel/look-up.ts';
import { pickRow } from '../../kernel/pick-row.ts';
import { shape } from '../../kernel/shape.ts';
import { opdRoomChecks } from './opd-room-sentences.ts';
import { opdRoomTopic } from './topics.ts';

/** Menu path that rights on OPD rooms hang on. */
export const opdRoomMenu = 'opdRoomSetup';

const fields = {
  roomName: requiredText(opdRoomChecks.enterOpdRoom, 60),
  /** The display of this room tells of the room as well: they have one address. */
  displayWithRoomId: optional(id()),
  /** The display tells initials beside the token; without it the token alone (OP007). */
  showsInitials: optional(flag()),
};

/** An OPD room that does not exist yet; it is active unless it is said otherwise. */
export const newOpdRoom = shape({ ...fields, isActive: optional(flag()) });
/** An OPD room as kept. */
const opdRoom = shape({
  opdRoomId: id(),
  ...fields,
  showsInitials: flag(),
  /** What the address of the display ends with; who has it sees tokens and rooms, and nothing else. */
  displayCode: text(12),
  isActive: flag(),
});
const opdRoomKey = shape({ opdRoom: shape({ opdRoomId: id() }) });

/** OPD rooms of the hospital. */
export const listOpdRooms = endpoint({
  path: '/OpdRoom/GetAllOpdRoom',
  summary: 'Lists the rooms of the OPD.',
  permission: mayLookUp(opdRoomMenu, 'Patients'),
  effect: 'read',
  input: listInput({}),
  output: listOutput(pickRow(opdRoom, ['displayCode'], opdRoomMenu), 'opdRoomList'),
});

/** One OPD room, with the number of its last change. */
export const getOpdRoom = endpoint({
  path: '/OpdRoom/GetOpdRoomById',
  summary: 'Reads one room of the OPD.',
  permission: may('view', opdRoomMenu),
  effect: 'read',
  input: opdRoomKey,
  output: shape({ opdRoom: withVersion(opdRoom), ...changedBy }),
});

/** Adds an OPD room; its name is there once in the hospital. */
export const addOpdRoom = endpoint({
  path: '/OpdRoom/AddOpdRoom',
  summary: 'Adds a room of the OPD, with the address of its display.',
  permission: may('add', opdRoomMenu),
  effect: 'write',
  changes: [opdRoomTopic],
  input: shape({ opdRoom: newOpdRoom }),
  output: shape({ opdRoom }),
});

/**
 * Changes an OPD room; fields left out are cleared (Q17). Refused when somebody else changed it since the version named.
 */
export const updateOpdRoom = endpoint({
  path: '/OpdRoom/UpdateOpdRoom',
  summary: 'Changes a room of the OPD; fields left out are cleared.',
  permission: may('edit', opdRoomMenu),
  effect: 'write',
  changes: [opdRoomTopic],
  input: shape({ opdRoom: shape({ ...newOpdRoom.shape, ...versioned, opdRoomId: id() }) }),
  output: shape({ opdRoom }),
});

/** Deactivates an OPD room: it is offered no more, and nothing is deleted. */
export const deleteOpdRoom = endpoint({
  path: '/OpdRoom/DeleteOpdRoom',
  summary: 'Deactivates a room of the OPD; nothing is deleted.',
  permission: may('delete', opdRoomMenu),
  effect: 'write',
  changes: [opdRoomTopic],
  input: opdRoomKey,
  output: shape({}),
});
