// THE list of panels on the page of an admission, as areas declare them, and how they are drawn (R343).
import { Accordion, Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chargePanels } from '../money/charge/panels.tsx';
import { paymentPanels } from '../money/payment/panels.tsx';
import { tpaPanels } from '../money/tpa/panels.tsx';
import { factsOf } from '../stay/admission/admission-facts.ts';
import type { ShownAdmission } from '../stay/admission/admission-page.tsx';
import type { AdmissionPanel } from '../stay/admission/admission-panel.ts';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { documentPanels } from '../stay/document/panels.tsx';
import { instructionPanels } from '../stay/instruction/panels.tsx';

const panels: readonly AdmissionPanel[] = [
  ...instructionPanels,
  ...documentPanels,
  ...chargePanels,
  ...paymentPanels,
  ...tpaPanels,
].toSorted((one, other) => one.order - other.order);

/** One panel open at a time, the first one to begin with (R343); only the open one asks the server. */
export function AdmissionPanels({ admission }: Pick<ShownAdmission, 'admission'>) {
  const { t } = useTranslation('inpatient');
  const viewer = useViewer();
  const [open, setOpen] = useState<string | null>(panels[0]?.name ?? null);
  const [addingTo, setAddingTo] = useState<AdmissionPanel | null>(null);
  const facts = factsOf(admission);
  const add = (panel: AdmissionPanel) => {
    setOpen(panel.name);
    setAddingTo(panel);
  };
  const Adding = addingTo?.adding?.dialog;
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
          <Accordion.Item key={panel.name} value={panel.name}>
            <Group gap="xs" pe="sm" wrap="nowrap">
              <Accordion.Control>{t(`panels.${panel.name}`)}</Accordion.Control>
              {panel.adding?.mayAdd(viewer, facts) && (
                <AddButton label={panel.adding.label(t)} onClick={() => add(panel)} />
              )}
            </Group>
            <Accordion.Panel>
              <panel.Content admission={admission} />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Suspense>{Adding && <Adding admissionId={admission.admissionId} onClose={() => setAddingTo(null)} />}</Suspense>
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
