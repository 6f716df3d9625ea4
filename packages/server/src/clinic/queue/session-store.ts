// The SQL of sessions: read, begun with the day, locked before anybody is called, changed.

import type { opdSession } from '@charaka/contract/clinic/queue/opd-session';
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import type { SessionState } from '@charaka/rules/clinic/opd-queue';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import type { FindDutyFacts } from '../opd/duty-facts.ts';

/** A session as answered. */
export type OpdSession = z.output<typeof opdSession>;

const columns: Sql = sql`s.opd_session_id, s.opd_day_id, s.opd_room_id, r.opd_room_name as room_name, s.session_state, s.started_at,
  s.ended_at, s.delay_minutes, s.notice`;
const tables: Sql = sql`opd_session s
  left join opd_room r on r.tenant_id = s.tenant_id and r.opd_room_id = s.opd_room_id`;

/** The session of a day of the hospital; undefined before anybody has touched it. */
export function readSession(call: Call, opdDayId: number): Promise<OpdSession | undefined> {
  return call.tx.row<OpdSession>(sql`
    select ${columns} from ${tables}
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and s.opd_day_id = ${opdDayId}`);
}

/** The rooms of the sessions of a day that have not ended, by doctor. */
export const readRooms: FindDutyFacts = async (call, day) => {
  const rows = await call.tx.rows<{ doctorId: number; roomName: string }>(sql`
    select d.doctor_id, r.opd_room_name as room_name from opd_session s
    join opd_day d on d.tenant_id = s.tenant_id and d.opd_day_id = s.opd_day_id
    join opd_room r on r.tenant_id = s.tenant_id and r.opd_room_id = s.opd_room_id
    where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId} and d.day = ${day}
      and s.session_state <> 'Ended'`);
  return new Map(rows.map(({ doctorId, roomName }) => [doctorId, { roomName }]));
};

/** A session with its day, locked until the transaction ends: patients of it are called one after the other. */
export interface LockedSession {
  readonly opdSessionId: number;
  readonly sessionState: SessionState;
  readonly notice: string | null;
  readonly roomSince: string | null;
  readonly opdRoomId: number | null;
  readonly startedAt: string | null;
  readonly doctorId: number;
  readonly day: string;
}

const lockedColumns: Sql = sql`s.opd_session_id, s.session_state, s.notice, s.room_since, s.opd_room_id, s.started_at, d.doctor_id,
  d.day`;

/** Locks the session that is named. Refuses one of another hospital. */
export function lockSession(call: Call, opdSessionId: number): Promise<LockedSession> {
  return call.tx.one<LockedSession>(
    sql`select ${lockedColumns} from opd_session s
      join opd_day d on d.tenant_id = s.tenant_id and d.opd_day_id = s.opd_day_id
      where s.tenant_id = ${call.tenantId} and s.hospital_id = ${call.hospital.hospitalId}
        and s.opd_session_id = ${opdSessionId}
      for update of s`,
    queueSentences.startSessionFirst,
  );
}

/** Locks the session that a visit belongs to; undefined where there is none yet. */
export function lockSessionOfVisit(call: Call, visitId: number): Promise<LockedSession | undefined> {
  return call.tx.row<LockedSession>(sql`
    select ${lockedColumns} from opd_visit x
    join opd_day d on d.tenant_id = x.tenant_id and d.hospital_id = x.hospital_id and d.doctor_id = x.doctor_id and d.day = x.day
    join opd_session s on s.tenant_id = d.tenant_id and s.opd_day_id = d.opd_day_id
    where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and x.opd_visit_id = ${visitId}
    for update of s`);
}

/** Locks the session of a day, made where there is none. Refuses a day of another hospital. */
export async function lockSessionOfDay(call: Call, opdDayId: number): Promise<LockedSession> {
  const { tenantId, hospital, tx } = call;
  await tx.rows(sql`
    insert into opd_session (tenant_id, hospital_id, opd_day_id)
    select d.tenant_id, d.hospital_id, d.opd_day_id from opd_day d
    where d.tenant_id = ${tenantId} and d.hospital_id = ${hospital.hospitalId} and d.opd_day_id = ${opdDayId}
    on conflict (tenant_id, opd_day_id) do nothing`);
  return tx.one<LockedSession>(
    sql`select ${lockedColumns} from opd_session s
      join opd_day d on d.tenant_id = s.tenant_id and d.opd_day_id = s.opd_day_id
      where s.tenant_id = ${tenantId} and s.hospital_id = ${hospital.hospitalId} and s.opd_day_id = ${opdDayId}
      for update of s`,
    queueSentences.dayDoesNotExist,
  );
}

/** The new values of a locked session; its other columns stay. */
export interface SessionChange {
  readonly sessionState: SessionState;
  readonly startedAt: string | Date | null;
  readonly endedAt: Date | null;
  readonly opdRoomId: number | null;
  readonly roomSince: string | Date | null;
  readonly notice: string | null;
}

/** Writes a locked session. Refuses a room in which another doctor sits. */
export async function writeSession(call: Call, opdSessionId: number, change: SessionChange): Promise<void> {
  await refuseOnConflict(
    call.tx.rows(sql`
      update opd_session set session_state = ${change.sessionState}, started_at = ${change.startedAt},
        ended_at = ${change.endedAt}, opd_room_id = ${change.opdRoomId}, room_since = ${change.roomSince},
        notice = ${change.notice}
      where tenant_id = ${call.tenantId} and opd_session_id = ${opdSessionId}`),
    { one_session_a_room: queueSentences.roomTaken },
  );
}

/** Writes by how many minutes a locked session is late. */
export async function writeDelay(call: Call, opdSessionId: number, delayMinutes: number): Promise<void> {
  await call.tx.rows(sql`
    update opd_session set delay_minutes = ${delayMinutes}
    where tenant_id = ${call.tenantId} and opd_session_id = ${opdSessionId}`);
}
