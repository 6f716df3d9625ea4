// The icons of the overview of a stay: profile, edit, admission form, delete (R342, Q51, Q56).
import { mayCancel, mayEdit } from '@charaka/rules/stay/admission-state';
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconNotes, IconPencil, IconPrinter, IconTrash, IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmissionAddresses } from './admission-addresses.ts';
import { factsOf } from './admission-facts.ts';
import type { Admission } from './paper-facts.tsx';
import { useCancelAdmission } from './use-cancel-admission.tsx';
import { usePageViewer, useViewer } from './use-viewer.ts';

const PatientProfile = lazy(() => import('../../people/patient/patient-profile.tsx'));
const UpdateAdmission = lazy(() => import('./update-admission.tsx'));
const PrintAdmission = lazy(() => import('./print-admission.tsx'));

/** Delete runs the cancelling of the list, under its conditions, and leads back to the list; hidden otherwise (Q51). */
export function PatientIcons({ admission }: { admission: Admission }) {
  const { t } = useTranslation(['inpatient', 'admission']);
  const viewer = usePageViewer();
  // Notes hang on the right on the list of all inpatients.
  const { canView: mayReadNotes } = useViewer();
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  const [open, setOpen] = useState<'profile' | 'edit' | 'form' | null>(null);
  const cancelling = useCancelAdmission(() => void navigate({ to: addresses.list }));
  const close = () => setOpen(null);
  const facts = factsOf(admission);
  return (
    <Group gap="xs">
      {mayReadNotes && (
        <Button
          component={Link}
          {...addresses.bedNotes(admission.admissionId)}
          size="xs"
          variant="default"
          leftSection={<IconNotes size={16} aria-hidden />}
        >
          {t('bedNotes')}
        </Button>
      )}
      <IconButton label={t('profile')} Icon={IconUser} onClick={() => setOpen('profile')} />
      {mayEdit(viewer, facts) && <IconButton label={t('edit')} Icon={IconPencil} onClick={() => setOpen('edit')} />}
      <IconButton label={t('admission:actions.printForm')} Icon={IconPrinter} onClick={() => setOpen('form')} />
      {mayCancel(viewer, facts) && (
        <IconButton label={t('cancel')} Icon={IconTrash} isDangerous onClick={() => cancelling.ask(admission)} />
      )}
      {cancelling.dialog}
      <Suspense>
        {open === 'profile' && <PatientProfile patientId={admission.patientId} onClose={close} />}
        {open === 'edit' && <UpdateAdmission admissionId={admission.admissionId} onClose={close} />}
        {open === 'form' && <PrintAdmission admissionId={admission.admissionId} onClose={close} />}
      </Suspense>
    </Group>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly Icon: typeof IconUser;
  readonly isDangerous?: boolean;
  onClick(): void;
}

function IconButton({ label, Icon, isDangerous = false, onClick }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="default"
        size="md"
        {...(isDangerous ? { c: 'red' } : {})}
        aria-label={label}
        onClick={onClick}
      >
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
