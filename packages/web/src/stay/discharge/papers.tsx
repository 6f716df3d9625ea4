// The paper of a discharge summary, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { sampleInsuredAdmission } from '../admission/sample-admission.ts';
import { SummaryPaper } from './print-summary.tsx';
import { sampleSummary } from './sample-summary.ts';

/** Shown as previews of the print settings. */
export const dischargePapers: readonly AreaPaper[] = [
  {
    paper: 'discharge_summary',
    name: 'dischargeSummary',
    order: 10,
    sample: <SummaryPaper admission={sampleInsuredAdmission} summary={sampleSummary} />,
  },
];
