// The paper of a tax document, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { GstDocumentPaper } from './gst-document-paper.tsx';
import { LastDocument } from './last-document.tsx';
import { sampleDocument } from './sample-document.ts';

/** Shown as previews of the print settings. */
export const taxPapers: readonly AreaPaper[] = [
  {
    paper: 'gst_document',
    name: 'gstDocument',
    order: 70,
    sample: <GstDocumentPaper document={sampleDocument} />,
    own: <LastDocument />,
  },
];
