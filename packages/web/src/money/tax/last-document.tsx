// The last tax document of the hospital, as preview of its layout; the sample if there is no document that the user may see (0137).
import { getGstDocument, listGstDocuments } from '@charaka/contract/money/tax/tax';
import { gstDocumentTopic } from '@charaka/contract/money/tax/topics';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PaperWaiting } from '../../ui/paper/paper-waiting.tsx';
import { GstDocumentPaper } from './gst-document-paper.tsx';
import { sampleDocument } from './sample-document.ts';

/** As it was frozen. */
export function LastDocument() {
  const listed = useAnswer(gstDocumentTopic, listGstDocuments, { pageNumber: 1, pageSize: 1 }, { isSilent: true });
  const gstDocumentId = listed.data?.rows[0]?.gstDocumentId;
  const asked = { gstDocument: { gstDocumentId: gstDocumentId ?? 0 } };
  const isThere = gstDocumentId !== undefined;
  const kept = useAnswer(gstDocumentTopic, getGstDocument, asked, { isEnabled: isThere, isSilent: true });
  if (listed.isPending || (isThere && kept.isPending)) return <PaperWaiting />;
  return <GstDocumentPaper document={kept.data?.gstDocument ?? sampleDocument} />;
}
