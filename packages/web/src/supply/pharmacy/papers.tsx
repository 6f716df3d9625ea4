// The paper of all cash memos of a stay, with its sample.
import type { AreaPaper } from '../../foundation/tenancy/printed-papers.ts';
import { sampleMemo } from '../../money/account/sample-memo.ts';
import { sampleInsuredAdmission } from '../../stay/admission/sample-admission.ts';
import { MedicineBillPaper } from './print-medicine-bill.tsx';

/** Shown as previews of the print settings. */
export const pharmacyPapers: readonly AreaPaper[] = [
  {
    paper: 'pharmacy_bill',
    name: 'medicineBill',
    order: 10,
    sample: <MedicineBillPaper admission={sampleInsuredAdmission} sales={[sampleMemo]} returns={[]} />,
  },
];
