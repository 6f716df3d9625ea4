// Actions on an inpatient for notes: write a note, or open the page of all notes.
import { mayView } from '@charaka/rules/stay/admission-state';
import { IconNote, IconNotes } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { useAdmissionAddresses } from '../admission/admission-addresses.ts';
import type { AdmissionDeed, Doing } from '../admission/admission-deed.ts';

/** Offered in the lists of inpatients. */
export const noteDeeds: readonly AdmissionDeed[] = [
  {
    name: 'note',
    order: 40,
    icon: IconNote,
    group: 'care',
    onDesk: ({ desk }) => mayView(desk),
    onWard: ({ desk }) => mayView(desk),
    opens: { dialog: lazy(() => import('./add-note.tsx')) },
    inWorkspace: { key: () => 'n', tab: 'notes' },
  },
  {
    name: 'bedNotes',
    order: 50,
    icon: IconNotes,
    group: 'care',
    onDesk: ({ desk }) => mayView(desk),
    onWard: ({ desk }) => mayView(desk),
    opens: { useDoing: useBedNotes },
  },
];

function useBedNotes(): Doing {
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  return { act: ({ admissionId }) => void navigate(addresses.bedNotes(admissionId)) };
}
