// The paper of a closed till, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { ClosingPaper } from './print-closing.tsx';
import { sampleClosing } from './sample-closing.ts';

/** Shown as previews of the print settings. */
export const financePapers: readonly AreaPaper[] = [
  {
    setting: 'day-book',
    name: 'closing',
    order: 10,
    lines: ['printedBy', 'signatory', 'payments'],
    sample: <ClosingPaper answer={sampleClosing} />,
  },
];
