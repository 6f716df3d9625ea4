// A bill in a dialog, to look at and print: the provisional one, or the final one where it is looked up from a list (R489-R500).
import { Alert, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useFocusBack } from '../../ui/dialog/focus-back.ts';
import { BillPapers } from './bill-papers.tsx';
import type { BillPaper } from './print-bill.tsx';
import { ShowBill } from './show-bill.tsx';
import { useBill } from './use-bill.ts';

interface ViewBillProps {
  readonly admissionId: number;
  readonly mode: 'provisional' | 'final';
  /** Freezes the provisional bill for a payer; left out where the user may not. */
  readonly onFreeze?: (() => void) | undefined;
  onClose(): void;
}

/** A paper covers the dialog, which is there again when the paper is closed. */
export default function ViewBill({ admissionId, mode, onFreeze, onClose }: ViewBillProps) {
  const { t } = useTranslation('bill');
  const isFinal = mode === 'final';
  const { shown, fault } = useBill(admissionId, isFinal);
  const [paper, setPaper] = useState<BillPaper | null>(null);
  useFocusBack(true);
  if (!shown) {
    return (
      <Dialog isOpen size="wide" title={t(isFinal ? 'finalBill' : 'provisionalBill')} onClose={onClose}>
        {fault ? <Alert color="red">{fault}</Alert> : <Skeleton h={320} />}
      </Dialog>
    );
  }
  return (
    <>
      <ShowBill bill={shown.bill} isOpen={paper === null} onPaper={setPaper} onFreeze={onFreeze} onClose={onClose} />
      <BillPapers bill={shown.bill} paper={paper} onClose={() => setPaper(null)} />
    </>
  );
}
