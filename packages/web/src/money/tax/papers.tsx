// The paper of a tax document, with its sample.
import { gstDocumentPaper } from '@charaka/contract/money/tax/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { GstDocumentPaper } from './gst-document-paper.tsx';
import { LastDocument } from './last-document.tsx';
import { sampleDocument } from './sample-document.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: gstDocumentPaper,
    order: 70,
    sample: <GstDocumentPaper document={sampleDocument} />,
    own: <LastDocument />,
  },
];
