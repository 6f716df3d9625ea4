// The SQL of planned operations.

import type { provisionalBooking } from '@charaka/contract/clinic/theatre/provisional';
import { theatreSentences } from '@charaka/contract/clinic/theatre/theatre-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { BookingStatus } from '@charaka/rules/stay/booking-state';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { sortedStaffName, staffName } from '../../kernel/staff-name.ts';
import { type Advance, advanceColumns, type BookingKind, shownAdvance } from '../opd/advance-store.ts';
import { type SlotFilters, slotColumns, slotConditions, slotJoins } from './slot-store.ts';

/** A planned operation as the contract names it. */
export type ProvisionalBooking = z.output<typeof provisionalBooking>;

/** The booking record that holds the advance of a planned operation. */
export const theatreBooking: BookingKind = { table: 'ot_provisional_booking', key: 'ot_provisional_booking_id' };

const columns: Sql = sql`x.ot_provisional_booking_id as provisional_booking_id, x.patient_id, x.person_name, x.phone,
  ${slotColumns}, x.operation_name, x.operation_type, x.doctor_id,
  ${staffName(sql`s`)} as doctor_name, x.anesthetist_id, x.anaesthesia_type,
  x.ot_technician as technician, x.remark, x.cancel_reason, x.booking_status, ${shownAdvance('x')}, x.admission_id,
  x.created_at, u.name as created_by_name`;

const tables: Sql = sql`ot_provisional_booking x ${slotJoins}
  join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id
  join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by`;

/** Planned operations of the hospital: who comes next first, then those of days that are over, the latest first. */
export function provisionalList(
  call: Call,
  filters: SlotFilters & { bookingStatus?: BookingStatus | null | undefined },
): PatientRowSource {
  const today = todayOf(call);
  return {
    patient: sql`x.patient_id`,
    select: columns,
    from: tables,
    where: join(
      [
        sql`x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}`,
        ...slotConditions(filters),
        ...(filters.bookingStatus ? [sql`x.booking_status = ${filters.bookingStatus}`] : []),
      ],
      ' and ',
    ),
    columns: {
      provisionalBookingId: { sql: sql`x.ot_provisional_booking_id`, kind: 'number' },
      personName: { sql: sql`x.person_name`, kind: 'text' },
      phone: { sql: sql`x.phone`, kind: 'text' },
      theatreName: { sql: sql`o.ot_name`, kind: 'text' },
      day: { sql: sql`t.day`, kind: 'day' },
      operationName: { sql: sql`x.operation_name`, kind: 'text' },
      doctorName: { sql: sortedStaffName(sql`s`), kind: 'text' },
      bookingStatus: { sql: sql`x.booking_status`, kind: 'text' },
      advance: { sql: sql`x.advance_paise`, kind: 'money' },
    },
    tieBreak: sql`x.ot_provisional_booking_id desc`,
    // The next operation is first; past ones follow, the latest first.
    defaultOrder: sql`t.day < ${today}, case when t.day >= ${today} then t.day end, t.day desc, t.from_time`,
  };
}

const ofBooking = (call: Call, bookingId: number): Sql => sql`where x.tenant_id = ${call.tenantId}
  and x.hospital_id = ${call.hospital.hospitalId} and x.ot_provisional_booking_id = ${bookingId}`;
const missing = theatreSentences.otBookingDoesNotExist;

/** One planned operation of the hospital. */
export function readProvisional(call: Call, bookingId: number): Promise<ProvisionalBooking> {
  return call.tx.one<ProvisionalBooking>(sql`select ${columns} from ${tables} ${ofBooking(call, bookingId)}`, missing);
}

/** A planned operation locked until the transaction ends, with what it holds. */
export interface LockedProvisional extends Advance {
  readonly slotId: number;
  readonly patientId: number | null;
  readonly bookingStatus: BookingStatus;
}

/** Locks a planned operation: of two deeds on it the second sees what the first one did. */
export function lockProvisional(call: Call, bookingId: number): Promise<LockedProvisional> {
  return call.tx.one<LockedProvisional>(
    sql`select x.ot_slot_id as slot_id, x.patient_id, x.booking_status, ${advanceColumns('x')}
      from ot_provisional_booking x ${ofBooking(call, bookingId)} for update`,
    missing,
  );
}

/** The planned operation: its patient, operation and surgeon. */
export interface PlannedOperation {
  readonly patientId?: number | null | undefined;
  readonly personName: string;
  readonly phone: string;
  readonly operationName: string;
  readonly operationType?: string | null | undefined;
  readonly doctorId: number;
  readonly anesthetistId?: number | null | undefined;
  readonly anaesthesiaType?: string | null | undefined;
  readonly technician?: string | null | undefined;
  readonly remark?: string | null | undefined;
}

/** Writes a new planned operation without an advance and answers its number. */
export async function insertProvisional(call: Call, slotId: number, plan: PlannedOperation): Promise<number> {
  const added = await call.tx.one<{ bookingId: number }>(
    sql`insert into ot_provisional_booking (tenant_id, ot_provisional_booking_id, hospital_id, ot_slot_id, patient_id, person_name,
        phone, operation_name, operation_type, doctor_id, anesthetist_id, anaesthesia_type, ot_technician, remark, created_by)
      values (${call.tenantId}, next_number('ot provisional'), ${call.hospital.hospitalId}, ${slotId},
        ${plan.patientId ?? null}, ${plan.personName}, ${plan.phone}, ${plan.operationName}, ${plan.operationType || null},
        ${plan.doctorId}, ${plan.anesthetistId ?? null}, ${plan.anaesthesiaType || null}, ${plan.technician || null},
        ${plan.remark || null}, ${call.userId})
      returning ot_provisional_booking_id as booking_id`,
    kernelSentences.nothingAdded,
  );
  return added.bookingId;
}

/** Writes the whole plan of a locked operation. */
export async function writePlan(call: Call, bookingId: number, plan: PlannedOperation): Promise<void> {
  await call.tx.rows(sql`
    update ot_provisional_booking set patient_id = ${plan.patientId ?? null}, person_name = ${plan.personName},
      phone = ${plan.phone}, operation_name = ${plan.operationName}, operation_type = ${plan.operationType || null},
      doctor_id = ${plan.doctorId}, anesthetist_id = ${plan.anesthetistId ?? null},
      anaesthesia_type = ${plan.anaesthesiaType || null}, ot_technician = ${plan.technician || null},
      remark = ${plan.remark || null}
    where tenant_id = ${call.tenantId} and ot_provisional_booking_id = ${bookingId}`);
}

/** Writes what became of a locked planned operation: cancelled, or that of an admission. */
export async function writeFate(
  call: Call,
  bookingId: number,
  fate: { cancelReason: string } | { admissionId: number },
): Promise<void> {
  const reason = 'cancelReason' in fate ? fate.cancelReason : null;
  await call.tx.rows(sql`
    update ot_provisional_booking set booking_status = ${reason === null ? 'confirm' : 'cancelled'},
      cancel_reason = ${reason}, admission_id = ${'admissionId' in fate ? fate.admissionId : null}
    where tenant_id = ${call.tenantId} and ot_provisional_booking_id = ${bookingId}`);
}
