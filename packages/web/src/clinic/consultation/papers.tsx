// The papers of a consultation, with a sample: the prescription.
import { opdPrescriptionPaper } from '@charaka/contract/clinic/consultation/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { PrescriptionPaper } from './prescription-paper.tsx';
import { sampleNote } from './sample-note.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: opdPrescriptionPaper,
    order: 10,
    sample: <PrescriptionPaper opened={sampleNote} copyNo={0} />,
  },
];
