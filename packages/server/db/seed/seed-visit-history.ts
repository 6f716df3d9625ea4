// Writes the visits of the demo's past three months: patients with their doctors, the signed notes, and the dates of follow-up.
import { DOCTOR_ROLE_ID } from '@charaka/rules/access/permission';
import type pg from 'pg';
import type { DemoTenant } from './demo-tenants.ts';
import { visitCases } from './visit-cases.ts';

/** Doctors who see outpatients, and how many come to each on a working day: in the hospitals that many come to, and in the small one. */
const SIZE = { many: { doctors: 6, turns: 12 }, few: { doctors: 3, turns: 2 } } as const;
/** Of the last days a third one of the day is there in any case. */
const LATE_DAYS = 8;
/** Every second patient of a day came to the same doctor so many days before. */
const DAYS_BETWEEN = 6;
/** A follow-up is planned in one of so many notes of the last days. */
const NOTES_A_FOLLOW_UP = 3;

/** Each doctor sees some on every working day; on a few late days the third one of some did not come. */
const planned = `create temp table demo_past on commit drop as
  with doctor as (
    select hospital_id, staff_id, row_number() over (partition by hospital_id order by staff_id) - 1 as place
    from staff where tenant_id = $1 and role_id = $2 and is_active),
  known as (
    select p.patient_id, p.hospital_id, p.created_at, row_number() over (partition by p.hospital_id order by p.patient_id) - 1 as place
    from patient p where p.tenant_id = $1 and not exists (select from admission a where a.tenant_id = p.tenant_id
      and a.patient_id = p.patient_id and not a.is_discharged and not a.is_cancelled)),
  day as (
    select h.hospital_id, h.timezone, many, n, (($3::timestamptz at time zone h.timezone)::date - n) as day
    from hospital h
    join (select hospital_id, count(*) as many from known group by hospital_id) k on k.hospital_id = h.hospital_id
    cross join generate_series(1, $4::integer) n
    where h.tenant_id = $1)
  select v.*, row_number() over (partition by v.patient_id, v.doctor_id order by v.day) > 1 as is_follow_up,
    v.turn = 3 and v.doctor_place % 3 = v.n % 3 and v.n between 2 and 8 as is_missed,
    row_number() over (order by v.day, v.hospital_id, v.doctor_id, v.turn) as place
  from (
    select distinct on (d.hospital_id, d.day, t.staff_id, k.patient_id) d.hospital_id, d.day, d.n, t.staff_id as doctor_id,
      t.place as doctor_place, turn, k.patient_id,
      (d.day + time '09:00' + make_interval(mins => 12 * turn::integer + 3 * t.place::integer)) at time zone d.timezone as came_at
    from day d
    join doctor t on t.hospital_id = d.hospital_id and t.place < $5
    cross join generate_series(1, greatest($8::integer, case when d.n <= $6::integer then 3 else 2 end)) turn
    join known k on k.hospital_id = d.hospital_id
      and k.place = ((d.n + case when turn % 2 = 0 then $7::integer else 0 end) * 37 + t.place * 17 + 5 + (turn - 1) / 2 * 55) % d.many
      and k.created_at < (d.day - $7::integer)::timestamptz
    where extract(isodow from d.day) < 7
    order by d.hospital_id, d.day, t.staff_id, k.patient_id, turn) v`;

/** As they ended: the steps in between are the queue's of that day. */
const visits = `insert into opd_visit (tenant_id, hospital_id, opd_number, patient_id, doctor_id, day, token_no, complaint, created_by, created_at,
    visit_kind, queue_state, arrived_at, called_at, called_times, consult_started_at, consult_ended_at, fee_state)
  select $1, hospital_id, place::text, patient_id, doctor_id, day,
    row_number() over (partition by hospital_id, day, doctor_id order by turn), ($2::json -> (place % $3)::integer ->> 'complaint'),
    ($4::json ->> hospital_id::text)::bigint, came_at, case when is_follow_up then 'FollowUp' else 'New' end,
    case when is_missed then 'NoShow' else 'Done' end, came_at, case when not is_missed then came_at + interval '20 minutes' end,
    case when is_missed then 0 else 1 end, case when not is_missed then came_at + interval '22 minutes' end,
    case when not is_missed then came_at + interval '31 minutes' end, 'Free'
  from demo_past order by place`;

