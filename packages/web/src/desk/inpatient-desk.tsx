// The inpatient desk: the list of inpatients with everything that can be done for one of them (R329-R336).

import { settlementMenu } from '@charaka/contract/money/tpa/settlement';
import type { AdmissionPage } from '@charaka/contract/stay/admission/admission-pages';
import { dischargeMenu } from '@charaka/contract/stay/admission/admission-pages';
import { Button } from '@mantine/core';
import {
  IconArrowsExchange,
  IconBabyCarriage,
  IconBed,
  IconCalendarCheck,
  IconCash,
  IconDoorExit,
  IconEye,
  IconFileInvoice,
  IconFlag,
  IconNote,
  IconNotes,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconReceipt,
  IconReportMedical,
  IconReportMoney,
  IconSnowflake,
  IconUpload,
  IconUserX,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../kernel/rights.ts';
import { useDepositWarnings } from '../money/bill/use-deposit-warnings.ts';
import { DepositMarks } from '../money/payment/low-deposit.tsx';
import { useAdmissionAddresses } from '../stay/admission/admission-addresses.ts';
import type { AdmissionRow } from '../stay/admission/admission-facts.ts';
import ListAdmissions from '../stay/admission/list-admissions.tsx';
import { useCancelAdmission } from '../stay/admission/use-cancel-admission.tsx';
import { useUpdateAge } from '../stay/admission/use-update-age.ts';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { useInitiateDischarge } from '../stay/discharge/use-initiate-discharge.ts';
import { Page } from '../ui/page/page.tsx';
import type { RowAction } from '../ui/table/data-table-column.ts';
import { type DeskAction, deskActions } from './inpatient-actions.ts';

const Admit = lazy(() => import('../stay/admission/admit.tsx'));
const AddBill = lazy(() => import('../money/bill/add-bill.tsx'));

/** The dialogs about one admission; each is loaded when first opened. */
const dialogs = {
  view: lazy(() => import('../stay/admission/view-admission.tsx')),
  edit: lazy(() => import('../stay/admission/update-admission.tsx')),
  printForm: lazy(() => import('../stay/admission/print-admission.tsx')),
  payment: lazy(() => import('../money/payment/add-payment.tsx')),
  documents: lazy(() => import('../stay/document/add-documents.tsx')),
  note: lazy(() => import('../stay/note/add-note.tsx')),
  provisionalBill: lazy(() => import('../money/tpa/provisional-bill.tsx')),
  billVersions: lazy(() => import('../money/tpa/bill-versions.tsx')),
  tpaTransfer: lazy(() => import('../money/tpa/transfer-tpa.tsx')),
  changeBed: lazy(() => import('../stay/admission/change-bed.tsx')),
  discharge: lazy(() => import('../stay/discharge/discharge-form.tsx')),
  babyInfo: lazy(() => import('../stay/record/list-births-of-admission.tsx')),
  summary: lazy(() => import('../stay/discharge/get-summary.tsx')),
};

type OpenDialog =
  | { readonly kind: 'admit' }
  | { readonly kind: keyof typeof dialogs | 'finalBill'; readonly admissionId: number };

/** Routes ipd/ipd_registration, dental, emergency, day-care and ivf-care; rights are those on the page's own menu path. */
export default function InpatientDesk({ page }: { page: AdmissionPage }) {
  const { t } = useTranslation('admission');
  const { canAdd } = useRights(page.menu);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [shown, setShown] = useState<readonly number[]>([]);
  const { low, overLimit } = useDepositWarnings(shown);
  const cancelling = useCancelAdmission();
  const actionsFor = useRowActions(page, setOpen, cancelling.ask);
  const admit = canAdd ? () => setOpen({ kind: 'admit' }) : undefined;
  return (
    <Page
      title={t(`pages.${page.source}`)}
      action={
        admit && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={admit}>
            {t('admitPatient')}
          </Button>
        )
      }
    >
      <ListAdmissions
        page={page}
        actionsFor={actionsFor}
        onAdd={admit}
        onShown={setShown}
        markOf={({ admissionId }) => (
          <DepositMarks isLow={low.has(admissionId)} isOverLimit={overLimit.has(admissionId)} />
        )}
      />
      <Suspense>{open && <DeskDialog page={page} open={open} onClose={() => setOpen(null)} />}</Suspense>
      {cancelling.dialog}
    </Page>
  );
}

function DeskDialog({ page, open, onClose }: { page: AdmissionPage; open: OpenDialog; onClose(): void }) {
  if (open.kind === 'admit') return <Admit origin={{ kind: 'page', mode: page.mode }} onClose={onClose} />;
  const { kind, admissionId } = open;
  const shared = { admissionId, onClose };
  if (kind === 'finalBill') return <AddBill {...shared} mode="final" />;
  const Chosen = dialogs[kind];
  return <Chosen {...shared} />;
}

const icons: Readonly<Record<DeskAction, typeof IconEye>> = {
  view: IconEye,
  edit: IconPencil,
  documents: IconUpload,
  note: IconNote,
  bedNotes: IconNotes,
  tpaTransfer: IconArrowsExchange,
  payment: IconCash,
  charges: IconReportMoney,
  changeBed: IconBed,
  provisionalBill: IconReceipt,
  billVersions: IconSnowflake,
  initiateDischarge: IconFlag,
  finalBill: IconFileInvoice,
  discharge: IconDoorExit,
  babyInfo: IconBabyCarriage,
  summary: IconReportMedical,
  updateAge: IconCalendarCheck,
  printForm: IconPrinter,
  cancelAdmission: IconUserX,
};

/** What the user may do with a row, by their rights and the state of the admission. */
function useRowActions(page: AdmissionPage, onOpen: (open: OpenDialog) => void, onCancel: (row: AdmissionRow) => void) {
  const { t } = useTranslation('admission');
  const viewers = {
    own: useViewer(page.menu),
    desk: useViewer(),
    discharger: useViewer(dischargeMenu),
    settler: useViewer(settlementMenu),
  };
  const initiate = useInitiateDischarge();
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  const { update: updateAge } = useUpdateAge();
  const doing = (action: DeskAction, row: AdmissionRow) => {
    if (action === 'bedNotes') return void navigate(addresses.bedNotes(row.admissionId));
    if (action === 'charges') return void navigate(addresses.charges(row.admissionId));
    if (action === 'initiateDischarge') return initiate(row);
    if (action === 'updateAge') return updateAge(row);
    if (action === 'cancelAdmission') return onCancel(row);
    return onOpen({ kind: action, admissionId: row.admissionId });
  };
  return (row: AdmissionRow): RowAction[] =>
    deskActions(viewers, row).map((action) => {
      const Icon = icons[action];
      return {
        label: t(`actions.${action}`),
        icon: <Icon size={16} aria-hidden />,
        isDangerous: action === 'cancelAdmission',
        onSelect: () => void doing(action, row),
      };
    });
}
