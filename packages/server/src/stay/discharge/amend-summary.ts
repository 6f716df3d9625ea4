// Begins a new version of a signed discharge summary.
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import { amendSummary as amendSummaryEndpoint } from '@charaka/contract/stay/discharge/discharge-summary';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAdmission } from '../admission/admission-store.ts';
import { lastSummaryOf } from './keep-draft.ts';
import { insertSummary } from './summary-store.ts';

/** With what the signed one says, and the reason. One at a time: a draft that is open already is to be finished first. */
export const amendSummary = handle(amendSummaryEndpoint, async (call, input) => {
  const { admissionId, reason } = input.summary;
  await lockAdmission(call, admissionId);
  const signed = await lastSummaryOf(call, admissionId);
  if (!signed.signedAt) refuse(dischargeSentences.beingRevised);
  await insertSummary(call, signed, { versionNo: signed.versionNo + 1, amendmentReason: reason });
  call.say(dischargeSentences.newVersionBegun);
  return { summary: await lastSummaryOf(call, admissionId) };
});
