// The papers of the laboratory, with their samples: the report.
import { laboratoryReportPaper } from '@charaka/contract/diagnostics/laboratory/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { LabReportPaper } from './lab-report-paper.tsx';
import { sampleLabReport } from './sample-lab-report.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  { paper: laboratoryReportPaper, order: 10, sample: <LabReportPaper report={sampleLabReport} /> },
];
