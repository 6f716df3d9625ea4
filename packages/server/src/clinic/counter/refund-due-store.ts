// The SQL of refunds due to outpatients: fees of visits that were not held, and unused advances.
import type { listRefundsDue, refundDue } from '@charaka/contract/clinic/counter/refund-due';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { onDays } from '../../kernel/asked-days.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { staffName } from '../../kernel/staff-name.ts';

/** A sum to be given back. */
export type RefundDue = z.output<typeof refundDue>;

/** Day of `x` is closed for its doctor, or over without anybody having been seen: the money goes back in full, at once. */
const isDoctorAbsent = (call: Call): Sql => sql`(exists (select from opd_day d where d.tenant_id = x.tenant_id
    and d.hospital_id = x.hospital_id and d.doctor_id = x.doctor_id and d.day = x.day and d.max_patients = 0)
  or (x.day < ${todayOf(call)} and not exists (select from opd_visit o where o.tenant_id = x.tenant_id
    and o.hospital_id = x.hospital_id and o.doctor_id = x.doctor_id and o.day = x.day
    and o.queue_state in ('Called', 'InConsult', 'AwaitingResult', 'Done', 'Admitted'))))`;

/** The hours of the hospital have passed since the end of the day of `x`. */
const isLongOver = (call: Call): Sql => sql`((x.day + 1)::timestamp at time zone ${call.hospital.timezone}
  + make_interval(hours => coalesce((select s.no_show_hours from opd_fee_setting s
    where s.tenant_id = x.tenant_id and s.hospital_id = x.hospital_id), 24)) <= ${call.now})`;

const here = (call: Call): Sql => sql`x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}`;
const doctorName = sql`(select ${staffName(sql`s`)} from staff s
  where s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id)`;

/** The fee of `x` pays for another visit, which is free because of it: it goes back when that one is cancelled (OP008). */
const isUsed = sql`exists (select from opd_visit f where f.tenant_id = x.tenant_id and f.free_of_visit_id = x.opd_visit_id
  and f.queue_state not in ('Cancelled', 'NoShow'))`;

/** The amount of a fee is calculated from its bill (`paidOutFor`). */
const fees = (call: Call): Sql => sql`
  select 'Fee' as kind, case when x.queue_state = 'Cancelled' then 'Cancelled' when ${isDoctorAbsent(call)} then 'DoctorAbsent'
      else 'NoShow' end as reason,
    x.opd_visit_id as visit_id, null::bigint as appointment_id, x.counter_bill_id, x.fee_service_charge_id as service_charge_id,
    b.bill_no, b.fin_year, x.opd_number, x.patient_id, name_in_one(p.salutation, p.first_name, p.last_name) as first_name, p.contact_no as phone, x.doctor_id,
    ${doctorName} as doctor_name, x.day, 0::bigint as amount, 1 as rank
  from opd_visit x
  join patient p on p.tenant_id = x.tenant_id and p.patient_id = x.patient_id
  join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
  where ${here(call)} and x.counter_bill_id is not null and not ${isUsed} and (x.queue_state = 'Cancelled'
    or (x.queue_state in ('Booked', 'Waiting', 'Ready', 'Skipped', 'NoShow') and (${isDoctorAbsent(call)} or ${isLongOver(call)})))`;

/** The fee of visit `v` is on a bill, or the visit was held and owes none: nothing needs the advance any more. */
const isLeftOver = sql`(v.counter_bill_id is not null or (v.queue_state = 'Done' and v.fee_state = 'Free'))`;

const advances = (call: Call): Sql => sql`
  select 'Advance', case when x.status = 'Cancelled' then 'Cancelled' when ${isLeftOver} then 'Rest'
      when ${isDoctorAbsent(call)} then 'DoctorAbsent' else 'NoShow' end,
    null::bigint, x.appointment_id, null::bigint, null::bigint, null::bigint, null, v.opd_number, x.patient_id, x.person_name, x.phone, x.doctor_id,
    ${doctorName}, x.day, x.advance_paise, 2
  from appointment x
  left join opd_visit v on v.tenant_id = x.tenant_id and v.appointment_id = x.appointment_id and not v.is_cancelled
  where ${here(call)} and x.advance_paise > 0 and (x.status = 'Cancelled' or ${isLeftOver}
    or ((v.opd_visit_id is null or v.queue_state in ('Booked', 'Waiting', 'Ready', 'Skipped', 'NoShow'))
      and (${isDoctorAbsent(call)} or ${isLongOver(call)})))`;

/** Everything that is to be given back. */
export const refundsDue = (call: Call): Sql => sql`(${fees(call)} union all ${advances(call)})`;

/** The oldest day first. */
export function refundDueList(
  call: Call,
  { doctorId, reason, ...days }: ParsedOf<typeof listRefundsDue>,
): PatientRowSource {
  return {
    patient: sql`r.patient_id`,
    select: sql`r.kind, r.reason, r.visit_id, r.appointment_id, r.counter_bill_id, r.service_charge_id, r.bill_no, r.fin_year, r.opd_number,
      r.patient_id, r.first_name, r.phone, r.doctor_id, r.doctor_name, r.day, r.amount`,
    from: sql`${refundsDue(call)} r`,
    where: join(
      [
        sql`true`,
        ...onDays(sql`r.day`, days),
        ...(doctorId ? [sql`r.doctor_id = ${doctorId}`] : []),
        ...(reason ? [sql`r.reason = ${reason}`] : []),
      ],
      ' and ',
    ),
    columns: {
      patientId: { sql: sql`r.patient_id`, kind: 'number' },
      billNo: { sql: sql`r.bill_no`, kind: 'number' },
      finYear: { sql: sql`r.fin_year`, kind: 'text' },
      opdNumber: { sql: sql`r.opd_number`, kind: 'text' },
      firstName: { sql: sql`r.first_name`, kind: 'text' },
      phone: { sql: sql`r.phone`, kind: 'text' },
      doctorName: { sql: sql`r.doctor_name`, kind: 'text' },
      day: { sql: sql`r.day`, kind: 'day' },
    },
    tieBreak: sql`r.rank, coalesce(r.visit_id, r.appointment_id)`,
    defaultOrder: sql`r.day`,
  };
}

/** Why the money of either a visit or an appointment is to be given back; undefined where it is not. */
export function findRefundDue(
  call: Call,
  { visitId, appointmentId }: { readonly visitId: number | null; readonly appointmentId: number | null },
): Promise<RefundDue | undefined> {
  return call.tx.row<RefundDue>(sql`
    select r.* from ${refundsDue(call)} r
    where (${appointmentId}::bigint is null and r.visit_id = ${visitId}::bigint)
      or (${visitId}::bigint is null and r.appointment_id = ${appointmentId}::bigint)`);
}

/** A visit whose fee stands on a line. */
export interface FeeOfLine {
  readonly description: string;
  /** The patient is or was with the doctor. */
  readonly isHeld: boolean;
  readonly isUsed: boolean;
}

/** The visits whose fees stand on lines of a bill that is held, and its visits with it. */
export function readFeesOfLines(call: Call, serviceChargeIds: readonly number[]): Promise<FeeOfLine[]> {
  return call.tx.rows<FeeOfLine>(sql`
    select l.description, x.queue_state in ('InConsult', 'AwaitingResult', 'Done', 'Admitted') as is_held, ${isUsed} as is_used
    from opd_visit x join service_charge l on l.tenant_id = x.tenant_id and l.service_charge_id = x.fee_service_charge_id
    where ${here(call)} and x.fee_service_charge_id = any(${[...serviceChargeIds]}::bigint[])
    order by x.opd_visit_id`);
}
