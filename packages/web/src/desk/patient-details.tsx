// The page of one admission: who it is, and consultant register, diagnostic, prescription, charges, payment and bill (R341-R347).
import { mayRecordCharge, mayWriteDocuments, mayWriteNotes } from '@charaka/rules/stay/admission-state';
import { Accordion, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BillPanel } from '../money/bill/bill-panel.tsx';
import { ChargePanel, DiagnosticPanel } from '../money/charge/charge-panel.tsx';
import { PaymentPanel } from '../money/payment/payment-panel.tsx';
import { AdmissionCard } from '../stay/admission/admission-card.tsx';
import { factsOf } from '../stay/admission/admission-facts.ts';
import { AdmissionPage, type ShownAdmission } from '../stay/admission/admission-page.tsx';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { DocumentPanel } from '../stay/document/document-panel.tsx';
import { InstructionTable } from '../stay/instruction/instruction-table.tsx';
import { PatientIcons } from './patient-icons.tsx';

const AddCharges = lazy(() => import('../money/charge/add-charges.tsx'));
const AddInstruction = lazy(() => import('../stay/instruction/add-instruction.tsx'));
const ProvisionalBill = lazy(() => import('../money/tpa/provisional-bill.tsx'));

const panels = ['instructions', 'diagnostic', 'documents', 'charges', 'payments', 'bill'] as const;
type Panel = (typeof panels)[number];

/** Route ipd/ipd_registration/patient-details?id=, and below every other list of inpatients (R062). */
export default function PatientDetails() {
  return <AdmissionPage>{(shown) => <Details {...shown} />}</AdmissionPage>;
}

/** The panels hang on the right on the list of all inpatients; who has only that on another list sees the card alone. */
function Details({ admission, patient }: ShownAdmission) {
  const { canView } = useViewer();
  return (
    <>
      <AdmissionCard admission={admission} patient={patient} actions={<PatientIcons admission={admission} />} />
      {canView && <AdmissionPanels admission={admission} />}
    </>
  );
}

/** One panel open at a time, the consultant register first (R343); only the open one asks the server. */
export function AdmissionPanels({ admission }: Pick<ShownAdmission, 'admission'>) {
  const { t } = useTranslation('inpatient');
  const viewer = useViewer();
  const [open, setOpen] = useState<string | null>('instructions');
  const [adding, setAdding] = useState<'instructions' | 'charges' | null>(null);
  const { admissionId } = admission;
  const facts = factsOf(admission);
  const mayWrite = mayWriteNotes(viewer, facts);
  const contents: Record<Panel, ReactNode> = {
    instructions: <InstructionTable admissionId={admissionId} mayWrite={mayWrite} />,
    diagnostic: <DiagnosticPanel admission={admission} />,
    documents: <DocumentPanel admissionId={admissionId} mayWrite={mayWriteDocuments(viewer, facts)} />,
    charges: <ChargePanel admission={admission} />,
    payments: <PaymentPanel admission={admission} />,
    bill: <BillPanel admissionId={admissionId} Provisional={ProvisionalBill} />,
  };
  const add = (panel: 'instructions' | 'charges') => () => {
    setOpen(panel);
    setAdding(panel);
  };
  const adders: Partial<Record<Panel, ReactNode>> = {
    ...(mayWrite ? { instructions: <AddButton label={t('addInstruction')} onClick={add('instructions')} /> } : {}),
    ...(mayRecordCharge(viewer, facts)
      ? { charges: <AddButton label={t('addCharge')} onClick={add('charges')} /> }
      : {}),
  };
  return (
    <>
      <Accordion
        variant="contained"
        chevronPosition="left"
        order={2}
        keepMounted={false}
        value={open}
        onChange={setOpen}
        styles={{ item: { backgroundColor: 'var(--mantine-color-body)' }, itemTitle: { flex: 1 } }}
      >
        {panels.map((panel) => (
          <Accordion.Item key={panel} value={panel}>
            <Group gap="xs" pe="sm" wrap="nowrap">
              <Accordion.Control>{t(`panels.${panel}`)}</Accordion.Control>
              {adders[panel]}
            </Group>
            <Accordion.Panel>{contents[panel]}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Suspense>
        {adding === 'instructions' && <AddInstruction admissionId={admissionId} onClose={() => setAdding(null)} />}
        {adding === 'charges' && <AddCharges admissionId={admissionId} onClose={() => setAdding(null)} />}
      </Suspense>
    </>
  );
}

/** Stands beside the heading of a panel, which a button inside it would not be reachable in (R344). */
function AddButton({ label, onClick }: { label: string; onClick(): void }) {
  const { t } = useTranslation('inpatient');
  return (
    <Button
      size="xs"
      variant="light"
      style={{ flex: 'none' }}
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={label}
      onClick={onClick}
    >
      {t('add')}
    </Button>
  );
}
