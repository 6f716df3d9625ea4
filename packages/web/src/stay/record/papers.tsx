// The papers of births and deaths, with their samples.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { BirthPaper } from './print-birth.tsx';
import { DeathPaper } from './print-death.tsx';
import { sampleBirth, sampleDeath } from './sample-records.ts';

/** Shown as previews of the print settings. */
export const recordPapers: readonly AreaPaper[] = [
  {
    paper: 'birth_record',
    name: 'birth',
    order: 10,
    sample: <BirthPaper birth={sampleBirth} />,
  },
  {
    paper: 'death_record',
    name: 'death',
    order: 10,
    sample: <DeathPaper death={sampleDeath} />,
  },
];
