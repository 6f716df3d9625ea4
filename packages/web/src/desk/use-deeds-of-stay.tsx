// Runs a chosen action of a stay, in a list or in the workspace: some act at once, others open a dialog.
import { type ReactNode, Suspense, useState } from 'react';
import type { AdmissionDeed, Doing, DoneRow } from '../stay/admission/admission-deed.ts';

/** `choose` runs an action on an admission; `dialogs` are to be rendered. `deeds` are the same at every render. */
export function useDeedsOfStay(deeds: readonly AdmissionDeed[]): {
  choose(deed: AdmissionDeed, row: DoneRow): void;
  dialogs: ReactNode;
} {
  const [open, setOpen] = useState<{ deed: AdmissionDeed; admissionId: number } | null>(null);
  const doings = useDoings(deeds);
  const choose = (deed: AdmissionDeed, row: DoneRow) => {
    const doing = doings.get(deed);
    if (doing) doing.act(row);
    else setOpen({ deed, admissionId: row.admissionId });
  };
  const Chosen = open && 'dialog' in open.deed.opens ? open.deed.opens.dialog : undefined;
  return {
    choose,
    dialogs: (
      <>
        <Suspense>{open && Chosen && <Chosen admissionId={open.admissionId} onClose={() => setOpen(null)} />}</Suspense>
        {[...doings].map(([{ name }, { dialog }]) => dialog && <div key={name}>{dialog}</div>)}
      </>
    ),
  };
}

function useDoings(deeds: readonly AdmissionDeed[]): ReadonlyMap<AdmissionDeed, Doing> {
  const doings = new Map<AdmissionDeed, Doing>();
  for (const deed of deeds) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the deeds are loaded before the list is drawn and never change.
    if ('useDoing' in deed.opens) doings.set(deed, deed.opens.useDoing());
  }
  return doings;
}
