// The SQL of operations of inpatients.

import type { otBooking } from '@charaka/contract/clinic/theatre/booking';
import { theatreSentences } from '@charaka/contract/clinic/theatre/theatre-sentences';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { Call } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { sortedStaffName, staffName } from '../../kernel/staff-name.ts';
import { type SlotFilters, slotColumns, slotConditions, slotJoins } from './slot-store.ts';

/** An operation of an inpatient as the contract names it. */
export type OtBooking = z.output<typeof otBooking>;

const columns: Sql = sql`x.ot_booking_id as booking_id, x.ot_provisional_booking_id as provisional_booking_id, x.admission_id,
  a.admission_mode, a.patient_id, name_in_one(p.salutation, p.first_name, p.middle_name, p.last_name) as person_name, ${slotColumns},
  x.operation_name, x.operation_type, x.doctor_id, ${staffName(sql`s`)} as doctor_name,
  x.assistant_1_id, x.assistant_2_id, x.ot_assistant as assistant, x.anesthetist_id, x.anaesthesia_type,
  x.ot_technician as technician, x.remark, x.cancel_reason, x.advance_paise as advance, x.surgical_note, x.anesthetist_note,
  x.is_alive, x.is_maternity,
  a.registration_no, a.is_final_bill, x.is_released, x.is_active, x.created_at, u.name as created_by_name`;

const tables: Sql = sql`ot_booking x ${slotJoins}
  join admission a on a.tenant_id = x.tenant_id and a.admission_id = x.admission_id
  join patient p on p.tenant_id = a.tenant_id and p.patient_id = a.patient_id
  join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id
  join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by`;

/** Operations of the hospital's inpatients, the latest day first and each day by time. */
export function bookingList(
  call: Call,
  filters: SlotFilters & { isActive?: boolean | null | undefined },
): PatientRowSource {
  return {
    patient: sql`a.patient_id`,
    select: columns,
    from: tables,
    where: join(
      [
        sql`x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}`,
        ...slotConditions(filters),
        ...(filters.isActive == null ? [] : [sql`x.is_active = ${filters.isActive}`]),
      ],
      ' and ',
    ),
    columns: {
      bookingId: { sql: sql`x.ot_booking_id`, kind: 'number' },
      admissionId: { sql: sql`x.admission_id`, kind: 'number' },
      personName: { sql: sql`p.search_name`, kind: 'text' },
      theatreName: { sql: sql`o.ot_name`, kind: 'text' },
      day: { sql: sql`t.day`, kind: 'day' },
      operationName: { sql: sql`x.operation_name`, kind: 'text' },
      doctorName: { sql: sortedStaffName(sql`s`), kind: 'text' },
    },
    tieBreak: sql`x.ot_booking_id desc`,
    defaultOrder: sql`t.day desc, t.from_time`,
  };
}

const ofHospital = (call: Call): Sql => sql`where x.tenant_id = ${call.tenantId}
  and x.hospital_id = ${call.hospital.hospitalId}`;
const missing = theatreSentences.otBookingDoesNotExist;

/** One operation of the hospital. */
export function readBooking(call: Call, bookingId: number): Promise<OtBooking> {
  return call.tx.one<OtBooking>(
    sql`select ${columns} from ${tables} ${ofHospital(call)} and x.ot_booking_id = ${bookingId}`,
    missing,
  );
}

/** The operations of an admission that are not cancelled, by time. */
export function readBookingsOf(call: Call, admissionId: number): Promise<OtBooking[]> {
  return call.tx.rows<OtBooking>(
    sql`select ${columns} from ${tables} ${ofHospital(call)} and x.admission_id = ${admissionId} and x.is_active
      order by t.day, t.from_time, x.ot_booking_id`,
  );
}

/** An operation locked until the transaction ends. */
export function lockBooking(call: Call, bookingId: number): Promise<{ slotId: number; isActive: boolean }> {
  return call.tx.one(
    sql`select x.ot_slot_id as slot_id, x.is_active from ot_booking x ${ofHospital(call)}
      and x.ot_booking_id = ${bookingId} for update`,
    missing,
  );
}

