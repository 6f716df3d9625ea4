// Actions on a patient's record: edit and print by right; merge and deactivate by administrators.
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { activatePatient } from '@charaka/contract/people/patient/patient-record';
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
import { useDeeds, useRights } from '../../kernel/rights.ts';
import { useCommand } from '../../kernel/use-answer.ts';
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
  const { canEdit, canDelete } = useRights(patientMenu);
  const mayMerge = useDeeds()('merge-patients');
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
          {!isMerged && (mayMerge || canDelete) && (
            <AdminItems patient={patient} mayMerge={mayMerge} canDelete={canDelete} onChoose={onChoose} />
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}

interface AdminItemsProps extends Omit<PatientRecordMenuProps, 'history'> {
  readonly mayMerge: boolean;
  readonly canDelete: boolean;
}

function AdminItems({ patient, mayMerge, canDelete, onChoose }: AdminItemsProps) {
  const { t } = useTranslation('patientRecord');
  const { patientId } = patient;
  const activate = useCommand(activatePatient);
  if (!patient.isActive)
    return (
      canDelete && (
        <Menu.Item
          leftSection={<IconUserCheck size={16} aria-hidden />}
          onClick={() => activate.mutate({ patient: { patientId } })}
        >
          {t('activate')}
        </Menu.Item>
      )
    );
  return (
    <>
      <Menu.Divider />
      {mayMerge && (
        <Menu.Item leftSection={<IconGitMerge size={16} aria-hidden />} onClick={() => onChoose('merge')}>
          {t('merge.open')}
        </Menu.Item>
      )}
      {canDelete && (
        <Menu.Item color="red" leftSection={<IconPower size={16} aria-hidden />} onClick={() => onChoose('deactivate')}>
          {t('deactivate')}
        </Menu.Item>
      )}
    </>
  );
}
