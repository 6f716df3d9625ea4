// The orders in the workspace of a stay: signed, and followed until their results.
import type { AdmissionPanel } from '../../stay/admission/admission-panel.ts';
import { OrderWork } from './order-work.tsx';

/** Shown in the workspace of a stay. */
export const orderPanels: readonly AdmissionPanel[] = [
  { name: 'orders', tab: 'orders', order: 10, Content: OrderWork },
];
