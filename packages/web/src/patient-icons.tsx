// The icons of the patient details page: profile, admission form, delete (R342, Q51, Q56).
import { mayCancel } from '@charaka/rules/admission-state';
import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconNotes, IconPrinter, IconTrash, IconUser } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdmissionAddresses } from './admission/admission-addresses.ts';
import { factsOf } from './admission/admission-facts.ts';
import type { Admission } from './admission/paper-facts.tsx';
import { useCancelAdmission } from './admission/use-cancel-admission.tsx';
import { useViewer } from './admission/use-viewer.ts';

const PatientProfile = lazy(() => import('./patient/patient-profile.tsx'));
const PrintAdmission = lazy(() => import('./admission/print-admission.tsx'));

/** Delete runs the cancelling of the list, under its conditions, and leads back to the list; hidden otherwise (Q51). */
export function PatientIcons({ admission }: { admission: Admission }) {
  const { t } = useTranslation(['inpatient', 'admission']);
  const viewer = useViewer();
  const navigate = useNavigate();
  const addresses = useAdmissionAddresses();
  const [open, setOpen] = useState<'profile' | 'form' | null>(null);
  const cancelling = useCancelAdmission(() => void navigate({ to: addresses.list }));
  const close = () => setOpen(null);
  return (
    <Group gap="xs">
      <Button
        component={Link}
        {...addresses.bedNotes(admission.admissionId)}
        size="xs"
        variant="default"
        leftSection={<IconNotes size={16} aria-hidden />}
      >
        {t('bedNotes')}
      </Button>
      <IconButton label={t('profile')} Icon={IconUser} onClick={() => setOpen('profile')} />
      <IconButton label={t('admission:actions.printForm')} Icon={IconPrinter} onClick={() => setOpen('form')} />
      {mayCancel(viewer, factsOf(admission)) && (
        <IconButton label={t('cancel')} Icon={IconTrash} isDangerous onClick={() => cancelling.ask(admission)} />
      )}
      {cancelling.dialog}
      <Suspense>
        {open === 'profile' && <PatientProfile patientId={admission.patientId} onClose={close} />}
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
