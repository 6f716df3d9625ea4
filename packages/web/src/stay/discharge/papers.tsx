// The paper of a discharge summary, with its sample.
import { dischargeSummaryPaper } from '@charaka/contract/stay/discharge/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { sampleInsuredAdmission } from '../admission/sample-admission.ts';
import { SummaryPaper } from './print-summary.tsx';
import { sampleSummary } from './sample-summary.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: dischargeSummaryPaper,
    order: 10,
    sample: <SummaryPaper admission={sampleInsuredAdmission} summary={sampleSummary} />,
  },
];
