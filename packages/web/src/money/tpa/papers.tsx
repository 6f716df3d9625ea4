// The papers for payers, with their samples.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { sampleTaxedBill } from '../bill/sample-bill.ts';
import { LastVersion } from './last-version.tsx';
import { PayerReceiptPaper } from './print-payer-receipt.tsx';
import { VersionPaper } from './print-version.tsx';
import { samplePayerReceipt, sampleVersion } from './sample-payer-papers.ts';

/** Shown as previews of the print settings. */
export const tpaPapers: readonly AreaPaper[] = [
  {
    paper: 'bill_version',
    name: 'billVersion',
    order: 50,
    sample: <VersionPaper version={sampleVersion} bill={sampleTaxedBill} />,
    own: <LastVersion />,
  },
  {
    paper: 'payer_receipt',
    name: 'payerReceipt',
    order: 30,
    sample: <PayerReceiptPaper {...samplePayerReceipt} />,
  },
];
