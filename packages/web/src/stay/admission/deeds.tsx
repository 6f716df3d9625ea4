// Actions on the admission of an inpatient: view, edit, change bed, print, cancel.
import { isVirtualBedMode } from '@charaka/contract/stay/admission/admission';
import { mayCancel, mayChangeBed, mayEdit, mayUpdateAge, mayView } from '@charaka/rules/stay/admission-state';
import { IconBed, IconCalendarCheck, IconEye, IconPencil, IconPrinter, IconTag, IconUserX } from '@tabler/icons-react';
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
    group: 'papers',
    onDesk: ({ own }) => mayView(own),
    onWard: ({ own }) => mayView(own),
    opens: { dialog: lazy(() => import('./view-admission.tsx')) },
  },
  {
    name: 'edit',
    order: 20,
    icon: IconPencil,
    group: 'papers',
    onDesk: ({ own }, row) => mayEdit(own, factsOf(row)),
    opens: { dialog: lazy(() => import('./update-admission.tsx')) },
  },
  {
    name: 'changeBed',
    order: 90,
    icon: IconBed,
    group: 'move',
    isFrequent: true,
    onDesk: ({ own }, row) => mayChangeBed(own, factsOf(row)) && !isVirtualBedMode(row.admissionMode),
    onWard: ({ desk }, row) => mayChangeBed(desk, factsOf(row)) && !isVirtualBedMode(row.admissionMode),
    opens: { dialog: lazy(() => import('./change-bed.tsx')) },
    inWorkspace: { key: () => 'b' },
  },
  {
    name: 'updateAge',
    order: 170,
    icon: IconCalendarCheck,
    group: 'papers',
    onDesk: ({ own }, row) => mayUpdateAge(own, factsOf(row)),
    opens: { useDoing: useAging },
  },
  {
    name: 'printForm',
    order: 180,
    icon: IconPrinter,
    group: 'papers',
    onDesk: ({ own }) => mayView(own),
    onWard: ({ own }) => mayView(own),
    opens: { dialog: lazy(() => import('./print-admission.tsx')) },
  },
  {
    name: 'printLabels',
    group: 'papers',
    order: 190,
    icon: IconTag,
    onDesk: ({ own }) => mayView(own),
    onWard: ({ own }) => mayView(own),
    opens: { dialog: lazy(() => import('./print-stay-labels.tsx')) },
  },
  {
    name: 'cancelAdmission',
    order: 200,
    icon: IconUserX,
    group: 'danger',
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
