// The paper of a closed till, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { ClosingPaper } from './print-closing.tsx';
import { sampleClosing } from './sample-closing.ts';

/** Shown as previews of the print settings. */
export const financePapers: readonly AreaPaper[] = [
  {
    paper: 'day_closing',
    name: 'closing',
    order: 10,
    sample: <ClosingPaper answer={sampleClosing} />,
  },
];
