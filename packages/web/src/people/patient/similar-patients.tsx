// Shows who is registered already and may be the person about to be, before she is registered twice.
import { patientMenu } from '@charaka/contract/people/patient/patient';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../kernel/format.ts';
import { useRights } from '../../kernel/rights.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { StatusChip } from '../../ui/page/status-chip.tsx';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';
import { useCardWord } from './use-card-word.ts';
import type { SimilarPatient } from './use-save-patient.ts';

interface SimilarPatientsProps {
  readonly patients: readonly SimilarPatient[];
  readonly isSaving: boolean;
  /** The user takes one of them for the current task, or opens one for change, which needs the right to change. */
  readonly isTaking: boolean;
  /** One of them is the person. */
  onPick(patientId: number): void;
  /** None of them is. */
  onRegisterAnyway(): void;
  onClose(): void;
}

/** The clerk compares and decides; the form beneath keeps everything. */
export function SimilarPatients({
  patients,
  isSaving,
  isTaking,
  onPick,
  onRegisterAnyway,
  onClose,
}: SimilarPatientsProps) {
  const { t } = useTranslation('patient');
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('similar.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" disabled={isSaving} onClick={onClose}>
            {t('similar.back')}
          </Button>
          <Button loading={isSaving} onClick={onRegisterAnyway}>
            {t('similar.registerAnyway')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text size="sm">{t('similar.text')}</Text>
        {patients.map((patient) => (
          <KnownPatient
            key={patient.patientId}
            patient={patient}
            isTaking={isTaking}
            onPick={() => onPick(patient.patientId)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface KnownPatientProps {
  readonly patient: SimilarPatient;
  readonly isTaking: boolean;
  onPick(): void;
}

function KnownPatient({ patient, isTaking, onPick }: KnownPatientProps) {
  const { t } = useTranslation('patient');
  const { canEdit } = useRights(patientMenu);
  const cardWord = useCardWord();
  const card = patient.idCardNo ? [cardWord(patient.idCardType), patient.idCardNo].filter(Boolean).join(' ') : null;
  const facts = [
    `${ageOfPatient(patient)} / ${t(`sex.${patient.sex}`)} (${formatDay(patient.birthDate)})`,
    patient.contactNo,
    patient.fatherName && t('similar.father', { name: patient.fatherName }),
    `${patient.addressLineOne}, ${patient.city}`,
    card,
    t('similar.registered', { day: formatDay(patient.createdAt) }),
  ];
  return (
    <Paper withBorder p="sm" role="group" aria-label={fullName(patient)}>
      <Group justify="space-between" align="start" gap="sm">
        <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Group gap="xs">
            <Text fw={600}>{fullName(patient)}</Text>
            <Text size="sm" c="dimmed">
              {uhidOf(patient.patientId)}
            </Text>
            <StatusChip tone={patient.isSameIdCard ? 'danger' : 'past'}>
              {patient.isSameIdCard ? t('similar.sameCard') : t('similar.sameFacts')}
            </StatusChip>
          </Group>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </div>
        {(isTaking || canEdit) && (
          <Button size="xs" variant="default" onClick={onPick}>
            {isTaking ? t('similar.take') : t('similar.pick')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
