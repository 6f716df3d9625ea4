// Actions on an inpatient whose bill a payer covers.
import { maySeeProvisionalBill, mayTransferTpa, mayView } from '@charaka/rules/stay/admission-state';
import { IconArrowsExchange, IconReceipt, IconSnowflake } from '@tabler/icons-react';
import { lazy } from 'react';
import type { AdmissionDeed } from '../../stay/admission/admission-deed.ts';
import { factsOf } from '../../stay/admission/admission-facts.ts';

/** Offered in the lists of inpatients. */
export const tpaDeeds: readonly AdmissionDeed[] = [
  {
    name: 'tpaTransfer',
    order: 60,
    icon: IconArrowsExchange,
    group: 'money',
    onDesk: ({ desk }, row) => mayTransferTpa(desk, factsOf(row)),
    opens: { dialog: lazy(() => import('./transfer-tpa.tsx')) },
  },
  {
    name: 'provisionalBill',
    order: 100,
    icon: IconReceipt,
    group: 'money',
    isFrequent: true,
    onDesk: ({ desk }, row) => maySeeProvisionalBill(desk, factsOf(row)),
    opens: { dialog: lazy(() => import('./provisional-bill.tsx')) },
  },
  {
    name: 'billVersions',
    order: 110,
    icon: IconSnowflake,
    group: 'money',
    onDesk: ({ desk, settler }, row) =>
      mayView(settler) && factsOf(row).hasAssociation && maySeeProvisionalBill(desk, factsOf(row)),
    opens: { dialog: lazy(() => import('./bill-versions.tsx')) },
  },
];