const ended = `update encounter e set closed_at = v.created_at + interval '3 days', close_reason = 'Visit over'
  from opd_visit v where e.tenant_id = $1 and v.tenant_id = e.tenant_id and v.opd_visit_id = e.opd_visit_id
    and v.created_at < $2::timestamptz - interval '4 days'`;

/** The notes of patients who were seen, by the case of each. */
const noted = `create temp table demo_note on commit drop as
  select e.encounter_id, v.hospital_id, v.doctor_id, v.day, v.consult_ended_at as signed_at, (v.opd_number::bigint % $2)::integer as case_no
  from opd_visit v join encounter e on e.tenant_id = v.tenant_id and e.opd_visit_id = v.opd_visit_id
  where v.tenant_id = $1 and v.queue_state = 'Done'`;

const notes: readonly string[] = [
  `insert into consultation (tenant_id, hospital_id, encounter_id, draft, revision, saved_by, saved_at)
   select $1, hospital_id, encounter_id, $2::json -> case_no -> 'content', 1, ($3::json ->> hospital_id::text)::bigint, signed_at from demo_note`,
  `insert into consultation_version (tenant_id, consultation_id, version, content, signer_id, signed_by, signed_at)
   select $1, c.consultation_id, 1, $2::json -> n.case_no -> 'content', n.doctor_id, ($3::json ->> n.hospital_id::text)::bigint, n.signed_at
   from demo_note n join consultation c on c.tenant_id = $1 and c.encounter_id = n.encounter_id`,
  `insert into encounter_diagnosis (tenant_id, encounter_id, code_system, code, diagnosis_name, kind, is_primary, noted_by, noted_at)
   select $1, encounter_id, 'ICD10', $2::json -> case_no ->> 'code', $2::json -> case_no ->> 'diagnosisName', 'Final', true,
     ($3::json ->> hospital_id::text)::bigint, signed_at from demo_note`,
];

/** Some were to come about now: a few days ago, or in the next ones. */
const followUps = `insert into follow_up (tenant_id, hospital_id, encounter_id, on_day, reason, created_by, created_at)
  select $1, hospital_id, encounter_id, day + 14, 'Review', ($2::json ->> hospital_id::text)::bigint, signed_at from demo_note
  where day between ($3::timestamptz - interval '20 days')::date and ($3::timestamptz - interval '8 days')::date
    and encounter_id % $4 = 0`;

/** Prescriptions go on with the numbers of orders that were signed before. */
const groups = `with last as (
    select hospital_id, fin_year, last_number from number_series where tenant_id = $1 and series = 'order'),
  signed as (
    select n.*, y.fin_year from demo_note n
    join hospital h on h.tenant_id = $1 and h.hospital_id = n.hospital_id
    cross join lateral (select case when extract(month from n.day) >= h.start_month
      then extract(year from n.day) || '-' || extract(year from n.day) + 1
      else extract(year from n.day) - 1 || '-' || extract(year from n.day) end as fin_year) y)
  insert into order_group (tenant_id, hospital_id, fin_year, group_no, encounter_id, ordered_by, ordered_at, entered_by, is_verbal)
  select $1, s.hospital_id, s.fin_year,
    coalesce(l.last_number, 0) + row_number() over (partition by s.hospital_id, s.fin_year order by s.signed_at, s.encounter_id),
    s.encounter_id, s.doctor_id, s.signed_at, ($2::json ->> s.hospital_id::text)::bigint, false
  from signed s left join last l on l.hospital_id = s.hospital_id and l.fin_year = s.fin_year`;

