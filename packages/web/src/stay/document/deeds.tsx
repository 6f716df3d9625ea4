// Actions on an inpatient for documents.
import { mayView } from '@charaka/rules/stay/admission-state';
import { IconUpload } from '@tabler/icons-react';
import { lazy } from 'react';
import type { AdmissionDeed } from '../admission/admission-deed.ts';

/** Offered in the lists of inpatients. */
export const documentDeeds: readonly AdmissionDeed[] = [
  {
    name: 'documents',
    order: 30,
    icon: IconUpload,
    group: 'papers',
    onDesk: ({ desk }) => mayView(desk),
    onWard: ({ desk }) => mayView(desk),
    opens: { dialog: lazy(() => import('./add-documents.tsx')) },
  },
];
