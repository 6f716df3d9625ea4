// A doctor who writes the note of a colleague's visit takes the visit over first (OP012, Q272).
import { takeOverVisit as takeOverVisitEndpoint } from '@charaka/contract/clinic/consultation/consultation';
import { consultationSentences } from '@charaka/contract/clinic/consultation/consultation-sentences';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import sql from 'sql-template-tag';
import { notifyUsers } from '../../foundation/message/notify-users.ts';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import { type Call, handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type ConsultedVisit, noteStore, readVisit } from './consultation-store.ts';

/** The name of the doctor whose visit it is, where the caller is another doctor who has not taken it over; null for all others. */
export async function colleagueOf(
  call: Call,
  { visitId, doctorId, doctorName, isCancelled }: ConsultedVisit,
  state: 'Draft' | 'Signed' | 'Amended',
): Promise<string | null> {
  const { staffId } = call.session;
  if (state !== 'Draft' || isCancelled || staffId === null || staffId === doctorId) return null;
  if (!(await areDoctorsHere(call, [staffId]))) return null;
  const taken = await call.tx.row(sql`
    select 1 from visit_take_over
    where tenant_id = ${call.tenantId} and opd_visit_id = ${visitId} and doctor_id = ${staffId}`);
  return taken ? null : doctorName;
}

/** Recorded once; the users of the colleague are told. */
export const takeOverVisit = handle(takeOverVisitEndpoint, async (call, { visitId, patientId }) => {
  const visit = await readVisit(call, visitId, patientId);
  const kept = await noteStore.find(call, visit.encounterId);
  const doctorName = await colleagueOf(call, visit, kept?.state ?? 'Draft');
  const { staffId } = call.session;
  if (doctorName === null || staffId === null) return refuse(consultationSentences.nothingToTakeOver);
  await call.tx.rows(sql`
    insert into visit_take_over (tenant_id, hospital_id, opd_visit_id, from_doctor_id, doctor_id, taken_by, taken_at)
    values (${call.tenantId}, ${call.hospital.hospitalId}, ${visitId}, ${visit.doctorId}, ${staffId}, ${call.userId}, ${call.now})
    on conflict do nothing`);
  const users = await call.tx.rows<{ userId: number }>(sql`
    select user_id from app_user where tenant_id = ${call.tenantId} and staff_id = ${visit.doctorId} and is_active`);
  const title = consultationSentences.takenOverBy({ name: call.session.userName, tokenNo: visit.tokenNo });
  const userIds = users.map(({ userId }) => userId);
  await notifyUsers(call, userIds, { title, path: `${visitMenu}/consultation/${visitId}` });
  call.say(consultationSentences.takenOver({ doctorName }));
  return { visitId, patientId };
});
