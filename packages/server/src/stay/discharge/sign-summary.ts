// Signs a discharge summary: from then on it is read-only.
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import { signSummary as signSummaryEndpoint } from '@charaka/contract/stay/discharge/discharge-summary';
import { missingSections } from '@charaka/rules/stay/discharge';
import { handle } from '../../kernel/handler.ts';
import { refuse } from '../../kernel/refusal.ts';
import { keepDraft, lastSummaryOf } from './keep-draft.ts';
import { markSigned } from './summary-store.ts';

const NEEDED = dischargeSentences.fillBeforeSigning;

/** Doctors and administrators; diagnosis, treatment, condition and advice must say something. */
export const signSummary = handle(signSummaryEndpoint, async (call, input) => {
  const form = input.summary;
  const missing = missingSections(form);
  if (missing.length > 0) refuse(NEEDED, Object.fromEntries(missing.map((section) => [`summary.${section}`, NEEDED])));
  await keepDraft(call, form);
  await markSigned(call, form.admissionId);
  call.say(dischargeSentences.dischargeSummarySigned);
  return { summary: await lastSummaryOf(call, form.admissionId) };
});
