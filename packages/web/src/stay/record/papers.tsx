// The papers of births and deaths, with their samples.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { BirthPaper } from './print-birth.tsx';
import { DeathPaper } from './print-death.tsx';
import { sampleBirth, sampleDeath } from './sample-records.ts';

/** Shown as previews of the print settings. */
export const recordPapers: readonly AreaPaper[] = [
  {
    setting: 'birth_record',
    name: 'birth',
    order: 10,
    lines: ['createdBy', 'signatory'],
    sample: <BirthPaper birth={sampleBirth} />,
  },
  {
    setting: 'death_record',
    name: 'death',
    order: 10,
    lines: ['createdBy', 'signatory'],
    sample: <DeathPaper death={sampleDeath} />,
  },
];
