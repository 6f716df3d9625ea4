// What may be done with a patient's record: changed and printed by who has the right, merged and put aside by administrators.
import { patientMenu } from '@charaka/contract/patient';
import { activatePatient } from '@charaka/contract/patient-record';
import { isAdminRole } from '@charaka/rules/permission';
import { Button, Group, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconGitMerge,
  IconPencil,
  IconPower,
  IconPrinter,
  IconTag,
  IconUserCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../kernel/rights.ts';
import { useSignedIn } from '../kernel/session.ts';
import { useCommand } from '../kernel/use-answer.ts';
import type { Patient } from './patient-form.ts';
import type { History } from './patient-history.tsx';

/** A dialog or paper opened from the card. */
export type PatientDeed = 'edit' | 'print' | 'labels' | 'deactivate' | 'merge';

interface PatientRecordMenuProps {
  readonly patient: Patient;
  readonly history: History;
  onChoose(deed: PatientDeed): void;
}

/** The buttons beside the name; a merged record can only be printed. */
export function PatientRecordMenu({ patient, history, onChoose }: PatientRecordMenuProps) {
  const { t } = useTranslation(['patientRecord', 'patient']);
  const { canEdit } = useRights(patientMenu);
  const isAdmin = isAdminRole(useSignedIn().user.roleId);
  const isMerged = history.mergedIntoId != null;
  return (
    <Group gap="xs">
      {canEdit && patient.isActive && (
        <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onChoose('edit')}>
          {t('patient:edit')}
        </Button>
      )}
      <Menu>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
            {t('more')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => onChoose('print')}>
            {t('printRegistration')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTag size={16} aria-hidden />} onClick={() => onChoose('labels')}>
            {t('printLabels')}
          </Menu.Item>
          {canEdit && isAdmin && !isMerged && <AdminItems patient={patient} onChoose={onChoose} />}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

function AdminItems({ patient, onChoose }: Omit<PatientRecordMenuProps, 'history'>) {
  const { t } = useTranslation('patientRecord');
  const { patientId } = patient;
  const activate = useCommand(activatePatient, { topics: ['patient'] });
  if (!patient.isActive)
    return (
      <Menu.Item
        leftSection={<IconUserCheck size={16} aria-hidden />}
        onClick={() => activate.mutate({ patient: { patientId } })}
      >
        {t('activate')}
      </Menu.Item>
    );
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<IconGitMerge size={16} aria-hidden />} onClick={() => onChoose('merge')}>
        {t('merge.open')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconPower size={16} aria-hidden />} onClick={() => onChoose('deactivate')}>
        {t('deactivate')}
      </Menu.Item>
    </>
  );
}
