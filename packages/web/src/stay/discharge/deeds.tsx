// Actions on an inpatient for the discharge.
import { mayDischarge, mayInitiateDischarge, mayView } from '@charaka/rules/stay/admission-state';
import { IconDoorExit, IconFlag, IconReportMedical } from '@tabler/icons-react';
import { lazy } from 'react';
import type { AdmissionDeed, Doing } from '../admission/admission-deed.ts';
import { factsOf } from '../admission/admission-facts.ts';
import { useInitiateDischarge } from './use-initiate-discharge.ts';

/** Offered in the lists of inpatients. */
export const dischargeDeeds: readonly AdmissionDeed[] = [
  {
    name: 'initiateDischarge',
    order: 120,
    icon: IconFlag,
    group: 'move',
    onDesk: ({ desk }, row) => mayInitiateDischarge(desk, factsOf(row)),
    onWard: ({ desk }, row) => mayInitiateDischarge(desk, factsOf(row)),
    opens: { useDoing: useInitiating },
    inWorkspace: { key: () => 'd' },
  },
  {
    name: 'discharge',
    order: 140,
    icon: IconDoorExit,
    group: 'move',
    onDesk: ({ discharger }, row) => mayDischarge(discharger, factsOf(row)),
    opens: { dialog: lazy(() => import('./discharge-form.tsx')) },
    inWorkspace: { key: () => 'd', isNext: true },
  },
  {
    name: 'summary',
    order: 160,
    icon: IconReportMedical,
    group: 'papers',
    onDesk: ({ desk }) => mayView(desk),
    opens: { dialog: lazy(() => import('./get-summary.tsx')) },
  },
];

function useInitiating(): Doing {
  return { act: useInitiateDischarge() };
}
