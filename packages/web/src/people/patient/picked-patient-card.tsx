// Card of a chosen patient for users without more access: name, number, age, sex and the end of the phone number (Q225).

import { findPatients } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { Button, Group, Paper, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../kernel/use-answer.ts';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';

interface PickedPatientCardProps {
  readonly patientId: number;
  /** Given, a button takes the choice back. */
  onChange?: (() => void) | undefined;
}

/** Reads the patient as one is chosen. */
export function PickedPatientCard({ patientId, onChange }: PickedPatientCardProps) {
  const { t } = useTranslation('patient');
  const patient = useAnswer(patientTopic, findPatients, { patientId }).data?.patients[0];
  if (!patient) return <Skeleton height={64} radius="sm" />;
  const facts = [
    uhidOf(patient.patientId),
    ...(patient.sex ? [`${ageOfPatient(patient)} / ${t(`sex.${patient.sex}`)}`] : []),
    ...(patient.phoneEnding ? [`${t('phoneEnding')} ${patient.phoneEnding}`] : []),
  ];
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={600}>{fullName(patient)}</Text>
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        </div>
        {onChange && (
          <Button size="xs" variant="default" onClick={onChange}>
            {t('changePatient')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
