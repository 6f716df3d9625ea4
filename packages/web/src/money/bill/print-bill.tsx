// Shows and prints the papers of a bill (R497, R498, R527-R532).
import { ipdBillPaper } from '@charaka/contract/money/bill/papers';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { usePaperProof } from '../payment/use-paper-proof.ts';
import type { BillAnswer } from './bill-answer.ts';
import { billTitle, BillPaper as PaperContent, type PaperKind } from './bill-paper.tsx';

/** Besides the papers of this area the medicine bill, which is a paper of its own (R494, R537). */
export type BillPaper = PaperKind | 'medicine';

interface PrintBillProps {
  readonly bill: BillAnswer;
  readonly kind: PaperKind;
  onClose(): void;
}

/** Under the letterhead of IPD bills. */
export default function PrintBill({ bill, kind, onClose }: PrintBillProps) {
  const { t } = useTranslation('paper');
  const letterhead = useLetterhead(ipdBillPaper);
  const { finalBill, admission } = bill;
  // Flat or by groups it is one bill; summary and receipt are not the bill.
  const isCounted = finalBill && (kind === 'bill' || kind === 'breakup');
  const { proof, isReady, onLeave } = usePaperProof(
    isCounted
      ? { admissionId: admission.admissionId, kind: 'bill', serialNo: finalBill.orderNo, finYear: finalBill.finYear }
      : null,
  );
  return (
    // The rows of medicine are loaded with the first bill; the screen below it stays meanwhile.
    <Suspense>
      <PrintSheet
        title={billTitle(bill, kind, t)}
        letterhead={letterhead}
        isReady={isReady}
        onLeave={onLeave}
        onClose={onClose}
      >
        <PaperContent bill={bill} kind={kind} proof={proof} />
      </PrintSheet>
    </Suspense>
  );
}
