// The rooms of the OPD.

import { flag, id, optional, requiredText, text } from '../../kernel/field.ts';
import { hospitalRecord } from '../../kernel/hospital-record.ts';
import { opdRoomChecks } from './opd-room-sentences.ts';
import { opdRoomTopic } from './topics.ts';

/** A room of the OPD, with the address of its display. */
export const opdRooms = hospitalRecord({
  name: 'opdRoom',
  path: 'OpdRoom',
  noun: 'OPD room',
  described: { one: 'a room of the OPD', all: 'the rooms of the OPD' },
  texts: 'queue:opdRoom',
  title: 'roomName',
  menu: 'opdRoomSetup',
  lookedUpBelow: ['Patients'],
  topic: opdRoomTopic,
  fields: {
    roomName: {
      schema: requiredText(opdRoomChecks.enterOpdRoom, 60),
      column: 'opd_room_name',
      isUnique: true,
      isListed: true,
    },
    /** The display of this room shows the room as well: they have one address. */
    displayWithRoomId: { schema: optional(id()), isElsewhere: true },
    /** The display shows initials beside the token; without it the token alone (OP007). */
    showsInitials: { schema: optional(flag()), absent: false },
    /** The end of the display's address; it shows tokens and rooms to anyone, and nothing else. */
    displayCode: { schema: text(12), label: 'display', isOwn: true, isDerived: true },
  },
  calls: { add: { summary: 'Adds a room of the OPD, with the address of its display.' } },
});
