// The SQL of OPD rooms: listed, read, locked, added, changed, deactivated; each with the address of its display.
import { randomInt } from 'node:crypto';

import type { addOpdRoom, getOpdRoom } from '@charaka/contract/clinic/queue/opd-room';
import { opdRoomSentences } from '@charaka/contract/clinic/queue/opd-room-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql, { type Sql } from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** An OPD room as kept. */
type OpdRoom = OutputOf<typeof getOpdRoom>['opdRoom'];
type OpdRoomInput = ParsedOf<typeof addOpdRoom>['opdRoom'];

/** How a refusal and the audit call an OPD room. */
export const editedOpdRoom = { table: 'opd_room', wrapper: 'opdRoom', noun: opdRoomSentences.opdRoom } as const;

const missing = opdRoomSentences.opdRoomDoesNotExist;
/** Rooms with one code share the display of the one that was there first. */
const kept: Sql = sql`opd_room_id, opd_room_name as room_name, display_code, shows_initials, is_active,
  (select min(o.opd_room_id) from opd_room o where o.tenant_id = opd_room.tenant_id and o.display_code = opd_room.display_code
    and o.opd_room_id < opd_room.opd_room_id) as display_with_room_id`;

const ofHospital = (call: Call, opdRoomId: number) => sql`tenant_id = ${call.tenantId}
  and hospital_id = ${call.hospital.hospitalId} and opd_room_id = ${opdRoomId}`;

/** Letters and digits that nobody takes for one another on a television. */
const CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 12;

const newDisplayCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** The code of the display that the room is shown on: that of another room, or one of its own. Refuses a room of another hospital. */
async function displayCodeFor(call: Call, { displayWithRoomId }: OpdRoomInput, own?: OpdRoom): Promise<string> {
  if (displayWithRoomId == null) return own && own.displayWithRoomId === null ? own.displayCode : newDisplayCode();
  return (await findOpdRoom(call, displayWithRoomId)).displayCode;
}

/** OPD rooms of the hospital by name. */
export function opdRoomList({ tenantId, hospital }: Call): ListSource {
  return {
    select: kept,
    from: sql`opd_room`,
    where: sql`tenant_id = ${tenantId} and hospital_id = ${hospital.hospitalId}`,
    columns: {
      opdRoomId: { sql: sql`opd_room_id`, kind: 'number', isNeverNull: true },
      roomName: { sql: sql`opd_room_name`, kind: 'text' },
      isActive: { sql: sql`is_active`, kind: 'flag' },
    },
    tieBreak: sql`opd_room_id`,
    defaultOrder: sql`lower(opd_room_name)`,
  };
}

/** One OPD room of the hospital. Refuses any other. */
export function findOpdRoom(call: Call, opdRoomId: number): Promise<OpdRoom> {
  return call.tx.one<OpdRoom>(sql`select ${kept} from opd_room where ${ofHospital(call, opdRoomId)}`, missing);
}

/** As `findOpdRoom`, held until the transaction ends: two changes come one after the other. */
export function lockOpdRoom(call: Call, opdRoomId: number): Promise<OpdRoom> {
  return call.tx.one<OpdRoom>(
    sql`select ${kept} from opd_room where ${ofHospital(call, opdRoomId)} for update`,
    missing,
  );
}

/** Adds an OPD room. Refuses a name that an active one has. */
export async function insertOpdRoom(call: Call, opdRoom: OpdRoomInput): Promise<OpdRoom> {
  const displayCode = await displayCodeFor(call, opdRoom);
  return refusingTwice(
    opdRoom,
    call.tx.one<OpdRoom>(
      sql`insert into opd_room (tenant_id, hospital_id, opd_room_name, display_code, shows_initials, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${opdRoom.roomName}, ${displayCode},
          ${opdRoom.showsInitials ?? false}, ${opdRoom.isActive ?? true})
        returning ${kept}`,
      kernelSentences.nothingAdded,
    ),
  );
}

/** Replaces the fields of an OPD room; it stays as active as it was unless it is said otherwise. Refuses a name that another active one has. */
export async function replaceOpdRoom(call: Call, known: OpdRoom, opdRoom: OpdRoomInput): Promise<OpdRoom> {
  const { opdRoomId } = known;
  if (opdRoom.displayWithRoomId === opdRoomId) refuse(opdRoomSentences.ownDisplay);
  const displayCode = await displayCodeFor(call, opdRoom, known);
  return refusingTwice(
    opdRoom,
    call.tx.one<OpdRoom>(
      sql`update opd_room set
          opd_room_name = ${opdRoom.roomName}, display_code = ${displayCode},
          shows_initials = ${opdRoom.showsInitials ?? false},
          is_active = coalesce(${opdRoom.isActive ?? null}::boolean, is_active)
        where ${ofHospital(call, opdRoomId)} returning ${kept}`,
      missing,
    ),
  );
}

/** Takes an OPD room out of use. Refuses one of another hospital. */
export async function deactivateOpdRoom(call: Call, opdRoomId: number): Promise<void> {
  await call.tx.one<{ opdRoomId: number }>(
    sql`update opd_room set is_active = false where ${ofHospital(call, opdRoomId)} returning opd_room_id`,
    missing,
  );
}

function refusingTwice<T>({ roomName }: OpdRoomInput, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { opd_room_unique: opdRoomSentences.opdRoomExists({ name: roomName }) });
}
