// Keeps the draft of a discharge summary.
import { dischargeSentences } from '@charaka/contract/stay/discharge/discharge-sentences';
import { saveSummary as saveSummaryEndpoint } from '@charaka/contract/stay/discharge/discharge-summary';
import { handle } from '../../kernel/handler.ts';
import { keepDraft } from './keep-draft.ts';

/** At any time, after the discharge too: many summaries are finished when the patient is at home. */
export const saveSummary = handle(saveSummaryEndpoint, async (call, input) => {
  const summary = await keepDraft(call, input.summary);
  call.say(dischargeSentences.dischargeSummarySaved);
  return { summary };
});
