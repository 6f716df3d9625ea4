// Marks an admission for discharge: from here on the final bill can be made (Q47).

import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { initiateDischarge as initiateDischargeEndpoint } from '@charaka/contract/stay/discharge/discharge';
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type AdmissionState, admissionStateOf } from '@charaka/rules/stay/admission-state';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import { markInitiated, recordStep } from './discharge-store.ts';

const problems: Readonly<Record<AdmissionState, Sentence | null>> = {
  admitted: null,
  'discharge initiated': dischargeSentences.initiatedAlready,
  'final bill': dischargeSentences.billMadeAlready,
  discharged: admissionSentences.patientDischarged,
  cancelled: admissionSentences.admissionCancelled,
};

/** Once, while the patient is in. */
export const initiateDischarge = handle(initiateDischargeEndpoint, async (call, input) => {
  const { admissionId } = input.admission;
  const admission = await lockAdmission(call, admissionId);
  const problem = problems[admissionStateOf(admission)];
  if (problem) refuse(problem);
  await Promise.all([markInitiated(call, admissionId), recordStep(call, admissionId, { kind: 'initiated' })]);
  call.say(dischargeSentences.dischargeInitiated);
  return {};
});
