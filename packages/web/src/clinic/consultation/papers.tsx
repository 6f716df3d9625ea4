// The papers of a consultation, with a sample: the prescription.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { PrescriptionPaper } from './prescription-paper.tsx';
import { sampleNote } from './sample-note.ts';

/** Shown as previews of the print settings. */
export const consultationPapers: readonly AreaPaper[] = [
  {
    paper: 'opd_prescription',
    name: 'prescription',
    order: 10,
    sample: <PrescriptionPaper opened={sampleNote} copyNo={0} />,
  },
];
