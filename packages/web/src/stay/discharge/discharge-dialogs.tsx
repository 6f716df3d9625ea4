// The dialogs of the discharge desk about one admission, each loaded when first opened.
import { lazy, Suspense, useState } from 'react';

const dialogs = {
  view: lazy(() => import('../admission/view-admission.tsx')),
  summary: lazy(() => import('./get-summary.tsx')),
  checklist: lazy(() => import('./set-clearance.tsx')),
  discharge: lazy(() => import('./discharge-form.tsx')),
  undoInitiation: lazy(() => import('./undo-initiation.tsx')),
  undoDischarge: lazy(() => import('./undo-discharge.tsx')),
};
const AddBill = lazy(() => import('../../money/bill/add-bill.tsx'));

/** What can be opened. */
export type DischargeDialog = keyof typeof dialogs | 'bill';

/** `open(kind, admissionId)` shows a dialog; `dialog` is to be rendered. */
export function useDischargeDialogs() {
  const [opened, setOpened] = useState<{ kind: DischargeDialog; admissionId: number } | null>(null);
  const close = () => setOpened(null);
  const open = (kind: DischargeDialog, admissionId: number) => setOpened({ kind, admissionId });
  if (!opened) return { open, dialog: null };
  const { kind, admissionId } = opened;
  if (kind === 'bill') {
    const bill = <AddBill mode="final" admissionId={admissionId} onClose={close} />;
    return { open, dialog: <Suspense>{bill}</Suspense> };
  }
  const Chosen = dialogs[kind];
  const dialog = (
    <Suspense>
      <Chosen admissionId={admissionId} onClose={close} />
    </Suspense>
  );
  return { open, dialog };
}
