// The charges on the page of an admission, those of diagnostics apart.
import { mayRecordCharge } from '@charaka/rules/stay/admission-state';
import { lazy } from 'react';
import type { AdmissionPanel } from '../../stay/admission/admission-panel.ts';
import { ChargePanel, DiagnosticPanel } from './charge-panel.tsx';

/** Shown on the page of an admission. */
export const chargePanels: readonly AdmissionPanel[] = [
  { name: 'diagnostic', order: 20, Content: DiagnosticPanel },
  {
    name: 'charges',
    order: 40,
    Content: ChargePanel,
    adding: {
      label: (t) => t('inpatient:addCharge'),
      mayAdd: mayRecordCharge,
      dialog: lazy(() => import('./add-charges.tsx')),
    },
  },
];
