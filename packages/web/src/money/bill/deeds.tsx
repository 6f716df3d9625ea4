// Actions on an inpatient for the final bill: make it, or view it once made.
import { mayMakeFinalBill, mayView } from '@charaka/rules/stay/admission-state';
import { IconFileInvoice } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import type { AdmissionDeed, Doing } from '../../stay/admission/admission-deed.ts';
import { factsOf } from '../../stay/admission/admission-facts.ts';

/** Offered in the lists of inpatients. */
export const billDeeds: readonly AdmissionDeed[] = [
  {
    name: 'finalBill',
    order: 130,
    icon: IconFileInvoice,
    group: 'money',
    isFrequent: true,
    onDesk: ({ desk }, row) => mayMakeFinalBill(desk, factsOf(row)) || (mayView(desk) && row.isFinalBill),
    opens: { useDoing: useFinalBillPage },
    inWorkspace: { key: (row) => (row.isFinalBill ? null : 'd'), isNext: true },
  },
];

function useFinalBillPage(): Doing {
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  return { act: ({ admissionId }) => void navigate(addresses.finalBill(admissionId)) };
}
