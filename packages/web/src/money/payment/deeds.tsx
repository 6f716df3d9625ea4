// Actions on an inpatient for payments.
import { mayPay } from '@charaka/rules/stay/admission-state';
import { IconCash } from '@tabler/icons-react';
import { lazy } from 'react';
import type { AdmissionDeed } from '../../stay/admission/admission-deed.ts';
import { factsOf } from '../../stay/admission/admission-facts.ts';

/** Offered in the lists of inpatients. */
export const paymentDeeds: readonly AdmissionDeed[] = [
  {
    name: 'payment',
    order: 70,
    icon: IconCash,
    group: 'money',
    isFrequent: true,
    onDesk: ({ desk }, row) => mayPay(desk, factsOf(row)),
    opens: { dialog: lazy(() => import('./add-payment.tsx')) },
    inWorkspace: { key: () => 'p', tab: 'payments' },
  },
];
