// The bill on the page of an admission: the provisional one is shown per payer, so the two are put together here.
import { lazy } from 'react';
import type { ShownAdmission } from '../../stay/admission/admission-page.tsx';
import type { AdmissionPanel } from '../../stay/admission/admission-panel.ts';
import { BillPanel } from '../bill/bill-panel.tsx';

const ProvisionalBill = lazy(() => import('./provisional-bill.tsx'));

function Bill({ admission }: Pick<ShownAdmission, 'admission'>) {
  return <BillPanel admissionId={admission.admissionId} Provisional={ProvisionalBill} />;
}

/** Shown on the page of an admission. */
export const tpaPanels: readonly AdmissionPanel[] = [{ name: 'bill', order: 60, Content: Bill }];
