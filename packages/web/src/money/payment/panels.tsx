// Panel of payments in the workspace of a stay: the page of entry.
import type { AdmissionPanel } from '../../stay/admission/admission-panel.ts';
import { PaymentPanel } from './payment-panel.tsx';

/** Shown in the workspace of a stay. */
export const paymentPanels: readonly AdmissionPanel[] = [
  { name: 'payments', tab: 'payments', order: 10, isBare: true, Content: PaymentPanel },
];
