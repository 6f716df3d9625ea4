// The papers of an admission, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { LastAdmissionForm } from './last-admission.tsx';
import { ConsentPaper } from './print-admission.tsx';
import { sampleInsuredAdmission } from './sample-admission.ts';

/** Shown as previews of the print settings. */
export const admissionPapers: readonly AreaPaper[] = [
  {
    paper: 'admission_form',
    name: 'admissionForm',
    order: 60,
    sample: <ConsentPaper admission={sampleInsuredAdmission} />,
    own: <LastAdmissionForm />,
  },
];
