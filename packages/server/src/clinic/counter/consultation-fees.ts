// Consultation fees, with the names of the doctor, the speciality and the charge.

import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { consultationFeeSentences } from '@charaka/contract/clinic/counter/consultation-fee-sentences';
import type { ParsedOf } from '@charaka/contract/kernel/endpoint';
import sql from 'sql-template-tag';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse, refuseOnConflict } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';
import { recordHandlers, recordStore } from '../../resource/hospital-record.ts';

const consultationFeeStore = recordStore(consultationFees, {
  joins: sql`join charge c on c.tenant_id = r.tenant_id and c.charge_id = r.charge_id
    left join staff s on s.tenant_id = r.tenant_id and s.staff_id = r.doctor_id
    left join specialization z on z.tenant_id = r.tenant_id and z.specialization_id = r.specialization_id`,
  columns: {
    chargeName: sql`c.charge_name`,
    doctorName: sql`nullif(${staffName(sql`s`)}, '')`,
    specializationName: sql`z.specialization_name`,
  },
});

/** Refuses a doctor, a speciality or a charge that the hospital does not have. */
async function refuseStrangers(
  call: Call,
  { doctorId, specializationId, chargeId }: ParsedOf<typeof consultationFees.add>['consultationFee'],
): Promise<void> {
  const found = await call.tx.row(sql`
    select 1 from charge c where c.tenant_id = ${call.tenantId} and c.hospital_id = ${call.hospital.hospitalId}
      and c.charge_id = ${chargeId} and c.is_active and c.charge_type_id <> 2
      and (${specializationId ?? null}::bigint is null or exists (select from specialization z
        where z.tenant_id = c.tenant_id and z.specialization_id = ${specializationId ?? null}))`);
  const isDoctorHere = doctorId == null || (await areDoctorsHere(call, [doctorId]));
  if (!found || !isDoctorHere) refuse(consultationFeeSentences.feeOfStrangers);
}

/** Refuses two fees for the same visits that begin on one day. */
const refusingTwins = <T>(write: Promise<T>) =>
  refuseOnConflict(write, { one_fee_a_day: consultationFeeSentences.feeBeginsTwice });

const add = handle(consultationFees.add, async (call, { consultationFee: typed }) => {
  await refuseStrangers(call, typed);
  const consultationFee = await refusingTwins(consultationFeeStore.insert(call, typed));
  call.say(consultationFeeStore.says.added);
  return { consultationFee };
});

const update = handle(consultationFees.update, async (call, { consultationFee: typed }) => {
  await consultationFeeStore.lockUnchanged(call, typed);
  await refuseStrangers(call, typed);
  const consultationFee = await refusingTwins(consultationFeeStore.replace(call, typed.consultationFeeId, typed));
  call.say(consultationFeeStore.says.updated);
  return { consultationFee };
});

/** Every call on consultation fees. */
export const consultationFeeHandlers = recordHandlers(consultationFeeStore, { add, update });
