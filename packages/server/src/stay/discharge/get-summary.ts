// Reads every version of the discharge summary of an admission.
import { getSummary as getSummaryEndpoint } from '@charaka/contract/stay/discharge/discharge-summary';
import { handle } from '../../kernel/handler.ts';
import { proposeSummary } from './propose-summary.ts';
import { readSummaries } from './summary-store.ts';

/** The last one first; until it is signed also what is known of the stay. Refuses when this hospital has no such admission. */
export const getSummary = handle(getSummaryEndpoint, async (call, input) => {
  const { admissionId } = input.admission;
  const [summaries, proposal] = await Promise.all([
    readSummaries(call, admissionId),
    proposeSummary(call, admissionId),
  ]);
  return { summaries, proposal: summaries[0]?.signedAt ? null : proposal };
});
