// Actions on an inpatient for the births of the stay.
import { maySeeBabyInfo } from '@charaka/rules/stay/admission-state';
import { IconBabyCarriage } from '@tabler/icons-react';
import { lazy } from 'react';
import type { AdmissionDeed } from '../admission/admission-deed.ts';

/** Offered in the lists of inpatients. */
export const recordDeeds: readonly AdmissionDeed[] = [
  {
    name: 'babyInfo',
    order: 150,
    icon: IconBabyCarriage,
    group: 'care',
    onDesk: ({ desk }, row) => maySeeBabyInfo(desk, row),
    opens: { dialog: lazy(() => import('./list-births-of-admission.tsx')) },
  },
];
