// The papers of an admission, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { ConsentPaper } from './print-admission.tsx';
import { sampleAdmission } from './sample-admission.ts';

/** Shown as previews of the print settings. */
export const admissionPapers: readonly AreaPaper[] = [
  {
    setting: 'ipd_bill',
    name: 'admissionForm',
    order: 60,
    lines: ['barcodes', 'createdBy', 'printedBy'],
    sample: <ConsentPaper admission={sampleAdmission} />,
  },
];
