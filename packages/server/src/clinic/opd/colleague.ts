// The doctor of a visit: another doctor takes the visit over before working with its patient (OP012, Q272).
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { does, type Session } from '../../kernel/session.ts';
import { staffName } from '../../kernel/staff-name.ts';

/** Whether a doctor's queue is the caller's own, or the caller works with all queues. */
export const isOwnQueue = (session: Session, doctorId: number): boolean =>
  session.staffId === doctorId || does(session, 'all-queues');

/** The name of the doctor whose visit it is, where the caller has not taken the visit over; null where the caller may work with it. */
export async function colleagueOfVisit(
  { session, tenantId, tx }: Call,
  { visitId, doctorId }: { readonly visitId: number; readonly doctorId: number },
): Promise<string | null> {
  if (isOwnQueue(session, doctorId)) return null;
  const { isTaken, doctorName } = await tx.single<{ isTaken: boolean; doctorName: string }>(sql`
    select ${staffName(sql`s`)} as doctor_name, exists (select from visit_take_over t
      where t.tenant_id = s.tenant_id and t.opd_visit_id = ${visitId} and t.doctor_id = ${session.staffId ?? 0}) as is_taken
    from staff s where s.tenant_id = ${tenantId} and s.staff_id = ${doctorId}`);
  return isTaken ? null : doctorName;
}
