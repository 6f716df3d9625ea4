// The paper of all cash memos of a stay, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { sampleMemo } from '../../money/account/sample-memo.ts';
import { sampleAdmission } from '../../stay/admission/sample-admission.ts';
import { MedicineBillPaper } from './print-medicine-bill.tsx';

const medicineBill = {
  name: 'medicineBill',
  order: 10,
  lines: ['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'signatory'],
  sample: <MedicineBillPaper admission={sampleAdmission} sales={[sampleMemo]} returns={[]} />,
} as const;

/** Shown as previews of the print settings. */
export const pharmacyPapers: readonly AreaPaper[] = [
  { setting: 'pharmacy_bill', ...medicineBill },
  { setting: 'pharmacyBill', ...medicineBill },
];
