// The paper of a bill that is looked at: one of its own, or those of the medicine on it (R494, R497, R498, R537).
import { Suspense } from 'react';
import { useMemoParts } from '../account/memo-parts.tsx';
import type { BillAnswer } from './bill-answer.ts';
import PrintBill, { type BillPaper } from './print-bill.tsx';

interface BillPapersProps {
  readonly bill: BillAnswer;
  /** Null where none is looked at. */
  readonly paper: BillPaper | null;
  onClose(): void;
}

/** Renders nothing while no paper is requested. */
export function BillPapers({ bill, paper, onClose }: BillPapersProps) {
  const { Print: PrintMemos } = useMemoParts();
  if (paper === null) return null;
  if (paper !== 'medicine') return <PrintBill bill={bill} kind={paper} onClose={onClose} />;
  return (
    <Suspense>
      <PrintMemos
        admission={bill.admission}
        sales={bill.pharmacySales}
        returns={bill.pharmacyReturns}
        onClose={onClose}
      />
    </Suspense>
  );
}
