// The paper of all cash memos of a stay, with its sample.
import { pharmacyBillPaper } from '@charaka/contract/supply/pharmacy/papers';
import { sampleMemo } from '../../money/account/sample-memo.ts';
import { sampleInsuredAdmission } from '../../stay/admission/sample-admission.ts';
import type { AreaPaper } from '../../ui/paper/area-paper.ts';
import { MedicineBillPaper } from './print-medicine-bill.tsx';

/** Shown as previews of the print settings. */
export const papers: readonly AreaPaper[] = [
  {
    paper: pharmacyBillPaper,
    order: 10,
    sample: <MedicineBillPaper admission={sampleInsuredAdmission} sales={[sampleMemo]} returns={[]} />,
  },
];
