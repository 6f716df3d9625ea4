// Shows and prints a bill of the counter.
import { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { counterTopic } from '@charaka/contract/clinic/counter/topics';
import { useTranslation } from 'react-i18next';
import { useLetterhead } from '../../foundation/tenancy/use-letterhead.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { PrintSheet } from '../../ui/paper/print-sheet.tsx';
import { CounterBillPaper } from './counter-bill-paper.tsx';

/** One bill, read anew, so that the paper tells what went back since. */
export default function PrintCounterBill({ counterBillId, onClose }: { counterBillId: number; onClose(): void }) {
  const { t } = useTranslation('counter');
  const letterhead = useLetterhead('counter_bill');
  const bill = useAnswer(counterTopic, getCounterBill, { counterBill: { counterBillId } }).data?.counterBill;
  return (
    <PrintSheet title={t('paper')} letterhead={letterhead} isReady={bill !== undefined} onClose={onClose}>
      {bill && <CounterBillPaper bill={bill} />}
    </PrintSheet>
  );
}
