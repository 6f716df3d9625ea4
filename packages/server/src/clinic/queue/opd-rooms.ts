// OPD rooms, each with the address of its display.
import { randomInt } from 'node:crypto';
import { opdRooms } from '@charaka/contract/clinic/queue/opd-room';
import { opdRoomSentences } from '@charaka/contract/clinic/queue/opd-room-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';

/** Rooms with one code share the display of the room that had it first. */
export const opdRoomStore = recordStore(opdRooms, {
  columns: {
    displayWithRoomId: sql`(select min(o.opd_room_id) from opd_room o where o.tenant_id = r.tenant_id
      and o.display_code = r.display_code and o.opd_room_id < r.opd_room_id)`,
  },
});

/** Letters and digits that nobody takes for one another on a television. */
const CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 12;

const newDisplayCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

type Typed = ParsedOf<typeof opdRooms.add>['opdRoom'];
type OpdRoom = OutputOf<typeof opdRooms.add>['opdRoom'];

/** The code of the display that shows the room: that of another room, or its own. Refuses a room of another hospital. */
async function displayCodeFor(call: Call, { displayWithRoomId }: Typed, own?: OpdRoom): Promise<string> {
  if (displayWithRoomId == null) return own && own.displayWithRoomId === null ? own.displayCode : newDisplayCode();
  return (await opdRoomStore.find(call, displayWithRoomId)).displayCode;
}

/** A room is added with the address of its display. */
const add = handle(opdRooms.add, async (call, { opdRoom: typed }) => {
  const added = await opdRoomStore.insert(call, typed, { display_code: await displayCodeFor(call, typed) });
  call.say(opdRoomStore.says.added);
  return { opdRoom: added };
});

/** A room that shared a display gets its own again when it is asked to share no more. */
const update = handle(opdRooms.update, async (call, { opdRoom: typed }) => {
  const known = await opdRoomStore.lockUnchanged(call, typed);
  if (typed.displayWithRoomId === typed.opdRoomId) refuse(opdRoomSentences.ownDisplay);
  const displayCode = await displayCodeFor(call, typed, known);
  const changed = await opdRoomStore.replace(call, typed.opdRoomId, typed, { display_code: displayCode });
  call.say(opdRoomStore.says.updated);
  return { opdRoom: changed };
});

/** Every call on OPD rooms. */
export const opdRoomHandlers = recordHandlers(opdRoomStore, { add, update });
