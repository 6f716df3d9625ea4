// Actions of a ward on the orders of an inpatient: open the page on which orders are carried out and followed.
import { mayView } from '@charaka/rules/stay/admission-state';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import type { AdmissionDeed, Doing } from '../../stay/admission/admission-deed.ts';

/** Offered on the nursing station. */
export const orderStayDeeds: readonly AdmissionDeed[] = [
  {
    name: 'orders',
    order: 45,
    icon: IconClipboardCheck,
    group: 'care',
    onDesk: () => false,
    onWard: ({ desk }) => mayView(desk),
    opens: { useDoing: useOrdersOfStay },
  },
];

function useOrdersOfStay(): Doing {
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  return { act: ({ admissionId }) => void navigate(addresses.details(admissionId, 'orders')) };
}
