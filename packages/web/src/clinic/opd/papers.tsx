// The papers of the OPD, with their samples: the slip of a token, and those of an advance.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { formatHours } from '../../kernel/format.ts';
import { LastToken } from './last-token.tsx';
import { AdvancePaper } from './print-advance.tsx';
import { sampleAdvance, sampleSubject } from './sample-advance.ts';
import { sampleVisit } from './sample-visit.ts';
import { TokenPaper } from './token-paper.tsx';

const givenBack = { ...sampleAdvance, kind: 'Refund' } as const;

/** Shown as previews of the print settings. */
export const opdPapers: readonly AreaPaper[] = [
  {
    paper: 'opd_token',
    name: 'token',
    order: 10,
    sample: <TokenPaper visit={sampleVisit} hours={formatHours('09:00', '13:00')} />,
    own: <LastToken />,
  },
  {
    paper: 'booking_advance',
    name: 'advanceReceipt',
    order: 10,
    sample: <AdvancePaper subject={sampleSubject} entry={sampleAdvance} />,
  },
  {
    paper: 'booking_advance',
    name: 'advanceMemo',
    order: 20,
    sample: <AdvancePaper subject={sampleSubject} entry={givenBack} />,
  },
];
