// The SQL of the queue: the line of a doctor's day as it is ordered, the rows that are shown, and the steps that are written.

import type { queueRow } from '@charaka/contract/clinic/queue/queue';
import type { FeeState, QueuedVisit, QueueState } from '@charaka/rules/clinic/opd-queue';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';

/** A visit with what its place in line is worked out from. */
export interface LineVisit extends QueuedVisit {
  readonly feeState: FeeState;
  /** The fee has to be paid before it is called (OP009). */
  readonly isHeld: boolean;
}

/** Minutes since the beginning of the day, by the clock of the hospital. */
const minuteOf = (instant: Sql, timezone: string): Sql =>
  sql`(extract(epoch from (${instant} at time zone ${timezone}) - x.day::timestamp) / 60)::float8`;

/** The place where a line is read: a call of a user, or the display of a hospital. */
export interface LinePlace extends Pick<Call, 'tx' | 'tenantId'> {
  readonly hospital: Pick<Call['hospital'], 'hospitalId' | 'timezone'>;
}

const lineColumns = (
  call: LinePlace,
): Sql => sql`x.opd_visit_id as visit_id, x.token_no, x.queue_state, x.priority_reason,
  x.fee_state, (x.fee_state = 'Due' and x.visit_kind <> 'Emergency' and not exists (select from opd_fee_setting f
    where f.tenant_id = x.tenant_id and f.hospital_id = x.hospital_id and f.collects_after)) as is_held,
  (x.priority_reason = 'Urgent' or x.visit_kind = 'Emergency') as is_urgent, x.has_results,
  coalesce(${minuteOf(sql`x.arrived_at`, call.hospital.timezone)}, 0) as arrived_minute,
  (extract(epoch from a.slot) / 60)::float8 as appointment_minute, x.queue_place::float8 as queue_place,
  case when x.skipped_at is null then 0 else (select count(*)::integer from opd_visit o
    where o.tenant_id = x.tenant_id and o.hospital_id = x.hospital_id and o.doctor_id = x.doctor_id and o.day = x.day
      and o.called_at > x.skipped_at and o.opd_visit_id <> x.opd_visit_id) end as called_since`;

const ofDay = (call: LinePlace, doctorId: number, day: string): Sql => sql`where x.tenant_id = ${call.tenantId}
  and x.hospital_id = ${call.hospital.hospitalId} and x.doctor_id = ${doctorId} and x.day = ${day}`;

/** The visits of a doctor's day that can be called. */
export function readLine(call: LinePlace, doctorId: number, day: string): Promise<LineVisit[]> {
  return call.tx.rows<LineVisit>(sql`
    select ${lineColumns(call)} from opd_visit x
    left join appointment a on a.tenant_id = x.tenant_id and a.appointment_id = x.appointment_id
    ${ofDay(call, doctorId, day)} and x.queue_state in ('Waiting', 'Ready', 'Skipped')`);
}

/** A visit of the line with the names of its patient, which are compared with those of the others. */
export interface NamedVisit extends LineVisit {
  readonly patientId: number;
  readonly firstName: string;
  readonly lastName: string;
}

/** Every visit of a doctor's day but those that were cancelled, by token, with no more than its order and its marks need. */
export function readNamedLine(call: Call, doctorId: number, day: string): Promise<NamedVisit[]> {
  return call.tx.rows<NamedVisit>(sql`
    select ${lineColumns(call)}, x.patient_id, p.first_name, p.last_name
    from opd_visit x
    join patient p on p.tenant_id = x.tenant_id and p.patient_id = x.patient_id
    left join appointment a on a.tenant_id = x.tenant_id and a.appointment_id = x.appointment_id
    ${ofDay(call, doctorId, day)} and x.queue_state <> 'Cancelled'
    order by x.token_no`);
}

type Shown = Omit<z.output<typeof queueRow>, keyof NamedVisit | 'ageYears' | 'place' | 'expectedAt' | 'soundsAlike'>;

/** The rest of a visit that a screen shows; age, place and time are worked out. */
export type VisitFacts = Shown & { readonly visitId: number; readonly birthDate: string };

/** The facts of visits, by visit. */
export async function readVisitFacts(call: Call, visitIds: readonly number[]): Promise<Map<number, VisitFacts>> {
  const rows = await call.tx.rows<VisitFacts>(sql`
    select x.opd_visit_id as visit_id, e.encounter_id, p.salutation, p.middle_name, p.sex, p.birth_date, x.visit_kind, x.is_walk_in,
      to_char(a.slot, 'HH24:MI') as appointment_time, x.complaint, x.arrived_at, x.called_at, x.consult_started_at,
      x.consult_ended_at, x.called_times, x.place_reason
    from opd_visit x
    join encounter e on e.tenant_id = x.tenant_id and e.opd_visit_id = x.opd_visit_id
    join patient p on p.tenant_id = x.tenant_id and p.patient_id = x.patient_id
    left join appointment a on a.tenant_id = x.tenant_id and a.appointment_id = x.appointment_id
    where x.tenant_id = ${call.tenantId} and x.opd_visit_id = any(${visitIds})`);
  return new Map(rows.map((row) => [row.visitId, row]));
}

/** How many minutes the last ten consultations of a doctor's day took, the latest first. */
export async function readLastMinutes(call: Call, doctorId: number, day: string): Promise<number[]> {
  const rows = await call.tx.rows<{ minutes: number }>(sql`
    select (extract(epoch from x.consult_ended_at - x.consult_started_at) / 60)::float8 as minutes from opd_visit x
    ${ofDay(call, doctorId, day)} and x.queue_state = 'Done' and x.consult_started_at is not null
    order by x.consult_ended_at desc limit 10`);
  return rows.map(({ minutes }) => minutes);
}

/** The visit of a doctor's day that stands in a state, if one does. */
export function findInState(
  call: Call,
  { doctorId, day }: { doctorId: number; day: string },
  state: QueueState,
): Promise<{ visitId: number; tokenNo: number } | undefined> {
  return call.tx.row<{ visitId: number; tokenNo: number }>(sql`
    select x.opd_visit_id as visit_id, x.token_no from opd_visit x
    ${ofDay(call, doctorId, day)} and x.queue_state = ${state} limit 1`);
}

/** Writes where a visit was moved by hand. */
export async function writePlace(call: Call, visitId: number, place: number, reason: string): Promise<void> {
  await call.tx.rows(sql`
    update opd_visit set queue_place = ${place}, place_reason = ${reason}
    where tenant_id = ${call.tenantId} and opd_visit_id = ${visitId}`);
}
