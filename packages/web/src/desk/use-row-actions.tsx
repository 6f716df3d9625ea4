// The menu of a row in the lists of inpatients: the deeds that areas declare, as far as they are offered, and what they open.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdmissionDeed } from '../stay/admission/admission-deed.ts';
import type { AdmissionRow } from '../stay/admission/admission-facts.ts';
import type { RowAction } from '../ui/table/data-table-column.ts';
import { nextDeedOf } from './inpatient-deeds.ts';
import { useDeedsOfStay } from './use-deeds-of-stay.tsx';

/** The deeds of a list, in the order of their menu. */
type Deeds = readonly AdmissionDeed[];

/**
 * The actions of a row, and what one that was chosen shows. `deeds` are the same at every render; `wanted` names the button of a row,
 * which waits with its room kept until what is wanted is known.
 */
export function useRowActions(
  deeds: Deeds,
  offered: (row: AdmissionRow) => Deeds,
  wanted: (found: Deeds, row: AdmissionRow) => AdmissionDeed | undefined = nextDeedOf,
  isKnown = true,
): { actionsFor(row: AdmissionRow): RowAction[]; dialogs: ReactNode } {
  const { t } = useTranslation('admission');
  const { choose, dialogs } = useDeedsOfStay(deeds);
  const actionsFor = (row: AdmissionRow) => {
    const found = offered(row);
    const next = wanted(found, row);
    return found.map((deed) => ({
      label: t(`actions.${deed.name}`),
      icon: <deed.icon size={16} aria-hidden />,
      isDangerous: deed.isDangerous ?? false,
      group: deed.group,
      letter: deed.inWorkspace?.key(row) ?? undefined,
      isNext: deed === next,
      isWaiting: !isKnown,
      onSelect: () => choose(deed, row),
    }));
  };
  return { actionsFor, dialogs };
}
