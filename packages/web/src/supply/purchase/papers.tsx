// The papers of purchasing, with their samples.
import { debitClaimPaper, purchaseOrderPaper } from '@charaka/contract/supply/purchase/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { ClaimPaper } from './print-claim.tsx';
import { OrderPaper } from './print-order.tsx';
import { sampleClaim } from './sample-claim.ts';
import { sampleOrder } from './sample-order.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  { paper: purchaseOrderPaper, order: 20, sample: <OrderPaper order={sampleOrder} /> },
  { paper: debitClaimPaper, order: 21, sample: <ClaimPaper returned={sampleClaim} /> },
];
