// The papers of a bill, with its sample.
import { ipdBillPaper } from '@charaka/contract/money/bill/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { BillPaper } from './bill-paper.tsx';
import { LastBill } from './last-bill.tsx';
import { sampleTaxedBill } from './sample-bill.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: ipdBillPaper,
    order: 10,
    sample: <BillPaper bill={sampleTaxedBill} kind="bill" />,
    own: <LastBill kind="bill" />,
  },
  {
    paper: ipdBillPaper,
    title: 'bill:printed.breakup',
    order: 20,
    sample: <BillPaper bill={sampleTaxedBill} kind="breakup" />,
    own: <LastBill kind="breakup" />,
  },
  {
    paper: ipdBillPaper,
    title: 'bill:printed.summary',
    order: 30,
    sample: <BillPaper bill={sampleTaxedBill} kind="summary" />,
    own: <LastBill kind="summary" />,
  },
  {
    paper: ipdBillPaper,
    title: 'bill:printed.receipt',
    order: 40,
    sample: <BillPaper bill={sampleTaxedBill} kind="receipt" />,
    own: <LastBill kind="receipt" />,
  },
];
