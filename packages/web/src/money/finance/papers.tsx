// The paper of a closed till, with its sample.
import { dayClosingPaper } from '@charaka/contract/money/finance/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { ClosingPaper } from './print-closing.tsx';
import { sampleClosing } from './sample-closing.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: dayClosingPaper,
    order: 10,
    sample: <ClosingPaper answer={sampleClosing} />,
  },
];
