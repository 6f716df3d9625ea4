// Action on an inpatient for charges: open the page that posts them.
import { mayCharge } from '@charaka/rules/stay/admission-state';
import { IconReportMoney } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAdmissionAddresses } from '../../stay/admission/admission-addresses.ts';
import type { AdmissionDeed, Doing } from '../../stay/admission/admission-deed.ts';
import { factsOf } from '../../stay/admission/admission-facts.ts';

/** Offered in the lists of inpatients. */
export const chargeDeeds: readonly AdmissionDeed[] = [
  {
    name: 'charges',
    order: 80,
    icon: IconReportMoney,
    group: 'money',
    isUsual: true,
    isFrequent: true,
    onDesk: ({ desk }, row) => mayCharge(desk, factsOf(row)),
    onWard: ({ desk }, row) => mayCharge(desk, factsOf(row)),
    opens: { useDoing: useChargePage },
    inWorkspace: { key: () => 'c', tab: 'charges' },
  },
];

function useChargePage(): Doing {
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  return { act: ({ admissionId }) => void navigate(addresses.charges(admissionId)) };
}
