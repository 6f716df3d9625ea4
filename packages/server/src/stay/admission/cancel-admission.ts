// Cancels an admission and frees its bed (R336-R339, Q39).

import { cancelAdmission as cancelAdmissionEndpoint } from '@charaka/contract/stay/admission/admission';
import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { admissionStateOf, cancelProblem } from '@charaka/rules/stay/admission-state';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission, markCancelled, unrefundedPaise, unreturnedMedicinePaise } from './admission-store.ts';
import { cancelStays } from './bed-stay-store.ts';

/** Administrators only, before discharge is initiated, without a final bill, with nothing unrefunded and no medicine kept. */
export const cancelAdmission = handle(cancelAdmissionEndpoint, async (call, input) => {
  const { admissionId, reason } = input.admission;
  const [admission, unrefunded, medicinePaise] = await call.tx.behind([() => lockAdmission(call, admissionId)], () => [
    unrefundedPaise(call, admissionId),
    unreturnedMedicinePaise(call, admissionId),
  ]);
  if (admission.isDischarged) refuse(admissionSentences.patientDischarged);
  const problem = cancelProblem(admission, unrefunded);
  if (problem) refuse(problem);
  if (medicinePaise > 0) refuse(admissionSentences.medicineNotReturned);
  if (admissionStateOf(admission) !== 'admitted') refuse(admissionSentences.initiatedNotCancelled);
  await Promise.all([markCancelled(call, admissionId, reason || null), cancelStays(call, admissionId)]);
  call.say(admissionSentences.ipdAdmissionCancelled);
  return {};
});
