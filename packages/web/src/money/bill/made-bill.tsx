// A final bill as it was made: nothing of it can be typed any more (R499, R500).
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { Fact } from '../../ui/paper/fact.tsx';
import type { BillAnswer } from './bill-answer.ts';
import { BillColumns } from './bill-columns.tsx';
import { AdjustmentFields, FigureTable } from './bill-summary.tsx';
import type { BillPaper } from './print-bill.tsx';
import { savedAdjustments } from './show-bill.tsx';

/** The figures it was saved with, and what became of its due. */
export function MadeBill({ bill, onPaper }: { bill: BillAnswer; onPaper(kind: BillPaper): void }) {
  const { t } = useTranslation('bill');
  return (
    <BillColumns
      bill={bill}
      date={<Fact label={t('billDate')}>{formatDateTime(bill.finalBill?.billedAt)}</Fact>}
      onPaper={onPaper}
      totals={
        <>
          <FigureTable bill={bill} />
          <AdjustmentFields
            values={savedAdjustments(bill)}
            isReasonShown={Boolean(bill.finalBill?.discountReason)}
            isDisabled
          />
        </>
      }
    />
  );
}
