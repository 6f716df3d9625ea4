// Shows and prints one tax document as it was frozen.

import { gstDocumentPaper } from '@charaka/contract/money/tax/papers';
import { getGstDocument } from '@charaka/contract/money/tax/tax';
import { gstDocumentTopic } from '@charaka/contract/money/tax/topics';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { GstDocumentPaper } from './gst-document-paper.tsx';

interface PrintGstDocumentProps {
  readonly gstDocumentId: number;
  onClose(): void;
}

/** Under the letterhead of final bills, whatever paper it stands for: it goes to the patient's account. */
export default function PrintGstDocument({ gstDocumentId, onClose }: PrintGstDocumentProps) {
  const { t } = useTranslation('tax');
  const letterhead = useLetterhead(gstDocumentPaper);
  const document = useAnswer(gstDocumentTopic, getGstDocument, { gstDocument: { gstDocumentId } }).data?.gstDocument;
  const title = document ? `${t(`kinds.${document.documentKind}`)} ${document.documentNo}` : t('documents');
  return (
    <PrintSheet title={title} letterhead={letterhead} isReady={document !== undefined} onClose={onClose}>
      {document && <GstDocumentPaper document={document} />}
    </PrintSheet>
  );
}
