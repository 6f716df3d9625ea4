// A doctor works with the own queue; the steps of a colleague's patient ask for the take-over (OP012, Q272).
import { queueSentences } from '@charaka/contract/clinic/queue/queue-sentences';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { colleagueOfVisit, isOwnQueue } from '../opd/colleague.ts';

/** Refuses to work with the queue of another doctor. */
export function refuseQueueOfColleague({ session }: Call, doctorId: number): void {
  if (!isOwnQueue(session, doctorId)) refuse(queueSentences.ownQueueOnly);
}

/** Refuses a step with the patient of another doctor whose visit the caller has not taken over. */
export async function refusePatientOfColleague(
  call: Call,
  visit: { readonly visitId: number; readonly doctorId: number; readonly tokenNo: number },
): Promise<void> {
  const doctorName = await colleagueOfVisit(call, visit);
  if (doctorName !== null) refuse(queueSentences.takeOverFirst({ tokenNo: visit.tokenNo, doctorName }));
}