/** The operation, its surgeon and its team. */
export interface Operation {
  readonly operationName: string;
  readonly operationType?: string | null | undefined;
  readonly doctorId: number;
  readonly assistant1Id?: number | null | undefined;
  readonly assistant2Id?: number | null | undefined;
  readonly assistant?: string | null | undefined;
  readonly anesthetistId?: number | null | undefined;
  readonly anaesthesiaType?: string | null | undefined;
  readonly technician?: string | null | undefined;
  readonly remark?: string | null | undefined;
}

/** Writes an operation of an admission in a slot of its own and answers its number. */
export async function insertBooking(
  call: Call,
  place: { readonly slotId: number; readonly admissionId: number },
  operation: Operation,
): Promise<number> {
  const added = await call.tx.one<{ bookingId: number }>(
    sql`insert into ot_booking (tenant_id, ot_booking_id, hospital_id, ot_slot_id, admission_id, operation_name, operation_type,
        doctor_id, assistant_1_id, assistant_2_id, ot_assistant, anesthetist_id, anaesthesia_type, ot_technician, remark,
        created_by)
      values (${call.tenantId}, next_number('ot booking'), ${call.hospital.hospitalId}, ${place.slotId},
        ${place.admissionId}, ${operation.operationName}, ${operation.operationType || null}, ${operation.doctorId},
        ${operation.assistant1Id ?? null}, ${operation.assistant2Id ?? null}, ${operation.assistant || null},
        ${operation.anesthetistId ?? null}, ${operation.anaesthesiaType || null}, ${operation.technician || null},
        ${operation.remark || null}, ${call.userId})
      returning ot_booking_id as booking_id`,
    kernelSentences.nothingAdded,
  );
  return added.bookingId;
}

/** Makes a planned operation one of the admission, in the same slot and with what its advance was (R399). */
export async function bookPlanned(
  call: Call,
  planned: { readonly provisionalBookingId: number; readonly admissionId: number; readonly advancePaise: number },
): Promise<void> {
  await call.tx.rows(sql`
    insert into ot_booking (tenant_id, ot_booking_id, hospital_id, ot_slot_id, admission_id, ot_provisional_booking_id,
      operation_name, operation_type, doctor_id, anesthetist_id, anaesthesia_type, ot_technician, remark, advance_paise, created_by)
    select x.tenant_id, next_number('ot booking'), x.hospital_id, x.ot_slot_id, ${planned.admissionId},
      x.ot_provisional_booking_id, x.operation_name, x.operation_type, x.doctor_id, x.anesthetist_id, x.anaesthesia_type,
      x.ot_technician, x.remark, ${planned.advancePaise}, ${call.userId}
    from ot_provisional_booking x ${ofHospital(call)} and x.ot_provisional_booking_id = ${planned.provisionalBookingId}`);
}

/** Writes team and notes of a locked operation. */
export async function writeOperation(
  call: Call,
  bookingId: number,
  operation: Operation & {
    readonly surgicalNote?: string | null | undefined;
    readonly anesthetistNote?: string | null | undefined;
    readonly isAlive?: boolean | null | undefined;
    readonly isMaternity?: boolean | null | undefined;
    readonly isReleased?: boolean | null | undefined;
  },
): Promise<void> {
  await call.tx.rows(sql`
    update ot_booking set operation_name = ${operation.operationName}, operation_type = ${operation.operationType || null},
      doctor_id = ${operation.doctorId}, assistant_1_id = ${operation.assistant1Id ?? null},
      assistant_2_id = ${operation.assistant2Id ?? null}, ot_assistant = ${operation.assistant || null},
      anesthetist_id = ${operation.anesthetistId ?? null}, anaesthesia_type = ${operation.anaesthesiaType || null},
      ot_technician = ${operation.technician || null}, remark = ${operation.remark || null},
      surgical_note = ${operation.surgicalNote || null}, anesthetist_note = ${operation.anesthetistNote || null},
      is_alive = ${operation.isAlive ?? null}, is_maternity = ${operation.isMaternity ?? null},
      is_released = ${operation.isReleased ?? false}
    where tenant_id = ${call.tenantId} and ot_booking_id = ${bookingId}`);
}

/** Cancels a locked operation. */
export async function writeCancelled(call: Call, bookingId: number, cancelReason: string): Promise<void> {
  await call.tx.rows(sql`
    update ot_booking set is_active = false, cancel_reason = ${cancelReason}
    where tenant_id = ${call.tenantId} and ot_booking_id = ${bookingId}`);
}
