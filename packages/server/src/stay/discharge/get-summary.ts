// Reads every version of the discharge summary of an admission.
import { getSummary as getSummaryEndpoint } from '@charaka/contract/stay/discharge/discharge-summary';
import { handle } from '../../kernel/handler.ts';
import { does } from '../../kernel/session.ts';
import { proposeSummary, readSummaries } from './summary-store.ts';

const unquoted = { diagnosis: '', findings: '', history: '' };

/** The last one first; while there is none, what the patient's record proposes. Refuses when this hospital has no such admission. */
export const getSummary = handle(getSummaryEndpoint, async (call, input) => {
  const { admissionId } = input.admission;
  const [summaries, proposal] = await Promise.all([
    readSummaries(call, admissionId),
    proposeSummary(call, admissionId),
  ]);
  if (summaries.length > 0) return { summaries, proposal: null };
  // It quotes the histories of the patient's record, which are for those who may see them (Q235).
  return { summaries, proposal: does(call.session, 'health-facts') ? proposal : { ...proposal, ...unquoted } };
});
