// The papers of the laboratory, with their samples: the report.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { LabReportPaper } from './lab-report-paper.tsx';
import { sampleLabReport } from './sample-lab-report.ts';

/** Shown as previews of the print settings. */
export const laboratoryPapers: readonly AreaPaper[] = [
  { paper: 'laboratory_report', name: 'labReport', order: 10, sample: <LabReportPaper report={sampleLabReport} /> },
];
