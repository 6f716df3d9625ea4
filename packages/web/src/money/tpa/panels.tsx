// The bill in the workspace of a stay: the provisional one is shown per payer, so the two are put together here.
import { lazy } from 'react';
import type { AdmissionPanel, PanelProps } from '../../stay/admission/admission-panel.ts';
import { BillPanel } from '../bill/bill-panel.tsx';

const ProvisionalBill = lazy(() => import('./provisional-bill.tsx'));

function Bill({ admission }: PanelProps) {
  return <BillPanel admissionId={admission.admissionId} Provisional={ProvisionalBill} />;
}

/** Shown in the workspace of a stay. */
export const tpaPanels: readonly AdmissionPanel[] = [{ name: 'bill', tab: 'bill', order: 10, Content: Bill }];
