// The bed notes of an admission, from where nurses work: who lies there, the notes, the consultant register, the charges (R063).
import { mayCharge, mayWriteNotes } from '@charaka/rules/stay/admission-state';
import { Button, Group, Paper, Stack, Title } from '@mantine/core';
import { IconId, IconNote, IconPlus, IconReportMoney } from '@tabler/icons-react';
import { Link, Navigate } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmissionAddresses } from '../stay/admission/admission-addresses.ts';
import { AdmissionCard } from '../stay/admission/admission-card.tsx';
import { factsOf } from '../stay/admission/admission-facts.ts';
import { AdmissionPage, type ShownAdmission, useAdmissionId } from '../stay/admission/admission-page.tsx';
import type { Admission } from '../stay/admission/paper-facts.tsx';
import { useViewer } from '../stay/admission/use-viewer.ts';
import { InstructionTable } from '../stay/instruction/instruction-table.tsx';
import { NotePanel } from '../stay/note/note-panel.tsx';

const AddNote = lazy(() => import('../stay/note/add-note.tsx'));
const AddInstruction = lazy(() => import('../stay/instruction/add-instruction.tsx'));

/** Route ipd/ipd_registration/bed_notes?id=, below every other list, and nursing_station/bed_note; without a patient the list is shown. */
export default function BedNotes() {
  const { t } = useTranslation('inpatient');
  const { list } = useAdmissionAddresses();
  if (useAdmissionId() === null) return <Navigate to={list} replace />;
  return <AdmissionPage title={t('bedNotes')}>{(shown) => <Notes {...shown} />}</AdmissionPage>;
}

function Notes({ admission, patient }: ShownAdmission) {
  const { t } = useTranslation('inpatient');
  const viewer = useViewer();
  const [open, setOpen] = useState<'note' | 'instruction' | null>(null);
  const { admissionId } = admission;
  const mayWrite = mayWriteNotes(viewer, factsOf(admission));
  const close = () => setOpen(null);
  return (
    <>
      <AdmissionCard admission={admission} patient={patient} actions={<Ways admission={admission} />} />
      <Part
        title={t('notes')}
        action={
          mayWrite && (
            <Button size="xs" leftSection={<IconNote size={16} aria-hidden />} onClick={() => setOpen('note')}>
              {t('writeNote')}
            </Button>
          )
        }
      >
        <NotePanel admissionId={admissionId} />
      </Part>
      <Part
        title={t('panels.instructions')}
        action={
          mayWrite && (
            <Button
              size="xs"
              variant="light"
              leftSection={<IconPlus size={14} aria-hidden />}
              aria-label={t('addInstruction')}
              onClick={() => setOpen('instruction')}
            >
              {t('add')}
            </Button>
          )
        }
      >
        <InstructionTable admissionId={admissionId} mayWrite={mayWrite} />
      </Part>
      <Suspense>
        {open === 'note' && <AddNote admissionId={admissionId} onClose={close} />}
        {open === 'instruction' && <AddInstruction admissionId={admissionId} onClose={close} />}
      </Suspense>
    </>
  );
}

/** To the other pages of the admission. */
function Ways({ admission }: { admission: Admission }) {
  const { t } = useTranslation('inpatient');
  const viewer = useViewer();
  const addresses = useAdmissionAddresses();
  return (
    <Group gap="xs">
      <Button
        component={Link}
        {...addresses.details(admission.admissionId)}
        size="xs"
        variant="default"
        leftSection={<IconId size={16} aria-hidden />}
      >
        {t('details')}
      </Button>
      {mayCharge(viewer, factsOf(admission)) && (
        <Button
          component={Link}
          {...addresses.charges(admission.admissionId)}
          size="xs"
          variant="default"
          leftSection={<IconReportMoney size={16} aria-hidden />}
        >
          {t('charges')}
        </Button>
      )}
    </Group>
  );
}

function Part({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {title}
          </Title>
          {action}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
