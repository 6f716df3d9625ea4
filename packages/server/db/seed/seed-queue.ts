// Writes the queues of the demo: rooms, the sessions of today in every state, and patients in every state of the line.
import { dateInZone } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import type { DemoHospital, DemoTenant } from './demo-tenants.ts';
import { insertRows } from './insert-rows.ts';

const ROOM_NAMES = Array.from({ length: 12 }, (_, index) => `Room ${index + 1}`);
const ROOMS_A_HALL = 6;
/** The sessions of the doctors in the order of their numbers; some have not begun. */
const SESSIONS = ['Running', 'Running', 'Paused', 'Running', 'Ended', null, 'Running', 'Running', 'Ended'];
const NOTICE = 'Ward round, back in 20 minutes';

/** The ways of a line, token by token: what becomes of each patient before now. */
const WAYS: readonly (readonly string[])[] = [
  ['Called', 'InConsult', 'Done'],
  ['Called', 'InConsult', 'Done'],
  ['Called', 'InConsult', 'AwaitingResult'],
  ['Called', 'Skipped'],
  ['Called', 'InConsult'],
  ['Called'],
  ['Ready'],
];
/** In a finished session every called patient was seen, one did not come, and the others wait for an answer. */
const WAYS_OVER: readonly (readonly string[])[] = [
  ...Array.from({ length: 4 }, () => ['Called', 'InConsult', 'Done']),
  ['NoShow'],
];
const PRIORITIES = ['None', 'None', 'None', 'None', 'None', 'None', 'None', 'Senior', 'None', 'Urgent'];

interface Line {
  readonly doctorId: number;
  readonly opdDayId: number;
  readonly visitIds: readonly number[];
}

/** Writes rooms, sessions and steps of all hospitals of a tenant; its visits of today stand in line already. */
export async function seedQueues(owner: pg.Client, tenant: DemoTenant, now: Date): Promise<void> {
  for (const hospital of tenant.hospitals) await seedHospital(owner, tenant.tenantId, hospital, now);
}

async function seedHospital(owner: pg.Client, tenantId: number, hospital: DemoHospital, now: Date): Promise<void> {
  const { hospitalId } = hospital;
  const rooms = ROOM_NAMES.map((opdRoomName, index) => ({
    hospitalId,
    opdRoomName,
    // Two halls; their addresses are as good as public in a demo.
    displayCode: index < ROOMS_A_HALL ? 'demohalleast' : 'demohallwest',
  }));
  await insertRows(owner, tenantId, 'opd_room', rooms);
  const lines = await linesOfToday(owner, tenantId, hospital, now);
  const walked: WalkedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const state = SESSIONS[index];
    if (!state) continue;
    await seedSession(owner, { tenantId, hospitalId }, line, state, ROOM_NAMES[index] ?? '', now);
    walked.push({ line, ways: state === 'Ended' ? WAYS_OVER : WAYS });
  }
  await walk(owner, tenantId, walked, now);
}

async function linesOfToday(owner: pg.Client, tenantId: number, hospital: DemoHospital, now: Date): Promise<Line[]> {
  const { rows } = await owner.query<Line>(
    `select d.doctor_id::float8 as "doctorId", d.opd_day_id::float8 as "opdDayId",
       array(select v.opd_visit_id::float8 from opd_visit v where v.tenant_id = d.tenant_id and v.hospital_id = d.hospital_id
         and v.doctor_id = d.doctor_id and v.day = d.day and not v.is_cancelled order by v.token_no) as "visitIds"
     from opd_day d where d.tenant_id = $1 and d.hospital_id = $2 and d.day = $3 order by d.doctor_id`,
    [tenantId, hospital.hospitalId, dateInZone(now, hospital.timezone)],
  );
  return rows;
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

async function seedSession(
  owner: pg.Client,
  { tenantId, hospitalId }: { readonly tenantId: number; readonly hospitalId: number },
  { opdDayId }: Line,
  state: NonNullable<(typeof SESSIONS)[number]>,
  roomName: string,
  now: Date,
): Promise<void> {
  await owner.query(
    `insert into opd_session (tenant_id, hospital_id, opd_day_id, opd_room_id, session_state, started_at, room_since, ended_at, notice)
     select tenant_id, hospital_id, $3, opd_room_id, $5, $6, $6, $7, $8 from opd_room
     where tenant_id = $1 and hospital_id = $2 and opd_room_name = $4`,
    [
      tenantId,
      hospitalId,
      opdDayId,
      roomName,
      state,
      before(now, 90),
      state === 'Ended' ? before(now, 5) : null,
      state === 'Paused' ? NOTICE : null,
    ],
  );
}

/** A line, and what becomes of those who stand in it. */
interface WalkedLine {
  readonly line: Line;
  readonly ways: typeof WAYS;
}

/** Patients come every few minutes, and go their ways one after the other; all lines at once. */
async function walk(owner: pg.Client, tenantId: number, lines: readonly WalkedLine[], now: Date): Promise<void> {
  const waiting = lines.flatMap(({ line: { visitIds }, ways }) =>
    visitIds.map((visitId, index) => ({ visitId, index, way: ways[index] ?? [] })),
  );
  await owner.query(
    `update opd_visit v set arrived_at = one.at, priority_reason = one.reason
     from json_to_recordset($2) as one (id bigint, at timestamptz, reason text) where v.tenant_id = $1 and v.opd_visit_id = one.id`,
    [
      tenantId,
      JSON.stringify(
        waiting.map(({ visitId, index }) => ({
          id: visitId,
          at: before(now, 100 - index * 6),
          reason: PRIORITIES[index] ?? 'None',
        })),
      ),
    ],
  );
  // A doctor has one patient at a time: those of one place in their lines go together, the next ones after them.
  const deeds = waiting.flatMap(({ visitId, index, way }) =>
    way.map((state, step) => ({
      place: index * 10 + step,
      id: visitId,
      at: before(now, 80 - index * 11 - step * 4),
      state,
    })),
  );
  const places = [...Map.groupBy(deeds, ({ place }) => place)].toSorted(([one], [other]) => one - other);
  for (const [, steps] of places) {
    await owner.query(
      `update opd_visit v set queue_state = one.state,
         vitals_at = case when one.state = 'Ready' then one.at else vitals_at end,
         called_at = case when one.state = 'Called' then one.at else called_at end,
         called_times = case when one.state = 'Called' then 1 else called_times end,
         skipped_at = case when one.state = 'Skipped' then one.at else skipped_at end,
         consult_started_at = case when one.state = 'InConsult' then one.at else consult_started_at end,
         consult_ended_at = case when one.state = 'Done' then one.at else consult_ended_at end
       from json_to_recordset($2) as one (id bigint, at timestamptz, state text) where v.tenant_id = $1 and v.opd_visit_id = one.id`,
      [tenantId, JSON.stringify(steps)],
    );
  }
}
