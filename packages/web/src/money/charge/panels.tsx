// Panel of charges in the workspace of a stay: the page of entry, charges of diagnostics apart, and the latest charges.
import type { AdmissionPanel } from '../../stay/admission/admission-panel.ts';
import { ChargePanel, DiagnosticPanel, LastCharges } from './charge-panel.tsx';

/** Shown in the workspace of a stay. */
export const chargePanels: readonly AdmissionPanel[] = [
  { name: 'charges', tab: 'charges', order: 40, isBare: true, Content: ChargePanel },
  { name: 'diagnostic', tab: 'charges', order: 50, Content: DiagnosticPanel },
  { name: 'lastCharges', tab: 'overview', order: 30, isHalf: true, Content: LastCharges },
];
