// Shows and prints a bill of the counter.

import { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { counterBillPaper } from '@charaka/contract/clinic/counter/papers';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { usePaperProof } from '../../money/payment/use-paper-proof.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { CounterBillPaper } from './counter-bill-paper.tsx';

/** One bill, read anew, so that the paper tells what went back since. */
export default function PrintCounterBill({ counterBillId, onClose }: { counterBillId: number; onClose(): void }) {
  const { t } = useTranslation('counter');
  const letterhead = useLetterhead(counterBillPaper);
  const bill = useAnswer(counterTopic, getCounterBill, { counterBill: { counterBillId } }).data?.counterBill;
  // The hospital does not stand by a cancelled bill: its paper is not counted.
  const { proof, isReady, onLeave } = usePaperProof(
    bill?.isActive
      ? { patientId: bill.patientId, kind: 'counterBill', serialNo: bill.billNo, finYear: bill.finYear }
      : null,
  );
  return (
    <PrintSheet
      title={t('paper')}
      letterhead={letterhead}
      isReady={bill !== undefined && isReady}
      onLeave={onLeave}
      onClose={onClose}
    >
      {bill && <CounterBillPaper bill={bill} proof={proof} />}
    </PrintSheet>
  );
}
