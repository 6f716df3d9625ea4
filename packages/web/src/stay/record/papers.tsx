// The papers of births and deaths, with their samples.
import { birthRecordPaper, deathRecordPaper } from '@charaka/contract/stay/record/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { BirthPaper } from './print-birth.tsx';
import { DeathPaper } from './print-death.tsx';
import { sampleBirth, sampleDeath } from './sample-records.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: birthRecordPaper,
    order: 10,
    sample: <BirthPaper birth={sampleBirth} />,
  },
  {
    paper: deathRecordPaper,
    order: 10,
    sample: <DeathPaper death={sampleDeath} />,
  },
];
