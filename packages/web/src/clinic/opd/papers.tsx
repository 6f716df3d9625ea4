// The papers of the OPD, with their samples: the slip of a token, and those of an advance.
import { bookingAdvancePaper, opdTokenPaper } from '@charaka/contract/clinic/opd/papers';
import { formatHours } from '../../kernel/format.ts';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { LastToken } from './last-token.tsx';
import { AdvancePaper } from './print-advance.tsx';
import { sampleAdvance, sampleSubject } from './sample-advance.ts';
import { samplePlace, sampleVisit } from './sample-visit.ts';
import { TokenPaper } from './token-paper.tsx';

const givenBack = { ...sampleAdvance, kind: 'Refund' } as const;

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: opdTokenPaper,
    order: 10,
    sample: <TokenPaper visit={sampleVisit} hours={formatHours('09:00', '13:00')} place={samplePlace} />,
    own: <LastToken />,
  },
  {
    paper: bookingAdvancePaper,
    order: 10,
    sample: <AdvancePaper subject={sampleSubject} entry={sampleAdvance} />,
  },
  {
    paper: bookingAdvancePaper,
    title: 'opd:printed.advanceMemo',
    order: 20,
    sample: <AdvancePaper subject={sampleSubject} entry={givenBack} />,
  },
];
