// The signer of notes and certificates: a doctor of the hospital with a number in the register (OP015, OP036).
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import sql from 'sql-template-tag';
import { refuseLapsed } from '../../foundation/staff/registration.ts';
import { isDoctorHere } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { staffName } from '../../kernel/staff-name.ts';

/** The doctor who signs: a member of staff with a number in the register that has not ended (OP015, HR061). */
export async function signerOf(call: Call): Promise<number> {
  const { staffId } = call.session;
  if (staffId === null) return refuse(consultationSentences.onlyDoctorSigns);
  const doctor = await call.tx.row<{ doctorName: string; registrationNo: string | null }>(sql`
    select ${staffName(sql`s`)} as doctor_name, s.registration_no
    from staff s where ${isDoctorHere(call)} and s.staff_id = ${staffId}`);
  if (!doctor) return refuse(consultationSentences.onlyDoctorSigns);
  if (!doctor.registrationNo?.trim())
    refuse(consultationSentences.registrationMissing({ doctorName: doctor.doctorName }));
  await refuseLapsed(call, staffId);
  return staffId;
}

/** Whether the caller amends a consultation that these signed: one of them, or the head of the department of one of them here (OP016). */
export async function mayAmend(call: Call, signerIds: readonly number[]): Promise<boolean> {
  const { staffId } = call.session;
  if (staffId === null || signerIds.length === 0) return false;
  if (signerIds.includes(staffId)) return true;
  const heads = await call.tx.row<{ isHead: boolean }>(sql`
    select exists (select from staff s join staff signer on signer.tenant_id = s.tenant_id and signer.department_id = s.department_id
      where ${isDoctorHere(call)} and s.staff_id = ${staffId} and s.is_department_head
        and s.hospital_id = ${call.hospital.hospitalId} and signer.staff_id = any(${[...signerIds]}::bigint[])) as is_head`);
  return heads?.isHead ?? false;
}
