// The payments on the page of an admission.
import type { AdmissionPanel } from '../../stay/admission/admission-panel.ts';
import { PaymentPanel } from './payment-panel.tsx';

/** Shown on the page of an admission. */
export const paymentPanels: readonly AdmissionPanel[] = [{ name: 'payments', order: 50, Content: PaymentPanel }];
