// The inpatient desk: the list of inpatients with everything that can be done for one of them (R329-R336).

import { isVirtualBedMode } from '@charaka/contract/admission';
import type { AdmissionPage } from '@charaka/contract/admission-pages';
import { dischargeMenu } from '@charaka/contract/discharge';
import {
  mayCancel,
  mayChangeBed,
  mayCharge,
  mayDischarge,
  mayEdit,
  mayInitiateDischarge,
  mayMakeFinalBill,
  mayPay,
  maySeeBabyInfo,
  maySeeProvisionalBill,
  mayTransferTpa,
  mayUpdateAge,
  mayView,
} from '@charaka/rules/admission-state';
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
  IconUpload,
  IconUserX,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmissionAddresses } from './admission/admission-addresses.ts';
import { type AdmissionRow, factsOf } from './admission/admission-facts.ts';
import ListAdmissions from './admission/list-admissions.tsx';
import { useCancelAdmission } from './admission/use-cancel-admission.tsx';
import { useUpdateAge } from './admission/use-update-age.ts';
import { useViewer } from './admission/use-viewer.ts';
import { useLowDeposits } from './bill/use-low-deposits.ts';
import { useInitiateDischarge } from './discharge/use-initiate-discharge.ts';
import { useRights } from './kernel/rights.ts';
import { LowDeposit } from './payment/low-deposit.tsx';
import type { RowAction } from './ui/data-table-column.ts';
import { Page } from './ui/page.tsx';

const Admit = lazy(() => import('./admission/admit.tsx'));
const AddBill = lazy(() => import('./bill/add-bill.tsx'));

/** The dialogs about one admission; each is loaded when first opened. */
const dialogs = {
  view: lazy(() => import('./admission/view-admission.tsx')),
  edit: lazy(() => import('./admission/update-admission.tsx')),
  printForm: lazy(() => import('./admission/print-admission.tsx')),
  payment: lazy(() => import('./payment/add-payment.tsx')),
  documents: lazy(() => import('./document/add-documents.tsx')),
  note: lazy(() => import('./note/add-note.tsx')),
  tpaTransfer: lazy(() => import('./tpa/transfer-tpa.tsx')),
  changeBed: lazy(() => import('./admission/change-bed.tsx')),
  discharge: lazy(() => import('./discharge/discharge-form.tsx')),
  babyInfo: lazy(() => import('./record/list-births-of-admission.tsx')),
  summary: lazy(() => import('./discharge/get-summary.tsx')),
};

type OpenDialog =
  | { readonly kind: 'admit' }
  | { readonly kind: keyof typeof dialogs | 'provisionalBill' | 'finalBill'; readonly admissionId: number };

/** Routes ipd/ipd_registration, dental, emergency, day-care and ivf-care; rights are those on the page's own menu path. */
export default function InpatientDesk({ page }: { page: AdmissionPage }) {
  // With the texts of what comes into the rows later: asked for only then, they would take the whole screen away for a moment.
  const { t } = useTranslation(['admission', 'patient', 'payment']);
  const { canAdd } = useRights(page.menu);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [shown, setShown] = useState<readonly number[]>([]);
  const lowDeposits = useLowDeposits(shown);
  const cancelling = useCancelAdmission();
  const actionsFor = useRowActions(page, setOpen, cancelling.ask);
  const admit = canAdd ? () => setOpen({ kind: 'admit' }) : undefined;
  return (
    <Page
      title={t(`pages.${page.source}`)}
      action={
        admit && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={admit}>
            {t('addPatient')}
          </Button>
        )
      }
    >
      <ListAdmissions
        page={page}
        actionsFor={actionsFor}
        onAdd={admit}
        onShown={setShown}
        belowName={(row) =>
          lowDeposits.has(row.admissionId) && (
            <div>
              <LowDeposit />
            </div>
          )
        }
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
  if (kind === 'provisionalBill') return <AddBill {...shared} mode="provisional" />;
  if (kind === 'finalBill') return <AddBill {...shared} mode="final" />;
  const Chosen = dialogs[kind];
  return <Chosen {...shared} />;
}

/** What the user may do with a row, by his rights and the state of the admission. */
function useRowActions(page: AdmissionPage, onOpen: (open: OpenDialog) => void, onCancel: (row: AdmissionRow) => void) {
  const { t } = useTranslation('admission');
  const viewer = useViewer(page.menu);
  // Money, papers and notes hang on the right on the list of all inpatients, whichever page they are opened from.
  const deskViewer = useViewer();
  const discharger = useViewer(dischargeMenu);
  const initiate = useInitiateDischarge();
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  const { update: updateAge } = useUpdateAge();
  return (row: AdmissionRow): RowAction[] => {
    const facts = factsOf(row);
    const opening = (kind: Exclude<OpenDialog['kind'], 'admit'>) => () =>
      onOpen({ kind, admissionId: row.admissionId });
    const action = (isAllowed: boolean, name: string, Icon: typeof IconEye, onSelect: () => void): RowAction[] =>
      isAllowed ? [{ label: t(`actions.${name}`), icon: <Icon size={16} aria-hidden />, onSelect }] : [];
    return [
      ...action(mayView(viewer), 'view', IconEye, opening('view')),
      ...action(mayEdit(viewer, facts), 'edit', IconPencil, opening('edit')),
      ...action(mayView(deskViewer), 'documents', IconUpload, opening('documents')),
      ...action(mayView(deskViewer), 'note', IconNote, opening('note')),
      ...action(mayView(deskViewer), 'bedNotes', IconNotes, () => void navigate(addresses.bedNotes(row.admissionId))),
      ...action(mayTransferTpa(deskViewer, facts), 'tpaTransfer', IconArrowsExchange, opening('tpaTransfer')),
      ...action(mayPay(deskViewer, facts), 'payment', IconCash, opening('payment')),
      ...action(
        mayCharge(deskViewer, facts),
        'charges',
        IconReportMoney,
        () => void navigate(addresses.charges(row.admissionId)),
      ),
      ...action(
        mayChangeBed(viewer, facts) && !isVirtualBedMode(row.admissionMode),
        'changeBed',
        IconBed,
        opening('changeBed'),
      ),
      ...action(maySeeProvisionalBill(deskViewer, facts), 'provisionalBill', IconReceipt, opening('provisionalBill')),
      ...action(mayInitiateDischarge(deskViewer, facts), 'initiateDischarge', IconFlag, () => initiate(row)),
      ...action(
        mayMakeFinalBill(deskViewer, facts) || (mayView(deskViewer) && facts.isFinalBill),
        'finalBill',
        IconFileInvoice,
        opening('finalBill'),
      ),
      ...action(mayDischarge(discharger, facts), 'discharge', IconDoorExit, opening('discharge')),
      ...action(maySeeBabyInfo(deskViewer, row), 'babyInfo', IconBabyCarriage, opening('babyInfo')),
      ...action(mayView(deskViewer), 'summary', IconReportMedical, opening('summary')),
      ...action(mayUpdateAge(viewer, facts), 'updateAge', IconCalendarCheck, () => updateAge(row)),
      ...action(mayView(viewer), 'printForm', IconPrinter, opening('printForm')),
      ...action(mayCancel(viewer, facts), 'cancelAdmission', IconUserX, () => onCancel(row)).map((cancel) => ({
        ...cancel,
        isDangerous: true,
      })),
    ];
  };
}
