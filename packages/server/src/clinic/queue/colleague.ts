// A doctor works with the own queue: a patient of a colleague is taken over first (OP012, Q272).
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import sql from 'sql-template-tag';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { does, type Session } from '../../kernel/session.ts';

const isOwn = (session: Session, doctorId: number) => session.staffId === doctorId || does(session, 'all-queues');

/** Refuses to work with the queue of another doctor. */
export function refuseQueueOfColleague({ session }: Call, doctorId: number): void {
  if (!isOwn(session, doctorId)) refuse(queueSentences.ownQueueOnly);
}

/** Refuses a step with the patient of another doctor whose visit the caller has not taken over. */
export async function refusePatientOfColleague(
  call: Call,
  { visitId, doctorId, tokenNo }: { readonly visitId: number; readonly doctorId: number; readonly tokenNo: number },
): Promise<void> {
  const { session, tenantId, tx } = call;
  if (isOwn(session, doctorId)) return;
  const { isTaken, doctorName } = await tx.single<{ isTaken: boolean; doctorName: string }>(sql`
    select name_in_one(s.salutation, s.first_name, s.last_name) as doctor_name, exists (select from visit_take_over t
      where t.tenant_id = s.tenant_id and t.opd_visit_id = ${visitId} and t.doctor_id = ${session.staffId ?? 0}) as is_taken
    from staff s where s.tenant_id = ${tenantId} and s.staff_id = ${doctorId}`);
  if (!isTaken) refuse(queueSentences.takeOverFirst({ tokenNo, doctorName }));
}
