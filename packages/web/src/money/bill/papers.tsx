// The papers of a bill, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { BillPaper } from './bill-paper.tsx';
import { LastBill } from './last-bill.tsx';
import { sampleTaxedBill } from './sample-bill.ts';

/** Shown as previews of the print settings. */
export const billPapers: readonly AreaPaper[] = [
  {
    paper: 'ipd_bill',
    name: 'bill',
    order: 10,
    sample: <BillPaper bill={sampleTaxedBill} kind="bill" />,
    own: <LastBill kind="bill" />,
  },
  {
    paper: 'ipd_bill',
    name: 'breakup',
    order: 20,
    sample: <BillPaper bill={sampleTaxedBill} kind="breakup" />,
    own: <LastBill kind="breakup" />,
  },
  {
    paper: 'ipd_bill',
    name: 'billSummary',
    order: 30,
    sample: <BillPaper bill={sampleTaxedBill} kind="summary" />,
    own: <LastBill kind="summary" />,
  },
  {
    paper: 'ipd_bill',
    name: 'billReceipt',
    order: 40,
    sample: <BillPaper bill={sampleTaxedBill} kind="receipt" />,
    own: <LastBill kind="receipt" />,
  },
];
