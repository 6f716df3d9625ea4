// The SQL of provisional appointments.

import type { appointment } from '@charaka/contract/clinic/opd/appointment';
import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import { words } from '@charaka/contract/kernel/words';
import type { AppointmentStatus } from '@charaka/rules/stay/booking-state';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type AskedDays, onDays } from '../../kernel/asked-days.ts';
import type { Call } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { refuseOnConflict } from '../../kernel/refusal.ts';
import { sortedStaffName, staffName } from '../../kernel/staff-name.ts';
import { type Advance, advanceColumns, type BookingKind, shownAdvance } from './advance-store.ts';

/** An appointment as the contract names it. */
export type Appointment = z.output<typeof appointment>;

/** The record that holds the advance of an appointment. */
export const appointmentBooking: BookingKind = { table: 'appointment', key: 'appointment_id' };

const columns: Sql = sql`x.appointment_id, x.patient_id, x.person_name, x.phone, x.doctor_id,
  ${staffName(sql`s`)} as doctor_name, s.department_id, s.specialization_id,
  z.specialization_name, x.day, to_char(x.slot, 'HH24:MI') as slot, x.status, x.remark, x.cancel_reason,
  ${shownAdvance('x')}, v.opd_visit_id as visit_id, x.admission_id, x.created_at, u.name as created_by_name`;

const tables: Sql = sql`appointment x
  join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id
  join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
  left join specialization z on z.tenant_id = s.tenant_id and z.specialization_id = s.specialization_id
  left join opd_visit v on v.tenant_id = x.tenant_id and v.appointment_id = x.appointment_id and not v.is_cancelled`;

/** Which appointments are wanted. */
export interface AppointmentFilters extends AskedDays {
  readonly doctorId?: number | null | undefined;
  readonly status?: AppointmentStatus | null | undefined;
  readonly isToRefund?: boolean | null | undefined;
}

/** Appointment `x` is cancelled and still holds an advance; worded as its index is. */
const isToRefund = sql`(x.status = 'Cancelled' and x.advance_paise > 0)`;

/** Appointments of the hospital, the latest day first and each day by time. */
export function appointmentList(call: Call, filters: AppointmentFilters): PatientRowSource {
  return {
    patient: sql`x.patient_id`,
    select: columns,
    from: tables,
    where: join(
      [
        sql`x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}`,
        ...onDays(sql`x.day`, filters),
        ...(filters.doctorId ? [sql`x.doctor_id = ${filters.doctorId}`] : []),
        ...(filters.status ? [sql`x.status = ${filters.status}`] : []),
        ...(filters.isToRefund == null ? [] : [filters.isToRefund ? isToRefund : sql`not ${isToRefund}`]),
      ],
      ' and ',
    ),
    columns: {
      appointmentId: { sql: sql`x.appointment_id`, kind: 'number' },
      patientId: { sql: sql`x.patient_id`, kind: 'number' },
      personName: { sql: sql`x.person_name`, kind: 'text' },
      phone: { sql: sql`x.phone`, kind: 'text' },
      doctorName: { sql: sortedStaffName(sql`s`), kind: 'text' },
      day: { sql: sql`x.day`, kind: 'day' },
      slot: { sql: sql`to_char(x.slot, 'HH24:MI')`, kind: 'text' },
      status: { sql: sql`x.status`, kind: 'text' },
      advance: { sql: sql`x.advance_paise`, kind: 'money' },
    },
    tieBreak: sql`x.slot, x.appointment_id desc`,
    defaultOrder: sql`x.day desc, x.slot`,
  };
}

/** One appointment of the hospital. */
export function readAppointment(call: Call, appointmentId: number): Promise<Appointment> {
  return call.tx.one<Appointment>(
    sql`select ${columns} from ${tables} where x.tenant_id = ${call.tenantId}
      and x.hospital_id = ${call.hospital.hospitalId} and x.appointment_id = ${appointmentId}`,
    opdSentences.appointmentDoesNotExist,
  );
}

/** An appointment locked until the transaction ends, with what it holds. */
export interface LockedAppointment extends Advance {
  readonly appointmentId: number;
  readonly patientId: number | null;
  readonly doctorId: number;
  readonly day: string;
  readonly slot: string;
  readonly status: AppointmentStatus;
}

/** How a refusal and the audit call an appointment. */
export const editedAppointment = { table: 'appointment', wrapper: 'appointment', noun: words.appointment } as const;

/** Locks an appointment: of two deeds on it the second sees what the first one did. */
export function lockAppointment(call: Call, appointmentId: number): Promise<LockedAppointment> {
  return call.tx.one<LockedAppointment>(
    sql`select x.appointment_id, x.patient_id, x.doctor_id, x.day, to_char(x.slot, 'HH24:MI') as slot, x.status,
        ${advanceColumns('x')}
      from appointment x where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}
        and x.appointment_id = ${appointmentId} for update`,
    opdSentences.appointmentDoesNotExist,
  );
}

/** Patient, doctor and time of an appointment. */
export interface Booking {
  readonly patientId?: number | null | undefined;
  readonly personName: string;
  readonly phone: string;
  readonly doctorId: number;
  readonly day: string;
  readonly slot: string;
  readonly remark?: string | null | undefined;
}

function withFreeSlot<T>(slot: string, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, { one_appointment_a_slot: opdSentences.timeTaken({ slot }) });
}

/** Writes a new appointment without an advance and answers its number. */
export async function insertAppointment(call: Call, booking: Booking): Promise<number> {
  const added = await withFreeSlot(
    booking.slot,
    call.tx.one<{ appointmentId: number }>(
      sql`insert into appointment (tenant_id, appointment_id, hospital_id, patient_id, person_name, phone, doctor_id, day, slot,
          remark, created_by)
        values (${call.tenantId}, next_number('appointment'), ${call.hospital.hospitalId}, ${booking.patientId ?? null},
          ${booking.personName}, ${booking.phone}, ${booking.doctorId}, ${booking.day}, ${booking.slot}::time,
          ${booking.remark || null}, ${call.userId})
        returning appointment_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return added.appointmentId;
}

/** Writes the whole booking of a locked appointment. */
export async function writeBooking(call: Call, appointmentId: number, booking: Booking): Promise<void> {
  await withFreeSlot(
    booking.slot,
    call.tx.rows(sql`
      update appointment set patient_id = ${booking.patientId ?? null}, person_name = ${booking.personName},
        phone = ${booking.phone}, doctor_id = ${booking.doctorId}, day = ${booking.day}, slot = ${booking.slot}::time,
        remark = ${booking.remark || null}
      where tenant_id = ${call.tenantId} and appointment_id = ${appointmentId}`),
  );
}

/** Writes what became of a locked appointment. */
export async function writeStatus(
  call: Call,
  appointmentId: number,
  become: { status: AppointmentStatus; cancelReason?: string; admissionId?: number; patientId?: number },
): Promise<void> {
  await call.tx.rows(sql`
    update appointment set status = ${become.status}, cancel_reason = ${become.cancelReason ?? null},
      admission_id = ${become.admissionId ?? null}, patient_id = coalesce(${become.patientId ?? null}, patient_id)
    where tenant_id = ${call.tenantId} and appointment_id = ${appointmentId}`);
}
