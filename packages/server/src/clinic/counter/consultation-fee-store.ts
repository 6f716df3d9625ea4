// The SQL of consultation fees: listed, read, locked, added, changed, deactivated.

import type { addConsultationFee, getConsultationFee } from '@charaka/contract/clinic/counter/consultation-fee';
import { consultationFeeSentences } from '@charaka/contract/clinic/counter/consultation-fee-sentences';
import type { OutputOf, ParsedOf } from '@charaka/contract/kernel/endpoint';
import { kernelSentences } from '@charaka/contract/kernel/kernel-sentences';
import sql from 'sql-template-tag';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import type { ListSource } from '../../kernel/list-query.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';

/** A consultation fee as kept. */
type ConsultationFee = OutputOf<typeof getConsultationFee>['consultationFee'];
type ConsultationFeeInput = ParsedOf<typeof addConsultationFee>['consultationFee'];

/** How a refusal and the audit call a consultation fee. */
export const editedConsultationFee = {
  table: 'consultation_fee',
  wrapper: 'consultationFee',
  noun: consultationFeeSentences.consultationFee,
} as const;

const missing = consultationFeeSentences.consultationFeeDoesNotExist;
const kept = sql`f.consultation_fee_id, f.fee_name, f.doctor_id, f.specialization_id, f.visit_kind, f.charge_id, f.free_days,
  f.free_visits, f.valid_from, f.is_active, nullif(name_in_one(s.salutation, s.first_name, s.last_name), '') as doctor_name,
  z.specialization_name, c.charge_name`;
const named = sql`join charge c on c.tenant_id = f.tenant_id and c.charge_id = f.charge_id
  left join staff s on s.tenant_id = f.tenant_id and s.staff_id = f.doctor_id
  left join specialization z on z.tenant_id = f.tenant_id and z.specialization_id = f.specialization_id`;

const ofHospital = (call: Call, consultationFeeId: number) => sql`f.tenant_id = ${call.tenantId}
  and f.hospital_id = ${call.hospital.hospitalId} and f.consultation_fee_id = ${consultationFeeId}`;

/** Consultation fees of the hospital by name. */
export function consultationFeeList({ tenantId, hospital }: Call): ListSource {
  return {
    select: kept,
    from: sql`consultation_fee f ${named}`,
    where: sql`f.tenant_id = ${tenantId} and f.hospital_id = ${hospital.hospitalId}`,
    columns: {
      consultationFeeId: { sql: sql`f.consultation_fee_id`, kind: 'number', isNeverNull: true },
      feeName: { sql: sql`f.fee_name`, kind: 'text' },
      visitKind: { sql: sql`f.visit_kind`, kind: 'text' },
      chargeName: { sql: sql`c.charge_name`, kind: 'text' },
      freeDays: { sql: sql`f.free_days`, kind: 'number' },
      freeVisits: { sql: sql`f.free_visits`, kind: 'number' },
      validFrom: { sql: sql`f.valid_from`, kind: 'day' },
      isActive: { sql: sql`f.is_active`, kind: 'flag' },
    },
    tieBreak: sql`f.consultation_fee_id`,
    defaultOrder: sql`lower(f.fee_name)`,
  };
}

/** One consultation fee of the hospital. Refuses any other. */
export function findConsultationFee(call: Call, consultationFeeId: number): Promise<ConsultationFee> {
  return call.tx.one<ConsultationFee>(
    sql`select ${kept} from consultation_fee f ${named} where ${ofHospital(call, consultationFeeId)}`,
    missing,
  );
}

/** Held until the transaction ends: two changes come one after the other. */
export async function lockConsultationFee(call: Call, consultationFeeId: number): Promise<void> {
  await call.tx.one(
    sql`select f.consultation_fee_id from consultation_fee f where ${ofHospital(call, consultationFeeId)} for update`,
    missing,
  );
}

/** Adds a consultation fee. Refuses a name that an active one has, and two that begin on one day. */
export async function insertConsultationFee(call: Call, fee: ConsultationFeeInput): Promise<ConsultationFee> {
  await refuseStrangers(call, fee);
  const added = await refusingTwice(
    fee,
    call.tx.one<{ consultationFeeId: number }>(
      sql`insert into consultation_fee (tenant_id, hospital_id, fee_name, doctor_id, specialization_id, visit_kind, charge_id,
          free_days, free_visits, valid_from, is_active)
        values (${call.tenantId}, ${call.hospital.hospitalId}, ${fee.feeName}, ${fee.doctorId ?? null},
          ${fee.specializationId ?? null}, ${fee.visitKind}, ${fee.chargeId}, ${fee.freeDays ?? 0}, ${fee.freeVisits ?? 0},
          ${fee.validFrom}, ${fee.isActive ?? true})
        returning consultation_fee_id`,
      kernelSentences.nothingAdded,
    ),
  );
  return findConsultationFee(call, added.consultationFeeId);
}

/** Replaces the fields of a consultation fee; it stays as active as it was unless it is said otherwise. */
export async function replaceConsultationFee(
  call: Call,
  consultationFeeId: number,
  fee: ConsultationFeeInput,
): Promise<ConsultationFee> {
  await refuseStrangers(call, fee);
  await refusingTwice(
    fee,
    call.tx.rows(sql`
      update consultation_fee f set fee_name = ${fee.feeName}, doctor_id = ${fee.doctorId ?? null},
        specialization_id = ${fee.specializationId ?? null}, visit_kind = ${fee.visitKind}, charge_id = ${fee.chargeId},
        free_days = ${fee.freeDays ?? 0}, free_visits = ${fee.freeVisits ?? 0}, valid_from = ${fee.validFrom},
        is_active = coalesce(${fee.isActive ?? null}::boolean, is_active)
      where ${ofHospital(call, consultationFeeId)}`),
  );
  return findConsultationFee(call, consultationFeeId);
}

/** Takes a consultation fee out of use. Refuses one of another hospital. */
export async function deactivateConsultationFee(call: Call, consultationFeeId: number): Promise<void> {
  await call.tx.one<{ consultationFeeId: number }>(
    sql`update consultation_fee f set is_active = false where ${ofHospital(call, consultationFeeId)} returning consultation_fee_id`,
    missing,
  );
}

/** Refuses a doctor, a speciality or a charge that the hospital does not have. */
async function refuseStrangers(
  call: Call,
  { doctorId, specializationId, chargeId }: ConsultationFeeInput,
): Promise<void> {
  const found = await call.tx.row(sql`
    select 1 from charge c where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId}
      and c.charge_id = ${chargeId} and c.is_active and c.charge_type_id <> 2
      and (${specializationId ?? null}::bigint is null or exists (select from specialization z
        where z.tenant_id = c.tenant_id and z.specialization_id = ${specializationId ?? null}))`);
  const isDoctorHere = doctorId == null || (await areDoctorsHere(call, [doctorId]));
  if (!found || !isDoctorHere) refuse(consultationFeeSentences.feeOfStrangers);
}

function refusingTwice<T>({ feeName }: ConsultationFeeInput, write: Promise<T>): Promise<T> {
  return refuseOnConflict(write, {
    consultation_fee_unique: consultationFeeSentences.consultationFeeExists({ name: feeName }),
    one_fee_a_day: consultationFeeSentences.feeBeginsTwice,
  });
}
