// The papers of the counter, with their samples: bill and receipt in one.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { CounterBillPaper } from './counter-bill-paper.tsx';
import { sampleCounterBill } from './sample-counter-bill.ts';

/** Shown as previews of the print settings. */
export const counterPapers: readonly AreaPaper[] = [
  { paper: 'counter_bill', name: 'counterBill', order: 10, sample: <CounterBillPaper bill={sampleCounterBill} /> },
];
