// Takes the initiation of a discharge back: the patient stays (Q47).

import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { undoInitiation as undoInitiationEndpoint } from '@charaka/contract/stay/discharge/discharge';
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type AdmissionState, admissionStateOf } from '@charaka/rules/stay/admission-state';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { confirmedTotal } from '../../money/tpa/version-store.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import { takeBackClearances } from './clearance-store.ts';
import { recordStep, unmarkInitiated } from './discharge-store.ts';

const problems: Readonly<Record<AdmissionState, Sentence | null>> = {
  admitted: dischargeSentences.notInitiated,
  'discharge initiated': null,
  'final bill': dischargeSentences.billMadeAlready,
  discharged: admissionSentences.patientDischarged,
  cancelled: admissionSentences.admissionCancelled,
};

/** Until the final bill. What departments and payer said of a stay that was over falls away. */
export const undoInitiation = handle(undoInitiationEndpoint, async (call, input) => {
  const { admissionId, reason } = input.admission;
  const admission = await lockAdmission(call, admissionId);
  const problem = problems[admissionStateOf(admission)];
  if (problem) refuse(problem);
  const { payerCount } = await confirmedTotal(call, admissionId);
  if (payerCount > 0) refuse(dischargeSentences.takeAnswersBackFirst);
  await Promise.all([
    unmarkInitiated(call, admissionId),
    takeBackClearances(call, admissionId),
    recordStep(call, admissionId, { kind: 'initiation undone', reason }),
  ]);
  call.say(dischargeSentences.patientStays);
  return {};
});
