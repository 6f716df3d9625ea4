// The card of a chosen patient: picture, names, guardian, contact, age, gender, address, blood group (R364).

import { getPatient } from '@charaka/contract/people/patient/patient';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { maskedIdCardNo } from '@charaka/rules/person/id-card';
import { Avatar, Button, Group, Paper, Skeleton, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDeeds } from '../../kernel/rights.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { Columns } from '../../ui/page/columns.tsx';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';
import { PickedPatientCard } from './picked-patient-card.tsx';
import { useCardWord } from './use-card-word.ts';

interface PatientCardProps {
  readonly patientId: number;
  /** Given, a button takes the choice back. */
  onChange?(): void;
}

/** Shows the facts of the patient; a user without a relation of care sees only the chosen name. */
export function PatientCard({ patientId, onChange }: PatientCardProps) {
  const { t } = useTranslation('patient');
  const cardWord = useCardWord();
  const mayRead = useDeeds()('read-chart');
  const answer = useAnswer(
    patientTopic,
    getPatient,
    { patient: { patientId } },
    { isSilent: true, isEnabled: mayRead },
  );
  const patient = answer.data?.patient;
  if (!patient && (answer.isError || !mayRead)) return <PickedPatientCard patientId={patientId} onChange={onChange} />;
  if (!patient) return <Skeleton height={104} radius="sm" />;
  const card = patient.idCardNo ? [cardWord(patient.idCardType), maskedIdCardNo(patient.idCardNo)] : [];
  const address = [patient.addressLineOne, patient.addressLineTwo, patient.city, patient.stateName];
  return (
    <Paper withBorder p="sm">
      <Group align="start" wrap="nowrap">
        <Avatar src={patient.image ? pictureSource(patient.image) : null} size={64} radius="sm" alt="" />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Group justify="space-between" gap="sm">
            <Text fw={600}>{fullName(patient)}</Text>
            {onChange && (
              <Button size="xs" variant="default" onClick={onChange}>
                {t('changePatient')}
              </Button>
            )}
          </Group>
          <Columns cols={{ base: 1, xs: 2, md: 4 }} spacing={4} verticalSpacing={2} mt={4}>
            <Fact label={t('uhid')} value={uhidOf(patient.patientId)} />
            <Fact label={t('age')} value={`${ageOfPatient(patient)} / ${t(`sex.${patient.sex}`)}`} />
            <Fact label={t('phone')} value={patient.contactNo} />
            <Fact label={t('bloodGroup')} value={patient.bloodGroup} />
            <Fact label={t('guardian')} value={patient.fatherName} />
            <Fact label={t('email')} value={patient.email} />
            <Fact label={t('idCardNo')} value={card.filter(Boolean).join(' ')} />
            <Fact label={t('address')} value={address.filter(Boolean).join(', ')} />
          </Columns>
        </div>
      </Group>
    </Paper>
  );
}

function Fact({ label, value }: { label: string; value: string | null | undefined }) {
  if (!value) return null;
  return (
    <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text span inherit c="dimmed">
        {label}:{' '}
      </Text>
      {value}
    </Text>
  );
}
