// What is done for an inpatient with the final bill: it is made, or looked at once it is there.
import { mayMakeFinalBill, mayView } from '@charaka/rules/stay/admission-state';
import { IconFileInvoice } from '@tabler/icons-react';
import { type ComponentProps, lazy } from 'react';
import type { AdmissionDeed, AdmissionDialog } from '../../stay/admission/admission-deed.ts';
import { factsOf } from '../../stay/admission/admission-facts.ts';

const AddBill = lazy(() => import('./add-bill.tsx'));

function FinalBill(props: ComponentProps<AdmissionDialog>) {
  return <AddBill {...props} mode="final" />;
}

/** Offered in the lists of inpatients. */
export const billDeeds: readonly AdmissionDeed[] = [
  {
    name: 'finalBill',
    order: 130,
    icon: IconFileInvoice,
    onDesk: ({ desk }, row) => mayMakeFinalBill(desk, factsOf(row)) || (mayView(desk) && row.isFinalBill),
    opens: { dialog: FinalBill },
  },
];
