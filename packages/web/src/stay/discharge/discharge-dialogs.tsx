// Dialogs of the discharge desk for one admission, each loaded when first opened, and the page of the final bill.
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useAdmissionAddresses } from '../admission/admission-addresses.ts';

const dialogs = {
  view: lazy(() => import('../admission/view-admission.tsx')),
  summary: lazy(() => import('./get-summary.tsx')),
  checklist: lazy(() => import('./set-clearance.tsx')),
  discharge: lazy(() => import('./discharge-form.tsx')),
  undoInitiation: lazy(() => import('./undo-initiation.tsx')),
  undoDischarge: lazy(() => import('./undo-discharge.tsx')),
};

/** Names of the dialogs and pages. */
export type DischargeDialog = keyof typeof dialogs | 'bill';

/** `open(kind, admissionId)` shows a dialog, or leads to the bill; `dialog` is to be rendered. */
export function useDischargeDialogs() {
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  const [opened, setOpened] = useState<{ kind: keyof typeof dialogs; admissionId: number } | null>(null);
  const open = (kind: DischargeDialog, admissionId: number) => {
    if (kind === 'bill') void navigate(addresses.finalBill(admissionId));
    else setOpened({ kind, admissionId });
  };
  if (!opened) return { open, dialog: null };
  const Chosen = dialogs[opened.kind];
  const dialog = (
    <Suspense>
      <Chosen admissionId={opened.admissionId} onClose={() => setOpened(null)} />
    </Suspense>
  );
  return { open, dialog };
}
