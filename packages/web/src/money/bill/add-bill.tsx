// The bill dialog: a bill to look at and print, or the final bill to make (R489-R517).

import { getBill } from '@charaka/contract/money/bill/bill';
import { billTopic } from '@charaka/contract/money/bill/topics';
import { Alert, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stripEmpty } from '../../kernel/strip-empty.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useFocusBack } from '../../ui/dialog/focus-back.ts';
import { useMemoParts } from '../account/memo-parts.tsx';
import { type Adjustments, askedAdjustments, noAdjustments } from './adjustments.ts';
import type { BillAnswer } from './bill-answer.ts';
import { MakeBill } from './make-bill.tsx';
import PrintBill, { type BillPaper } from './print-bill.tsx';
import { ShowBill } from './show-bill.tsx';

interface AddBillProps {
  readonly admissionId: number;
  readonly mode: 'provisional' | 'final';
  /** Freezes the provisional bill for a payer; left out where the user may not. */
  readonly onFreeze?: (() => void) | undefined;
  onClose(): void;
}

/** The bill with the adjustments last asked for; while another one is worked out, or refused, the one before stays. */
function useBill(admissionId: number, isFinalPreview: boolean) {
  const [asked, setAsked] = useState<Adjustments>(noAdjustments);
  const [shown, setShown] = useState<{ bill: BillAnswer; calculated: Adjustments } | null>(null);
  const adjustments = stripEmpty(askedAdjustments(asked)) as Record<string, number>;
  const answer = useAnswer(billTopic, getBill, { admissionId, isFinalPreview, ...adjustments }, { isSilent: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer belongs to the adjustments it was asked with
  useEffect(() => {
    if (answer.data) setShown({ bill: answer.data, calculated: asked });
  }, [answer.data]);
  return { shown, fault: answer.error?.message, isFetching: answer.isFetching, ask: setAsked };
}

/** Dialog of one admission's bill. */
export default function AddBill({ admissionId, mode, onFreeze, onClose }: AddBillProps) {
  const { t } = useTranslation('bill');
  const { Print: PrintMemos } = useMemoParts();
  const isFinal = mode === 'final';
  const { shown, fault, isFetching, ask } = useBill(admissionId, isFinal);
  const [paper, setPaper] = useState<BillPaper | null>(null);
  const [isGenerated, setGenerated] = useState(false);
  useFocusBack(true);
  if (!shown) {
    return (
      <Dialog isOpen size="wide" title={t(isFinal ? 'finalBill' : 'provisionalBill')} onClose={onClose}>
        {fault ? <Alert color="red">{fault}</Alert> : <Skeleton h={320} />}
      </Dialog>
    );
  }
  const { bill, calculated } = shown;
  const isMaking = isFinal && !bill.finalBill;
  // A generated bill is printed as it was saved, and then the dialog is done (R502).
  const isPrinted = isGenerated && bill.finalBill != null;
  const openPaper = paper ?? (isPrinted ? 'bill' : null);
  const closePaper = () => (isPrinted ? onClose() : setPaper(null));
  const shared = { bill, isOpen: openPaper === null, onPaper: setPaper, onClose };
  return (
    <>
      {isMaking ? (
        <MakeBill
          {...shared}
          calculated={calculated}
          isCalculating={isFetching}
          fault={fault}
          onCalculate={ask}
          onGenerated={() => setGenerated(true)}
        />
      ) : (
        <ShowBill {...shared} onFreeze={onFreeze} />
      )}
      {openPaper === 'medicine' && (
        <PrintMemos
          admission={bill.admission}
          sales={bill.pharmacySales}
          returns={bill.pharmacyReturns}
          onClose={closePaper}
        />
      )}
      {openPaper && openPaper !== 'medicine' && <PrintBill bill={bill} kind={openPaper} onClose={closePaper} />}
    </>
  );
}
