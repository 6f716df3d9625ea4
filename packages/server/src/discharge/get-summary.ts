// Reads every version of the discharge summary of an admission.
import { getSummary as getSummaryEndpoint } from '@charaka/contract/discharge-summary';
import { handle } from '../kernel/handler.ts';
import { proposeSummary, readSummaries } from './summary-store.ts';

/** The last one first; while there is none, what the patient's record proposes. Refuses when this hospital has no such admission. */
export const getSummary = handle(getSummaryEndpoint, async (call, input) => {
  const { admissionId } = input.admission;
  const [summaries, proposal] = await Promise.all([
    readSummaries(call, admissionId),
    proposeSummary(call, admissionId),
  ]);
  return { summaries, proposal: summaries.length > 0 ? null : proposal };
});
