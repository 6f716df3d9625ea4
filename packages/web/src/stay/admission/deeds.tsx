// What is done for an inpatient with the admission itself: looked at, changed, moved, printed, cancelled.
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { mayCancel, mayChangeBed, mayEdit, mayUpdateAge, mayView } from '@charaka/rules/stay/admission-state';
import { IconBed, IconCalendarCheck, IconEye, IconPencil, IconPrinter, IconUserX } from '@tabler/icons-react';
import { lazy } from 'react';
import type { AdmissionDeed, Doing } from './admission-deed.ts';
import { factsOf } from './admission-facts.ts';
import { useCancelAdmission } from './use-cancel-admission.tsx';
import { useUpdateAge } from './use-update-age.ts';

/** Offered in the lists of inpatients. */
export const admissionDeeds: readonly AdmissionDeed[] = [
  {
    name: 'view',
    order: 10,
    icon: IconEye,
    onDesk: ({ own }) => mayView(own),
    onWard: ({ own }) => mayView(own),
    opens: { dialog: lazy(() => import('./view-admission.tsx')) },
  },
  {
    name: 'edit',
    order: 20,
    icon: IconPencil,
    onDesk: ({ own }, row) => mayEdit(own, factsOf(row)),
    opens: { dialog: lazy(() => import('./update-admission.tsx')) },
  },
  {
    name: 'changeBed',
    order: 90,
    icon: IconBed,
    onDesk: ({ own }, row) => mayChangeBed(own, factsOf(row)) && !isVirtualBedMode(row.admissionMode),
    onWard: ({ desk }, row) => mayChangeBed(desk, factsOf(row)) && !isVirtualBedMode(row.admissionMode),
    opens: { dialog: lazy(() => import('./change-bed.tsx')) },
  },
  {
    name: 'updateAge',
    order: 170,
    icon: IconCalendarCheck,
    onDesk: ({ own }, row) => mayUpdateAge(own, factsOf(row)),
    opens: { useDoing: useAging },
  },
  {
    name: 'printForm',
    order: 180,
    icon: IconPrinter,
    onDesk: ({ own }) => mayView(own),
    onWard: ({ own }) => mayView(own),
    opens: { dialog: lazy(() => import('./print-admission.tsx')) },
  },
  {
    name: 'cancelAdmission',
    order: 190,
    icon: IconUserX,
    isDangerous: true,
    onDesk: ({ own }, row) => mayCancel(own, factsOf(row)),
    opens: { useDoing: useCancelling },
  },
];

function useAging(): Doing {
  const { update } = useUpdateAge();
  return { act: update };
}

function useCancelling(): Doing {
  const { ask, dialog } = useCancelAdmission();
  return { act: ask, dialog };
}
