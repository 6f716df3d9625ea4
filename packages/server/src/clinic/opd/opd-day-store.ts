// The SQL of the days doctors hold OPD: read with what is booked, locked before anybody is booked, set.

import type { calendarDay, doctorDepartment } from '@charaka/contract/clinic/opd/calendar';
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { isDoctorHere } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';

/** A doctor's visits and appointments on the day of `d` that still stand; an appointment that became a visit counts once. */
const booked: Sql = sql`((select count(*) from opd_visit v where v.tenant_id = d.tenant_id and v.hospital_id = d.hospital_id
    and v.day = d.day and v.doctor_id = d.doctor_id and not v.is_cancelled)
  + (select count(*) from appointment a where a.tenant_id = d.tenant_id and a.hospital_id = d.hospital_id
    and a.day = d.day and a.doctor_id = d.doctor_id and a.status = 'Provisional'))`;

const clock = (column: Sql): Sql => sql`to_char(${column}, 'HH24:MI')`;

/** A day of a doctor that is locked until the transaction ends. */
export interface LockedDay {
  readonly opdDayId: number;
  readonly doctorName: string;
  readonly fromTime: string;
  readonly untilTime: string;
  readonly slotMinutes: number;
  readonly maxPatients: number;
}

/**
 * Locks a day of a doctor and answers it; unless they are booked there already, with room for one more. Refuses when there is no OPD, or as many are booked as they can
 * see: they are counted behind the lock, so of two who want the last place one gets it.
 */
export async function lockDay(call: Call, doctorId: number, day: string, needsRoom = true): Promise<LockedDay> {
  const [locked, count] = await call.tx.behind(
    [
      () =>
        call.tx.row<LockedDay>(sql`
      select d.opd_day_id, ${staffName(sql`s`)} as doctor_name,
        ${clock(sql`d.from_time`)} as from_time, ${clock(sql`d.until_time`)} as until_time, d.slot_minutes, d.max_patients
      from opd_day d join staff s on s.tenant_id = d.tenant_id and s.staff_id = d.doctor_id
      where d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and d.doctor_id = ${doctorId}
        and d.day = ${day} and s.is_active
      for no key update of d`),
    ],
    () => [
      call.tx.row<{ booked: number }>(sql`
      select ${booked} as booked from opd_day d
      where d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and d.doctor_id = ${doctorId}
        and d.day = ${day}`),
    ],
  );
  if (!locked || locked.maxPatients === 0) return refuseNoOpd(call, doctorId, day);
  if (needsRoom && (count?.booked ?? 0) >= locked.maxPatients)
    refuse(opdSentences.fullyBooked({ doctorName: locked.doctorName, maxPatients: locked.maxPatients }));
  return locked;
}

async function refuseNoOpd(call: Call, doctorId: number, day: string): Promise<never> {
  const doctor = await call.tx.row<{ doctorName: string }>(sql`
    select ${staffName(sql`s`)} as doctor_name from staff s
    where s.tenant_id = ${call.tenantId} and s.staff_id = ${doctorId}`);
  return refuse(doctor ? opdSentences.holdsNoOpd({ doctorName: doctor.doctorName, day }) : opdSentences.noOpdOnDay);
}

/** Which days are wanted; both ends are included. */
export interface DaysWanted {
  readonly fromDate: string;
  readonly toDate: string;
  readonly doctorId?: number | null | undefined;
  readonly specializationId?: number | null | undefined;
}

/** The OPD days of the hospital's active doctors, by day and name. */
export function readDays(call: Call, wanted: DaysWanted): Promise<z.output<typeof calendarDay>[]> {
  const doctorId = wanted.doctorId ?? null;
  const specializationId = wanted.specializationId ?? null;
  return call.tx.rows(sql`
    select d.doctor_id, ${staffName(sql`s`)} as doctor_name, z.specialization_name,
      d.day as starts_on, d.day as ends_on, ${clock(sql`d.from_time`)} as from_time, ${clock(sql`d.until_time`)} as until_time,
      d.slot_minutes, d.max_patients, ${booked} as booked_patients,
      array(select ${clock(sql`a.slot`)} from appointment a where a.tenant_id = d.tenant_id and a.hospital_id = d.hospital_id
        and a.day = d.day and a.doctor_id = d.doctor_id and a.status in ('Provisional', 'Confirm') order by a.slot) as taken_slots
    from opd_day d
      join staff s on s.tenant_id = d.tenant_id and s.staff_id = d.doctor_id
      left join specialization z on z.tenant_id = s.tenant_id and z.specialization_id = s.specialization_id
    where d.tenant_id = ${call.tenantId} and d.hospital_id = ${call.hospital.hospitalId} and s.is_active
      and d.day between ${wanted.fromDate} and ${wanted.toDate}
      and (${doctorId}::bigint is null or d.doctor_id = ${doctorId})
      and (${specializationId}::bigint is null or s.specialization_id = ${specializationId})
    order by d.day, s.first_name, s.last_name, d.doctor_id`);
}

/** The hours of a doctor on each of some days. */
export interface Hours {
  readonly doctorId: number;
  readonly fromTime: string;
  readonly untilTime: string;
  readonly slotMinutes: number;
  readonly maxPatients: number;
}

/** Sets the hours of a doctor on each of the days, whatever stood there. */
export async function writeDays(call: Call, days: readonly string[], hours: Hours): Promise<void> {
  await call.tx.rows(sql`
    insert into opd_day (tenant_id, hospital_id, doctor_id, day, from_time, until_time, slot_minutes, max_patients, created_by)
    select ${call.tenantId}, ${call.hospital.hospitalId}, ${hours.doctorId}, day, ${hours.fromTime}::time,
      ${hours.untilTime}::time, ${hours.slotMinutes}, ${hours.maxPatients}, ${call.userId}
    from unnest(${days}::date[]) day
    on conflict (tenant_id, hospital_id, day, doctor_id) do update
      set from_time = excluded.from_time, until_time = excluded.until_time, slot_minutes = excluded.slot_minutes,
        max_patients = excluded.max_patients`);
}

/** The active doctors of the hospital with their departments, by name. */
export function readDoctorDepartments(call: Call): Promise<z.output<typeof doctorDepartment>[]> {
  return call.tx.rows(sql`
    select s.staff_id as doctor_id, ${staffName(sql`s`)} as doctor_name, s.department_id,
      d.department_name, s.specialization_id, z.specialization_name
    from staff s
      left join department d on d.tenant_id = s.tenant_id and d.department_id = s.department_id
      left join specialization z on z.tenant_id = s.tenant_id and z.specialization_id = s.specialization_id
    where ${isDoctorHere(call)}
    order by s.first_name, s.last_name, s.staff_id`);
}
