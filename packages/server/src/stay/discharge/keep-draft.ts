// Keeps the draft of a discharge summary for whoever saves or signs it.

import { fieldSentences } from '@charaka/contract/kernel/field-sentences';
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import { areDoctorsHere } from '../../foundation/staff/works-here.ts';
import type { Call } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import { insertSummary, lastSummary, type Summary, type SummaryForm, updateSummary } from './summary-store.ts';

/**
 * Writes the draft behind the lock of the admission and answers it. Refuses when a colleague saved it since it was read: what
 * they wrote must not vanish unseen. A signed version is amended, not written over.
 */
export async function keepDraft(call: Call, form: SummaryForm): Promise<Summary> {
  const { admissionId } = form;
  await lockAdmission(call, admissionId);
  const [last, isKnown] = await Promise.all([lastSummary(call, admissionId), areDoctorsHere(call, [form.doctorId])]);
  if (!isKnown) refuse(fieldSentences.selectDoctor, { 'summary.doctorId': fieldSentences.selectDoctor });
  if (last?.signedAt) refuse(dischargeSentences.summarySigned);
  if (last && !isSameSave(last.savedAt, form.savedAt))
    refuse(dischargeSentences.summarySavedMeanwhile({ savedByName: last.savedByName }));
  if (last) await updateSummary(call, last.summaryId, form);
  else await insertSummary(call, form, { versionNo: 1, amendmentReason: null });
  return lastSummaryOf(call, admissionId);
}

/** The last version of an admission that has one. */
export async function lastSummaryOf(call: Call, admissionId: number): Promise<Summary> {
  return (await lastSummary(call, admissionId)) ?? refuse(dischargeSentences.noSummaryYet);
}

function isSameSave(saved: string, seen: string | null | undefined): boolean {
  return seen != null && Date.parse(saved) === Date.parse(seen);
}
