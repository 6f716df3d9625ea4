// The display of a waiting hall: today's sessions of its rooms, their called tokens and the next ones, without a log-in.
import { getDisplay as getDisplayEndpoint } from '@charaka/contract/clinic/queue/display';
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { queueOrder } from '@charaka/rules/clinic/opd-queue';
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import sql from 'sql-template-tag';
import { RefusedAnswer } from '../../kernel/refusal.ts';
import type { OpenCall, OpenHandler } from '../../kernel/serve-open.ts';
import { type LinePlace, readLine } from './queue-store.ts';

type Room = OutputOf<typeof getDisplayEndpoint>['rooms'][number];
type CalledToken = Room['called'][number];

/** So many tokens that are next stand below those called. */
const NEXT_TOKENS = 4;

interface DisplayedRoom extends Pick<Room, 'roomName' | 'sessionState' | 'notice' | 'delayMinutes'> {
  readonly opdRoomId: number;
  readonly showsInitials: boolean;
  readonly doctorId: number | null;
}

interface DisplayedHospital {
  readonly hospitalId: number;
  readonly hospitalName: string;
  readonly timezone: string;
}

/** The hospital whose display has the code, within the tenant of the address alone. */
function findHospital({ tx, tenant }: OpenCall, code: string): Promise<DisplayedHospital | undefined> {
  return tx.row<DisplayedHospital>(sql`
    select h.hospital_id, h.hospital_name, h.timezone from opd_room r
    join hospital h on h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id
    where r.tenant_id = ${tenant.tenantId} and r.display_code = ${code} and r.is_active and h.is_active
    limit 1`);
}

function readRooms(place: LinePlace, code: string, day: string): Promise<DisplayedRoom[]> {
  return place.tx.rows<DisplayedRoom>(sql`
    select r.opd_room_id, r.opd_room_name as room_name, r.shows_initials, s.session_state, s.notice,
      coalesce(s.delay_minutes, 0) as delay_minutes, s.doctor_id
    from opd_room r
    left join lateral (
      select s.session_state, s.notice, s.delay_minutes, d.doctor_id from opd_session s
      join opd_day d on d.tenant_id = s.tenant_id and d.opd_day_id = s.opd_day_id
      where s.tenant_id = r.tenant_id and s.opd_room_id = r.opd_room_id and d.day = ${day}
        and s.session_state in ('Running', 'Paused')
      limit 1
    ) s on true
    where r.tenant_id = ${place.tenantId} and r.hospital_id = ${place.hospital.hospitalId} and r.display_code = ${code}
      and r.is_active
    order by lower(r.opd_room_name)`);
}

interface ShownToken extends CalledToken {
  readonly isInside: boolean;
}

/** Those called, the last one first, and who is inside; initials of nobody whose chart is marked. */
function readTokens(place: LinePlace, { doctorId, showsInitials }: DisplayedRoom, day: string): Promise<ShownToken[]> {
  return place.tx.rows<ShownToken>(sql`
    select x.token_no, x.called_times, x.queue_state = 'InConsult' as is_inside,
      case when ${showsInitials} and not exists (select from chart_mark m
        where m.tenant_id = x.tenant_id and m.patient_id = x.patient_id and m.ended_at is null)
        then concat(left(p.first_name, 1), left(p.last_name, 1)) end as initials
    from opd_visit x
    join patient p on p.tenant_id = x.tenant_id and p.patient_id = x.patient_id
    where x.tenant_id = ${place.tenantId} and x.hospital_id = ${place.hospital.hospitalId} and x.doctor_id = ${doctorId}
      and x.day = ${day} and x.queue_state in ('Called', 'InConsult')
    order by x.called_at desc`);
}

async function shownRoom(place: LinePlace, room: DisplayedRoom, day: string): Promise<Room> {
  const { roomName, sessionState, notice, delayMinutes, doctorId } = room;
  const shown = { roomName, sessionState, notice, delayMinutes };
  if (doctorId === null) return { ...shown, called: [], inside: null, next: [] };
  const [tokens, line] = await Promise.all([readTokens(place, room, day), readLine(place, doctorId, day)]);
  return {
    ...shown,
    called: tokens.filter(({ isInside }) => !isInside).map(({ isInside: _, ...token }) => token),
    inside: tokens.find(({ isInside }) => isInside)?.tokenNo ?? null,
    next: queueOrder(line)
      .filter(({ visit }) => !visit.isHeld)
      .slice(0, NEXT_TOKENS)
      .map(({ visit }) => visit.tokenNo),
  };
}

/** Open to callers with the code; every wrong code gets the same answer and counts as a failed try. */
export const getDisplay: OpenHandler = {
  endpoint: getDisplayEndpoint,
  run: async (call: OpenCall, { displayCode }: ParsedOf<typeof getDisplayEndpoint>) => {
    const hospital = await findHospital(call, displayCode);
    if (!hospital) return new RefusedAnswer(queueSentences.displayUnknown);
    const { hospitalName, ...facts } = hospital;
    const place = { tx: call.tx, tenantId: call.tenant.tenantId, hospital: facts };
    const day = dateInZone(call.now, hospital.timezone);
    const rooms = await readRooms(place, displayCode, day);
    return { hospitalName, rooms: await Promise.all(rooms.map((room) => shownRoom(place, room, day))) };
  },
};
