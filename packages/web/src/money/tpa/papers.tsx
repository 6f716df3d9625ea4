// The papers for payers, with their samples.
import { billVersionPaper, payerReceiptPaper } from '@charaka/contract/money/tpa/papers';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { sampleTaxedBill } from '../bill/sample-bill.ts';
import { LastVersion } from './last-version.tsx';
import { PayerReceiptPaper } from './print-payer-receipt.tsx';
import { VersionPaper } from './print-version.tsx';
import { samplePayerReceipt, sampleVersion } from './sample-payer-papers.ts';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: billVersionPaper,
    order: 50,
    sample: <VersionPaper version={sampleVersion} bill={sampleTaxedBill} />,
    own: <LastVersion />,
  },
  {
    paper: payerReceiptPaper,
    order: 30,
    sample: <PayerReceiptPaper {...samplePayerReceipt} />,
  },
];
