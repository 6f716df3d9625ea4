// The menu of a row in the lists of inpatients: the deeds that areas declare, as far as they are offered, and what they open.
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdmissionDeed, Doing } from '../stay/admission/admission-deed.ts';
import type { AdmissionRow } from '../stay/admission/admission-facts.ts';
import type { RowAction } from '../ui/table/data-table-column.ts';

/** The deeds of a list, in the order of their menu. */
type Deeds = readonly AdmissionDeed[];

/** The actions of a row, and what one that was chosen shows. `deeds` are the same at every render. */
export function useRowActions(
  deeds: Deeds,
  offered: (row: AdmissionRow) => Deeds,
): { actionsFor(row: AdmissionRow): RowAction[]; dialogs: ReactNode } {
  const { t } = useTranslation('admission');
  const [open, setOpen] = useState<{ deed: AdmissionDeed; admissionId: number } | null>(null);
  const doings = useDoings(deeds);
  const choose = (deed: AdmissionDeed, row: AdmissionRow) => {
    const doing = doings.get(deed);
    if (doing) doing.act(row);
    else setOpen({ deed, admissionId: row.admissionId });
  };
  const actionsFor = (row: AdmissionRow) =>
    offered(row).map((deed) => ({
      label: t(`actions.${deed.name}`),
      icon: <deed.icon size={16} aria-hidden />,
      isDangerous: deed.isDangerous ?? false,
      onSelect: () => choose(deed, row),
    }));
  const Chosen = open && 'dialog' in open.deed.opens ? open.deed.opens.dialog : undefined;
  return {
    actionsFor,
    dialogs: (
      <>
        <Suspense>{open && Chosen && <Chosen admissionId={open.admissionId} onClose={() => setOpen(null)} />}</Suspense>
        {[...doings].map(([{ name }, { dialog }]) => dialog && <div key={name}>{dialog}</div>)}
      </>
    ),
  };
}

function useDoings(deeds: Deeds): ReadonlyMap<AdmissionDeed, Doing> {
  const doings = new Map<AdmissionDeed, Doing>();
  for (const deed of deeds) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the deeds are loaded before the list is drawn and never change.
    if ('useDoing' in deed.opens) doings.set(deed, deed.opens.useDoing());
  }
  return doings;
}