const medicines = `insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, order_name,
    quantity_thousandths, priority, order_for, detail, status_at, status_by)
  select $1, n.hospital_id, g.order_group_id, line.place, n.encounter_id, e.patient_id, 'Medicine', line.one ->> 'orderName',
    (line.one ->> 'quantity')::integer * 1000, 'Routine', n.signed_at,
    (line.one -> 'detail')::jsonb || jsonb_build_object('startOn', n.day), n.signed_at, g.entered_by
  from demo_note n
  join encounter e on e.tenant_id = $1 and e.encounter_id = n.encounter_id
  join order_group g on g.tenant_id = $1 and g.encounter_id = n.encounter_id and g.ordered_at = n.signed_at
  cross join lateral json_array_elements($2::json -> n.case_no -> 'lines') with ordinality line (one, place)`;

const series = `insert into number_series (tenant_id, series, hospital_id, fin_year, last_number)
  select tenant_id, 'order', hospital_id, fin_year, max(group_no) from order_group where tenant_id = $1 group by 1, 3, 4
  on conflict (tenant_id, series, hospital_id, fin_year) do update set last_number = excluded.last_number`;

/** The user who wrote or signed it in each hospital, as the statements look it up. */
export const usersOf = ({ hospitals }: DemoTenant, userOf: (hospitalId: number) => number): string =>
  JSON.stringify(Object.fromEntries(hospitals.map(({ hospitalId }) => [hospitalId, userOf(hospitalId)])));

interface Writers {
  readonly desk: string;
  readonly doctor: string;
}

/** Before the visits of today, whose numbers go on with theirs. */
export async function seedVisitHistory(
  owner: pg.Client,
  { tenantId, tenantName }: DemoTenant,
  { now, historyDays, desk, doctor }: Writers & { readonly now: Date; readonly historyDays: number },
): Promise<void> {
  const at = now.toISOString();
  const { doctors, turns } = SIZE[tenantName === 'demo' ? 'many' : 'few'];
  const cases = JSON.stringify(visitCases);
  await owner.query(planned, [tenantId, DOCTOR_ROLE_ID, at, historyDays, doctors, LATE_DAYS, DAYS_BETWEEN, turns]);
  // A visit begins in line; those of the past are written as they ended.
  await owner.query('alter table opd_visit disable trigger keep_queue_state');
  await owner.query(visits, [tenantId, cases, visitCases.length, desk]);
  await owner.query('alter table opd_visit enable trigger keep_queue_state');
  // The database has no statistics yet of the rows that the next statements join.
  await owner.query('analyze opd_visit, encounter');
  await owner.query(ended, [tenantId, at]);
  await owner.query(noted, [tenantId, visitCases.length]);
  for (const [index, statement] of notes.entries()) {
    await owner.query(statement, [tenantId, cases, doctor]);
    if (index === 0) await owner.query('analyze consultation, demo_note');
  }
  await owner.query(followUps, [tenantId, doctor, at, NOTES_A_FOLLOW_UP]);
  await owner.query('drop table demo_past, demo_note');
}

/** After all other orders: what the notes prescribed. */
export async function seedPrescriptions(
  owner: pg.Client,
  { tenantId }: DemoTenant,
  { doctor }: Pick<Writers, 'doctor'>,
): Promise<void> {
  await owner.query(noted, [tenantId, visitCases.length]);
  await owner.query(
    `delete from demo_note n where not exists (select from consultation c where c.tenant_id = $1
    and c.encounter_id = n.encounter_id)`,
    [tenantId],
  );
  await owner.query(groups, [tenantId, doctor]);
  await owner.query('analyze order_group, demo_note');
  await owner.query(medicines, [tenantId, JSON.stringify(visitCases)]);
  await owner.query(series, [tenantId]);
  await owner.query('drop table demo_note');
}
