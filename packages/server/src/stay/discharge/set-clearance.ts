// Clears a patient for a department, or takes that back, while the discharge is under way (Q47).

import { setClearance as setClearanceEndpoint } from '@charaka/contract/stay/discharge/discharge';
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import { type AdmissionState, admissionStateOf } from '@charaka/rules/stay/admission-state';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import { clear, takeBackClearances } from './clearance-store.ts';

const problems: Readonly<Record<AdmissionState, string | null>> = {
  admitted: 'Please initiate the discharge first',
  'discharge initiated': null,
  'final bill': null,
  discharged: 'This patient is already discharged',
  cancelled: 'This admission is cancelled',
};

/** Behind the lock of the admission, so that a clearance and a discharge do not pass each other. */
export const setClearance = handle(setClearanceEndpoint, async (call, input) => {
  const { admissionId, department, isCleared, note } = input.clearance;
  const problem = problems[admissionStateOf(await lockAdmission(call, admissionId))];
  if (problem) refuse(problem);
  if (isCleared) await clear(call, admissionId, department, note || null);
  else await takeBackClearances(call, admissionId, department);
  call.say(
    isCleared ? dischargeSentences.clearedBy({ department }) : dischargeSentences.clearanceTakenBack({ department }),
  );
  return {};
});
