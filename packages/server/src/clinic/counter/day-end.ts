// The open matters at the end of a day of the OPD, and the closing of the day with them (OP011, OP044).
import { counterSentences } from '@charaka/contract/clinic/counter/counter-sentences';
import {
  closeOpdDay as closeOpdDayEndpoint,
  getDayEnd as getDayEndEndpoint,
  openKinds,
} from '@charaka/contract/clinic/counter/day-end';
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import sql, { type Sql } from 'sql-template-tag';
import { type Call, handle, todayOf } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { refundsDue } from './refund-due-store.ts';

type Point = OutputOf<typeof getDayEndEndpoint>['points'][number];
type FeelessVisit = OutputOf<typeof getDayEndEndpoint>['feelessVisits'][number];
type DayEnd = OutputOf<typeof closeOpdDayEndpoint>['dayEnd'];

/** Visit `v` with encounter `e` has an order for which a condition on `o` holds. */
const hasOrder = (condition: Sql): Sql => sql`exists (select from clinical_order o where o.tenant_id = e.tenant_id
  and o.encounter_id = e.encounter_id and ${condition})`;

const isNotSigned = sql`v.queue_state in ('InConsult', 'AwaitingResult', 'Done') and not exists (select from consultation c
  where c.tenant_id = e.tenant_id and c.encounter_id = e.encounter_id and c.state <> 'Draft')`;

/**
 * Fees of patients who came, also of those admitted from the visit, for the stay does not charge the fee; and work done, even if its visit was
 * cancelled; work of a stay is charged to the stay.
 */
const isNotBilled = sql`((v.fee_state = 'Due' and v.queue_state not in ('Booked', 'Cancelled', 'NoShow'))
  or ${hasOrder(sql`o.status in ('Done', 'Verified') and e.admission_id is null and o.charge_id is not null and o.package_part_id is null
    and not exists (select from service_charge l where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id)`)})`;

const isResultWaiting = sql`(v.queue_state = 'AwaitingResult'
  or ${hasOrder(sql`o.order_kind in ('Investigation', 'Imaging') and o.status in ('InProgress', 'Done')`)})`;

/** A visit is there once for each thing that stands open of it. */
function readPoints(call: Call, day: string, doctorId: number | null): Promise<Point[]> {
  return call.tx.rows<Point>(sql`
    select k.kind, v.opd_visit_id as visit_id, v.token_no, v.patient_id,
      name_in_one(p.salutation, p.first_name, p.last_name) as first_name, p.contact_no, v.doctor_id,
      ${staffName(sql`s`)} as doctor_name, v.queue_state, v.fee_state
    from opd_visit v
    join encounter e on e.tenant_id = v.tenant_id and e.opd_visit_id = v.opd_visit_id
    join patient p on p.tenant_id = v.tenant_id and p.patient_id = v.patient_id
    join staff s on s.tenant_id = v.tenant_id and s.staff_id = v.doctor_id
    cross join lateral (
      select 1 as place, 'NotSeen' as kind where v.queue_state in ('Booked', 'Waiting', 'Ready', 'Called', 'Skipped')
      union all select 2, 'NotSigned' where ${isNotSigned}
      union all select 3, 'NotBilled' where ${isNotBilled}
      union all select 4, 'ResultWaiting' where ${isResultWaiting}
      union all select 5, 'NoShow' where v.queue_state = 'NoShow' or (v.queue_state = 'Booked' and v.day < ${todayOf(call)})
      union all select 6, 'RefundDue' where exists (select from ${refundsDue(call)} r
        where r.visit_id = v.opd_visit_id or r.appointment_id = v.appointment_id)) k
    where v.tenant_id = ${call.tenantId} and v.hospital_id = ${call.hospital.hospitalId} and v.day = ${day}
      and (${doctorId}::bigint is null or v.doctor_id = ${doctorId})
    order by k.place, doctor_name, v.token_no`);
}

/** The free and unpaid visits of the patients who came, by the clerk who gave the token (Q260). */
function readFeelessVisits(call: Call, day: string, doctorId: number | null): Promise<FeelessVisit[]> {
  return call.tx.rows<FeelessVisit>(sql`
    select v.opd_visit_id as visit_id, v.token_no, v.patient_id, name_in_one(p.salutation, p.first_name, p.last_name) as first_name,
      v.doctor_id, ${staffName(sql`s`)} as doctor_name, v.visit_kind, v.queue_state, v.fee_state,
      v.free_of_visit_id is not null as is_in_free_period, u.name as created_by_name
    from opd_visit v
    join patient p on p.tenant_id = v.tenant_id and p.patient_id = v.patient_id
    join staff s on s.tenant_id = v.tenant_id and s.staff_id = v.doctor_id
    join app_user u on u.tenant_id = v.tenant_id and u.user_id = v.created_by
    where v.tenant_id = ${call.tenantId} and v.hospital_id = ${call.hospital.hospitalId} and v.day = ${day}
      and v.fee_state in ('Free', 'Due') and v.queue_state not in ('Booked', 'Cancelled', 'NoShow')
      and (${doctorId}::bigint is null or v.doctor_id = ${doctorId})
    order by u.name, v.created_by, v.fee_state, doctor_name, v.token_no`);
}

const shownEnd = sql`d.opd_day_end_id, d.created_at as closed_at, u.name as closed_by_name,
  (select coalesce(sum(value::integer), 0)::integer from jsonb_each_text(d.open_counts)) as open_points`;

function readEnd(call: Call, day: string): Promise<DayEnd | undefined> {
  return call.tx.row<DayEnd>(sql`
    select ${shownEnd} from opd_day_end d join app_user u on u.tenant_id = d.tenant_id and u.user_id = d.created_by
    where d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and d.day = ${day}
    order by d.opd_day_end_id desc limit 1`);
}

/** Of one doctor, or of all. */
export const getDayEnd = handle(getDayEndEndpoint, async (call, { day, doctorId }) => ({
  points: await readPoints(call, day, doctorId ?? null),
  feelessVisits: await readFeelessVisits(call, day, doctorId ?? null),
  dayEnd: await readEnd(call, day),
}));

/** With everything that stands open: it stays listed. */
export const closeOpdDay = handle(closeOpdDayEndpoint, async (call, { day }) => {
  if (day > todayOf(call)) refuse(counterSentences.dayNotBegun);
  const points = await readPoints(call, day, null);
  const counts = Object.fromEntries(
    openKinds.map((kind) => [kind, points.filter((each) => each.kind === kind).length]),
  );
  await call.tx.rows(sql`
    insert into opd_day_end (tenant_id, hospital_id, day, open_counts, created_by)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${day}, ${JSON.stringify(counts)}::jsonb, ${call.userId})`);
  call.say(counterSentences.dayClosed({ count: points.length }));
  return { dayEnd: (await readEnd(call, day)) ?? refuse(opdSentences.noOpdOnDay) };
});
