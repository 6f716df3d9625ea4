// The paper of a discharge summary, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { sampleAdmission } from '../admission/sample-admission.ts';
import { SummaryPaper } from './print-summary.tsx';
import { sampleSummary } from './sample-summary.ts';

/** Shown as previews of the print settings. */
export const dischargePapers: readonly AreaPaper[] = [
  {
    setting: 'discharge_summary',
    name: 'dischargeSummary',
    order: 10,
    lines: ['barcodes', 'createdBy', 'printedBy', 'signatory'],
    sample: <SummaryPaper admission={sampleAdmission} summary={sampleSummary} />,
  },
];
