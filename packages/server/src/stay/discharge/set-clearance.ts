// Clears a patient for a department, or takes that back, while the discharge is under way (Q47).

import { admissionSentences } from '@charaka/contract/stay/admission/admission-sentences';
import { setClearance as setClearanceEndpoint } from '@charaka/contract/stay/discharge/discharge';
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import type { Sentence } from '@charaka/rules/message/sentence';
import { type AdmissionState, admissionStateOf } from '@charaka/rules/stay/admission-state';
import { dischargeRuleSentences } from '@charaka/rules/stay/discharge';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import { clear, departmentWord, takeBackClearances } from './clearance-store.ts';

const problems: Readonly<Record<AdmissionState, Sentence | null>> = {
  admitted: dischargeRuleSentences.initiateDischargeFirst,
  'discharge initiated': null,
  'final bill': null,
  discharged: admissionSentences.patientDischarged,
  cancelled: admissionSentences.admissionCancelled,
};

/** Behind the lock of the admission, so that a clearance and a discharge do not pass each other. */
export const setClearance = handle(setClearanceEndpoint, async (call, input) => {
  const { admissionId, department, isCleared, note } = input.clearance;
  const problem = problems[admissionStateOf(await lockAdmission(call, admissionId))];
  if (problem) refuse(problem);
  if (isCleared) await clear(call, admissionId, department, note || null);
  else await takeBackClearances(call, admissionId, department);
  call.say(
    isCleared
      ? dischargeSentences.clearedBy({ department: departmentWord(department) })
      : dischargeSentences.clearanceTakenBack({ department: departmentWord(department) }),
  );
  return {};
});
