// The SQL of visits to the OPD.

import { opdSentences } from '@charaka/contract/clinic/opd/opd-sentences';
import type { getVisit, visit } from '@charaka/contract/clinic/opd/visit';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import type { FeeState, PriorityReason, QueueState, VisitKind } from '@charaka/rules/clinic/opd-queue';
import sql, { join, type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { type AskedDays, onDays } from '../../kernel/asked-days.ts';
import { type Call, todayOf } from '../../kernel/handler.ts';
import type { PatientRowSource } from '../../kernel/patient-rows.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { sortedStaffName, staffName } from '../../kernel/staff-name.ts';

/** A visit as the contract names it. */
export type Visit = z.output<typeof visit>;
type Registration = z.output<typeof getVisit.output>['visit']['registration'];

const columns: Sql = sql`x.opd_visit_id as visit_id, x.opd_number, x.patient_id, p.salutation, p.first_name, p.middle_name,
  p.last_name, p.sex, p.contact_no, x.doctor_id, ${staffName(sql`s`)} as doctor_name,
  s.department_id, s.specialization_id, x.day as visit_on, x.token_no, x.appointment_id,
  coalesce(a.advance_paise, 0) as advance, x.complaint, x.is_cancelled, x.cancel_reason, x.admission_id, x.visit_kind,
  x.queue_state, x.priority_reason, x.fee_state, x.counter_bill_id, x.free_of_visit_id, x.is_walk_in, x.arrived_at, x.vitals_at, x.called_at, x.consult_started_at,
  x.consult_ended_at, x.called_times, x.created_at, u.name as created_by_name`;

const tables: Sql = sql`opd_visit x
  join patient p on p.tenant_id = x.tenant_id and p.patient_id = x.patient_id
  join staff s on s.tenant_id = x.tenant_id and s.staff_id = x.doctor_id
  join app_user u on u.tenant_id = x.tenant_id and u.user_id = x.created_by
  left join appointment a on a.tenant_id = x.tenant_id and a.appointment_id = x.appointment_id`;

/** Which visits are wanted. */
export interface VisitFilters extends AskedDays {
  readonly doctorId?: number | null | undefined;
  readonly patientId?: number;
  readonly isCancelled?: boolean | null | undefined;
  readonly isOpen?: boolean | null | undefined;
  readonly queueState?: readonly QueueState[] | null | undefined;
  readonly visitKind?: VisitKind | null | undefined;
  readonly feeState?: FeeState | null | undefined;
}

/** Those of states, of a kind, with a fee that stands so. */
function inQueue({ queueState, visitKind, feeState }: VisitFilters): Sql[] {
  return [
    ...(queueState ? [sql`x.queue_state = any(${[...queueState]}::text[])`] : []),
    ...(visitKind ? [sql`x.visit_kind = ${visitKind}`] : []),
    ...(feeState ? [sql`x.fee_state = ${feeState}`] : []),
  ];
}

/** Visit `x` has led to nothing yet, as `isVisitOpen` has it. */
const isOpenVisit = sql`(not x.is_cancelled and x.admission_id is null)`;

/** Visits of the hospital, the latest day first, each doctor's by token. */
export function visitList(call: Call, filters: VisitFilters): PatientRowSource {
  return {
    patient: sql`x.patient_id`,
    select: columns,
    from: tables,
    counted: sql`opd_visit x`,
    where: join(
      [
        sql`x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId}`,
        ...onDays(sql`x.day`, filters),
        ...(filters.doctorId ? [sql`x.doctor_id = ${filters.doctorId}`] : []),
        ...(filters.patientId === undefined ? [] : [sql`x.patient_id = ${filters.patientId}`]),
        ...(filters.isCancelled == null ? [] : [sql`x.is_cancelled = ${filters.isCancelled}`]),
        ...(filters.isOpen == null ? [] : [filters.isOpen ? isOpenVisit : sql`not ${isOpenVisit}`]),
        ...inQueue(filters),
      ],
      ' and ',
    ),
    columns: {
      opdNumber: { sql: sql`x.opd_number`, kind: 'text' },
      patientId: { sql: sql`x.patient_id`, kind: 'number' },
      firstName: { sql: sql`p.search_name`, kind: 'text' },
      doctorName: { sql: sortedStaffName(sql`s`), kind: 'text' },
      contactNo: { sql: sql`p.contact_no`, kind: 'text' },
      visitOn: { sql: sql`x.day`, kind: 'day' },
      tokenNo: { sql: sql`x.token_no`, kind: 'number' },
      queueState: { sql: sql`x.queue_state`, kind: 'text' },
      visitKind: { sql: sql`x.visit_kind`, kind: 'text' },
      admissionId: { sql: sql`x.admission_id`, kind: 'number' },
    },
    tieBreak: sql`x.opd_visit_id`,
    defaultOrder: sql`x.day desc, s.first_name, s.last_name, x.token_no`,
  };
}

const ofVisit = (call: Call, visitId: number): Sql => sql`where x.tenant_id = ${call.tenantId}
  and x.hospital_id = ${call.hospital.hospitalId} and x.opd_visit_id = ${visitId}`;

/** One visit of the hospital. */
export function readVisit(call: Call, visitId: number): Promise<Visit> {
  return call.tx.one<Visit>(
    sql`select ${columns} from ${tables} ${ofVisit(call, visitId)}`,
    opdSentences.opdVisitDoesNotExist,
  );
}

/** The registration of the patient of a visit. */
export function readRegistration(call: Call, visitId: number): Promise<Registration> {
  return call.tx.one<Registration>(
    sql`select p.patient_id, p.created_at as registered_at, p.blood_group, p.birth_date
      from opd_visit x join patient p on p.tenant_id = x.tenant_id and p.patient_id = x.patient_id ${ofVisit(call, visitId)}`,
    opdSentences.opdVisitDoesNotExist,
  );
}

/** A visit locked until the transaction ends. */
export interface LockedVisit {
  readonly visitId: number;
  readonly patientId: number;
  readonly opdNumber: string;
  readonly doctorId: number;
  readonly day: string;
  readonly appointmentId: number | null;
  readonly isCancelled: boolean;
  readonly admissionId: number | null;
  readonly tokenNo: number;
  readonly queueState: QueueState;
  readonly calledTimes: number;
}

/** Locks a visit: of two deeds on it the second sees what the first one did. */
export function lockVisit(call: Call, visitId: number): Promise<LockedVisit> {
  return call.tx.one<LockedVisit>(
    sql`select x.opd_visit_id as visit_id, x.patient_id, x.opd_number, x.doctor_id, x.day, x.appointment_id, x.is_cancelled,
      x.admission_id, x.token_no, x.queue_state, x.called_times from opd_visit x ${ofVisit(call, visitId)} for update`,
    opdSentences.opdVisitDoesNotExist,
  );
}

/** The number behind the last token of a doctor on a day; final only behind the lock of the day. */
export async function readNextToken(call: Call, doctorId: number, day: string): Promise<number> {
  const found = await call.tx.row<{ tokenNo: number }>(sql`
    select coalesce(max(token_no), 0) + 1 as token_no from opd_visit
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and doctor_id = ${doctorId}
      and day = ${day}`);
  return found?.tokenNo ?? 1;
}

/** A visit to be written. */
export interface NewVisit {
  readonly patientId: number;
  readonly doctorId: number;
  readonly visitOn: string;
  readonly tokenNo: number;
  readonly appointmentId: number | null;
  readonly complaint: string | null;
  readonly visitKind: VisitKind;
  readonly priorityReason: PriorityReason;
  /** Its first state: in the queue, or booked for a later day. */
  readonly queueState: QueueState;
  readonly fee: VisitFee;
}

/** How the fee of a visit stands: the bill and line that hold it, or the paid visit that makes it free. */
export interface VisitFee {
  readonly feeState: FeeState;
  readonly counterBillId: number | null;
  readonly feeLineId: number | null;
  readonly freeOfVisitId: number | null;
}

/** Takes the fee off a locked visit that goes elsewhere, and answers it. */
export async function takeFee(call: Call, visitId: number): Promise<VisitFee> {
  const fee = await call.tx.single<VisitFee>(sql`
    select fee_state, counter_bill_id, fee_service_charge_id as fee_line_id, free_of_visit_id from opd_visit
    where tenant_id = ${call.tenantId} and opd_visit_id = ${visitId}`);
  await call.tx.rows(sql`
    update opd_visit set fee_state = 'Free', counter_bill_id = null, fee_service_charge_id = null, free_of_visit_id = null
    where tenant_id = ${call.tenantId} and opd_visit_id = ${visitId}`);
  return fee;
}

/** Visits that are free because of a paid one are so because of the one it was moved to. */
export async function followMoved(call: Call, visitId: number, movedTo: number): Promise<void> {
  await call.tx.rows(sql`
    update opd_visit set free_of_visit_id = ${movedTo} where tenant_id = ${call.tenantId} and free_of_visit_id = ${visitId}`);
}

/** Whether the patient was with the doctor before the day, in this hospital; a visit that is only booked is none yet. */
export async function hasSeenDoctor(
  call: Call,
  { patientId, doctorId, day }: { readonly patientId: number; readonly doctorId: number; readonly day: string },
): Promise<boolean> {
  const found = await call.tx.row<{ visitId: number }>(sql`
    select x.opd_visit_id as visit_id from opd_visit x
    where x.tenant_id = ${call.tenantId} and x.hospital_id = ${call.hospital.hospitalId} and x.patient_id = ${patientId}
      and x.doctor_id = ${doctorId} and x.day < ${day} and not x.is_cancelled and x.queue_state not in ('NoShow', 'Booked')
    limit 1`);
  return found !== undefined;
}

/** Refuses a second visit to a doctor on one day by the token of the first; of two at one instant the key of the table tells the second. */
export async function refuseSecond(
  call: Call,
  { patientId, doctorId, visitOn }: Pick<NewVisit, 'patientId' | 'doctorId' | 'visitOn'>,
): Promise<void> {
  const first = await call.tx.row<{ fullName: string; tokenNo: number }>(sql`
    select name_in_one(p.salutation, p.first_name, p.last_name) as full_name, v.token_no from opd_visit v
    join patient p on p.tenant_id = v.tenant_id and p.patient_id = v.patient_id
    where v.tenant_id = ${call.tenantId} and v.hospital_id = ${call.hospital.hospitalId} and v.patient_id = ${patientId}
      and v.doctor_id = ${doctorId} and v.day = ${visitOn} and not v.is_cancelled`);
  if (first) refuse(opdSentences.hasToken(first));
}

/** Writes a visit with the next OPD number and answers its own. Whoever calls it has looked for a first one (`refuseSecond`). */
export async function insertVisit(call: Call, visit: NewVisit): Promise<number> {
  const added = await refuseOnConflict(
    call.tx.one<{ visitId: number }>(
      sql`insert into opd_visit (tenant_id, hospital_id, opd_number, patient_id, doctor_id, day, token_no, appointment_id,
          complaint, visit_kind, priority_reason, queue_state, fee_state, counter_bill_id, fee_service_charge_id, free_of_visit_id,
          is_walk_in, created_by)
        values (${call.tenantId}, ${call.hospital.hospitalId}, next_number('opd')::text, ${visit.patientId},
          ${visit.doctorId}, ${visit.visitOn}, ${visit.tokenNo}, ${visit.appointmentId}, ${visit.complaint},
          ${visit.visitKind}, ${visit.priorityReason}, ${visit.queueState}, ${visit.fee.feeState}, ${visit.fee.counterBillId},
          ${visit.fee.feeLineId}, ${visit.fee.freeOfVisitId}, ${visit.appointmentId === null}, ${call.userId})
        returning opd_visit_id as visit_id`,
      kernelSentences.nothingAdded,
    ),
    { one_visit_a_day: opdSentences.withDoctorAlready },
  );
  return added.visitId;
}

/** Writes what became of a locked visit. */
export async function writeOutcome(
  call: Call,
  visitId: number,
  outcome: { cancelReason: string } | { admissionId: number },
): Promise<void> {
  const reason = 'cancelReason' in outcome ? outcome.cancelReason : null;
  await call.tx.rows(sql`
    update opd_visit set is_cancelled = ${reason !== null}, cancel_reason = ${reason},
      admission_id = ${'admissionId' in outcome ? outcome.admissionId : null}
    where tenant_id = ${call.tenantId} and opd_visit_id = ${visitId}`);
}

/** Ends the consultations of today that a patient is in, as they are admitted from them (Q289); answers the visits. */
export async function endConsultations(call: Call, patientId: number): Promise<number[]> {
  const ended = await call.tx.rows<{ visitId: number }>(sql`
    update opd_visit set queue_state = 'Admitted', consult_ended_at = ${call.now}
    where tenant_id = ${call.tenantId} and hospital_id = ${call.hospital.hospitalId} and patient_id = ${patientId}
      and day = ${todayOf(call)} and queue_state in ('InConsult', 'AwaitingResult')
    returning opd_visit_id as visit_id`);
  return ended.map(({ visitId }) => visitId);
}
