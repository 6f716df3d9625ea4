// Actions on a person in the search results: those of the lists for a stay, else those that begin a stay or visit.

import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { settlementMenu } from '@charaka/contract/money/tpa/settlement';
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { admissionMenu, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { dischargeMenu, nursingMenu } from '@charaka/contract/stay/admission/admission-pages';
import { admissionTopic } from '@charaka/contract/stay/admission/topics';
import { IconBed, IconClipboardList, IconId, IconReceipt } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewVisit } from '../clinic/opd/patient-steps.tsx';
import { useRights } from '../kernel/rights.ts';
import { useAnswer } from '../kernel/use-answer.ts';
import { useViewer } from '../stay/admission/use-viewer.ts';
import type { RowAction } from '../ui/table/data-table-column.ts';
import type { FoundPerson } from './found-people.ts';
import { deskDeeds, offeredOnDesk, offeredOnWard } from './inpatient-deeds.ts';
import { useRowActions } from './use-row-actions.tsx';

const Admit = lazy(() => import('../stay/admission/admit.tsx'));

/** The deeds of `person`, undefined until they are known; `dialogs` holds what a chosen one opens, and outlives the search. */
export function usePersonDeeds(person: FoundPerson | null): {
  deeds: readonly RowAction[] | undefined;
  dialogs: ReactNode;
} {
  const stay = useDeedsOfStay(person);
  const record = useDeedsOfRecord(person);
  const dialogs = (
    <>
      {stay.dialogs}
      {record.dialog}
    </>
  );
  if (!person || stay.isAwaited) return { deeds: undefined, dialogs };
  return { deeds: [...stay.deeds, ...record.deeds], dialogs };
}

/** By the same rules as the menu of a row: those of the desk for users who may see the list of inpatients, else those of the ward. */
function useDeedsOfStay(person: FoundPerson | null) {
  const viewers = {
    own: useViewer(),
    desk: useViewer(),
    discharger: useViewer(dischargeMenu),
    settler: useViewer(settlementMenu),
  };
  const ward = { own: useViewer(nursingMenu), desk: viewers.desk };
  const { actionsFor, dialogs } = useRowActions(deskDeeds, (row) => {
    const offered = viewers.own.canView ? offeredOnDesk(viewers, row) : offeredOnWard(ward, row);
    return [...offered.filter(({ isFrequent }) => isFrequent), ...offered.filter(({ isFrequent }) => !isFrequent)];
  });
  const admissionId = person?.admissionId;
  const isWanted = admissionId != null && (viewers.own.canView || ward.own.canView);
  const input = { admissionId: admissionId ?? 0, pageNumber: 1, pageSize: 1 };
  const answer = useAnswer(admissionTopic, listAdmissions, input, { isEnabled: isWanted, isSilent: true });
  const row = isWanted ? answer.data?.rows[0] : undefined;
  return { deeds: row ? actionsFor(row) : [], dialogs, isAwaited: isWanted && answer.isPending };
}

/** The record of the patient; for a patient who is not in hospital also admission, visit and bill. */
function useDeedsOfRecord(person: FoundPerson | null): { deeds: RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation(['shell', 'counter']);
  const navigate = useNavigate();
  const { canView } = useRights(patientMenu);
  const mayAdmit = useRights(admissionMenu).canAdd;
  const mayBill = useRights(counterMenu).canAdd;
  const mayVisit = useRights(visitMenu).canAdd;
  const [begun, setBegun] = useState<{ kind: 'admission' | 'visit'; patientId: number } | null>(null);
  const isIn = person?.admissionId != null && !person.isDischarged;
  const isOutpatient = person !== null && !isIn && !person.isRestricted;
  const deeds: RowAction[] = [];
  if (isOutpatient && mayAdmit)
    deeds.push({
      label: t('finder.admit'),
      icon: <IconBed size={16} aria-hidden />,
      onSelect: () => setBegun({ kind: 'admission', patientId: person.patientId }),
    });
  if (isOutpatient && mayVisit)
    deeds.push({
      label: t('finder.visit'),
      icon: <IconClipboardList size={16} aria-hidden />,
      onSelect: () => setBegun({ kind: 'visit', patientId: person.patientId }),
    });
  if (isOutpatient && mayBill)
    deeds.push({
      label: t('counter:newBill'),
      icon: <IconReceipt size={16} aria-hidden />,
      onSelect: () => void navigate({ to: `/${counterMenu}`, search: { patient: String(person.patientId) } }),
    });
  if (person && canView)
    deeds.push({
      label: t('finder.record'),
      icon: <IconId size={16} aria-hidden />,
      onSelect: () => void navigate({ to: `/${patientMenu}/${person.patientId}` }),
    });
  const dialog = (
    <Suspense>
      {begun?.kind === 'admission' && (
        <Admit origin={{ kind: 'patient', patientId: begun.patientId }} onClose={() => setBegun(null)} />
      )}
      {begun?.kind === 'visit' && <NewVisit patient={begun} onClose={() => setBegun(null)} />}
    </Suspense>
  );
  return { deeds, dialog };
}
