// The patient profile: the registration data of a patient to be read and printed, in a dialog (R350, Q56).

import { getPatient } from '@charaka/contract/people/patient/patient';
import { patientFlags, patientRecord } from '@charaka/contract/people/patient/patient-fields';
import { patientTopic } from '@charaka/contract/people/patient/topics';
import { Alert, Avatar, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../kernel/format.ts';
import { useAnswer } from '../../kernel/use-answer.ts';
import { factsOf } from '../../resource/record-values.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FormSection } from '../../ui/field/form-section.tsx';
import { Columns } from '../../ui/page/columns.tsx';
import { Fact } from '../../ui/page/fact.tsx';
import { pictureSource } from '../../ui/picture/picture-source.ts';
import { allergiesOf } from './allergy-notice.tsx';
import { ageOfPatient, fullName, uhidOf } from './patient-facts.ts';
import type { Patient } from './patient-form.ts';
import { usePatientLabel } from './patient-label.ts';
import { PatientFacts } from './patient-summary.tsx';
import PrintPatient, { healthNames, personNames } from './print-patient.tsx';

/** Opens at once; render it only while it is wanted. Prints under the letterhead of the registration. */
export default function PatientProfile({ patientId, onClose }: { patientId: number; onClose(): void }) {
  const { t } = useTranslation('patientRecord');
  const [isPrinting, setPrinting] = useState(false);
  const answer = useAnswer(patientTopic, getPatient, { patient: { patientId } }, { isSilent: true });
  const patient = answer.data?.patient;
  if (isPrinting && patient) return <PrintPatient patient={patient} onClose={() => setPrinting(false)} />;
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('profile.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('profile.close')}
          </Button>
          <Button
            leftSection={<IconPrinter size={16} aria-hidden />}
            disabled={!patient}
            onClick={() => setPrinting(true)}
          >
            {t('profile.print')}
          </Button>
        </>
      }
    >
      {patient && <Profile patient={patient} />}
      {!patient && answer.isError && <Alert color="red">{answer.error.message}</Alert>}
      {!patient && !answer.isError && <Skeleton height={320} />}
    </Dialog>
  );
}

function Profile({ patient }: { patient: Patient }) {
  const { t } = useTranslation('patientRecord');
  const { recordedAge } = patient;
  return (
    <Stack>
      <Group align="start" gap="md">
        <Avatar src={patient.image ? pictureSource(patient.image) : null} size={96} radius="sm" alt={t('photo')} />
        <Stack gap={2} style={{ flex: '1 1 12rem', minWidth: 0 }}>
          <Text fw={600} size="lg">
            {fullName(patient)}
          </Text>
          <Text>{uhidOf(patient.patientId)}</Text>
          {recordedAge && (
            <Text size="sm" c="dimmed">
              {t('profile.ageRecorded', {
                age: ageOfPatient(recordedAge),
                at: formatDateTime(recordedAge.recordedAt),
              })}
            </Text>
          )}
        </Stack>
      </Group>
      <PatientFacts patient={patient} />
      <Health patient={patient} />
    </Stack>
  );
}

function Health({ patient }: { patient: Patient }) {
  const { t } = useTranslation(['patient', 'patientRecord']);
  const labelOf = usePatientLabel();
  const allergies = allergiesOf(patient);
  const facts: [string, string | null | undefined][] = [
    [t('bloodGroup'), patient.bloodGroup],
    ...factsOf(patientRecord, [...healthNames, ...personNames], patient, labelOf),
    [
      t('sections.health'),
      [...patientFlags.filter((name) => patient[name]), ...(patient.masked?.length ? ['hidden'] : [])]
        .map((name) => t(name))
        .join(', '),
    ],
  ];
  return (
    <FormSection title={t('sections.health')}>
      <Stack gap="sm">
        <Alert color={allergies ? 'red' : 'gray'} icon={<IconAlertTriangle aria-hidden />} py={6} role="note">
          {allergies ? t('patientRecord:allergicTo', { drugs: allergies }) : t('noAllergies')}
        </Alert>
        <Columns component="dl" m={0} cols={{ base: 1, xs: 2, md: 4 }} spacing="md" verticalSpacing="xs">
          {facts.map(([label, value]) => (
            <Fact key={label} label={label}>
              {value}
            </Fact>
          ))}
        </Columns>
      </Stack>
    </FormSection>
  );
}
