// The nursing station: the list of inpatients by bed type and ward, to look at and to work from on the ward (R304, Q31, Q32).

import { listBeds } from '@charaka/contract/stay/bed/bed';
import { Skeleton } from '@mantine/core';
import {
  IconBed,
  IconEye,
  IconFlag,
  IconNote,
  IconNotes,
  IconPrinter,
  IconReportMoney,
  IconUpload,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../kernel/use-answer.ts';
import { useList } from '../kernel/use-list.ts';
import { useAdmissionAddresses } from '../stay/admission/admission-addresses.ts';
import type { AdmissionRow } from '../stay/admission/admission-facts.ts';
import ListAdmissions from '../stay/admission/list-admissions.tsx';
import { usePageViewer, useViewer } from '../stay/admission/use-viewer.ts';
import { WardLines } from '../stay/bed/ward-lines.tsx';
import { useInitiateDischarge } from '../stay/discharge/use-initiate-discharge.ts';
import { Page } from '../ui/page/page.tsx';
import type { RowAction } from '../ui/table/data-table-column.ts';
import { type WardAction, wardActions } from './inpatient-actions.ts';

/** What a ward does for a patient; admitting, changing and cancelling an admission, money and bills are the desk's. */
const dialogs = {
  view: lazy(() => import('../stay/admission/view-admission.tsx')),
  documents: lazy(() => import('../stay/document/add-documents.tsx')),
  note: lazy(() => import('../stay/note/add-note.tsx')),
  changeBed: lazy(() => import('../stay/admission/change-bed.tsx')),
  printForm: lazy(() => import('../stay/admission/print-admission.tsx')),
};
type Deed = keyof typeof dialogs;

/** Route nursing_station/nursing_dashboard: the specification's numeric value 0, so there is no Add Patient (R307, Q31). */
export default function NursingDesk() {
  const { t } = useTranslation('admission');
  const list = useList();
  const beds = useAnswer('bed', listBeds, { pageNumber: 0, pageSize: 0 });
  const [open, setOpen] = useState<{ deed: Deed; admissionId: number } | null>(null);
  const actionsFor = useWardActions((deed, admissionId) => setOpen({ deed, admissionId }));
  const Chosen = open && dialogs[open.deed];
  return (
    <Page title={t('nursingStation')}>
      <WardLines
        chosenId={list.filters.ward ? Number(list.filters.ward) : null}
        onChoose={(bedGroupId) => list.setFilter('ward', bedGroupId === null ? '' : String(bedGroupId))}
      />
      {/* Asked for at once, shown with the wards: they stand above and would push it down under the pointer. */}
      <div style={beds.isPending ? { display: 'none' } : undefined}>
        <ListAdmissions actionsFor={actionsFor} isNursing />
      </div>
      {beds.isPending && <Skeleton height={320} />}
      <Suspense>{Chosen && <Chosen admissionId={open.admissionId} onClose={() => setOpen(null)} />}</Suspense>
    </Page>
  );
}

const icons: Readonly<Record<WardAction, typeof IconEye>> = {
  view: IconEye,
  documents: IconUpload,
  note: IconNote,
  bedNotes: IconNotes,
  charges: IconReportMoney,
  changeBed: IconBed,
  initiateDischarge: IconFlag,
  printForm: IconPrinter,
};

/** What the user may do on the ward with a row: look by their right on the station, the rest by that on the inpatients and the row's state. */
function useWardActions(onOpen: (deed: Deed, admissionId: number) => void) {
  const { t } = useTranslation('admission');
  const viewers = { own: usePageViewer(), desk: useViewer() };
  const initiate = useInitiateDischarge();
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  const doing = (action: WardAction, row: AdmissionRow) => {
    if (action === 'bedNotes') return void navigate(addresses.bedNotes(row.admissionId));
    if (action === 'charges') return void navigate(addresses.charges(row.admissionId));
    if (action === 'initiateDischarge') return initiate(row);
    return onOpen(action, row.admissionId);
  };
  return (row: AdmissionRow): RowAction[] =>
    wardActions(viewers, row).map((action) => {
      const Icon = icons[action];
      const label = t(`actions.${action}`);
      return { label, icon: <Icon size={16} aria-hidden />, onSelect: () => void doing(action, row) };
    });
}
