// The papers for payers, with their samples.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { sampleTaxedBill } from '../bill/sample-bill.ts';
import { PayerReceiptPaper } from './print-payer-receipt.tsx';
import { VersionPaper } from './print-version.tsx';
import { samplePayerReceipt, sampleVersion } from './sample-payer-papers.ts';

/** Shown as previews of the print settings. */
export const tpaPapers: readonly AreaPaper[] = [
  {
    setting: 'ipd_bill',
    name: 'billVersion',
    order: 50,
    lines: [
      'barcodes',
      'amountInWords',
      'createdBy',
      'printedBy',
      'signatory',
      'payments',
      'medicines',
      'gstSummary',
      'diagnosis',
    ],
    sample: <VersionPaper version={sampleVersion} bill={sampleTaxedBill} />,
  },
  {
    setting: 'ipd_payment',
    name: 'payerReceipt',
    order: 30,
    lines: ['amountInWords', 'createdBy', 'printedBy', 'signatory'],
    sample: <PayerReceiptPaper {...samplePayerReceipt} />,
  },
];
