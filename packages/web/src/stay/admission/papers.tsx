// The papers of an admission, with its sample.
import { admissionFormPaper } from '@charaka/contract/stay/admission/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { LastAdmissionForm } from './last-admission.tsx';
import { ConsentPaper } from './print-admission.tsx';
import { sampleInsuredAdmission } from './sample-admission.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: admissionFormPaper,
    order: 60,
    sample: <ConsentPaper admission={sampleInsuredAdmission} />,
    own: <LastAdmissionForm />,
  },
];
