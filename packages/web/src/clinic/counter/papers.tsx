// The papers of the counter, with their samples: bill and receipt in one.
import { counterBillPaper } from '@charaka/contract/clinic/counter/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { CounterBillPaper } from './counter-bill-paper.tsx';
import { sampleCounterBill } from './sample-counter-bill.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  { paper: counterBillPaper, order: 10, sample: <CounterBillPaper bill={sampleCounterBill} /> },
];
