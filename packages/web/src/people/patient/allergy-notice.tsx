// Says in red what a patient does not bear.
import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Patient } from './patient-form.ts';

/** The drugs a patient does not bear, as they are read aloud. */
export function allergiesOf(patient: Pick<Patient, 'drugAllergy'>): string {
  return (patient.drugAllergy ?? '').split('|').filter(Boolean).join(', ');
}

/** Renders nothing when no allergy is known. */
export function AllergyNotice({ patient }: { patient: Pick<Patient, 'drugAllergy'> }) {
  const { t } = useTranslation('patientRecord');
  const drugs = allergiesOf(patient);
  if (!drugs) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} py={6} role="note">
      <Text size="sm" fw={600}>
        {t('allergicTo', { drugs })}
      </Text>
    </Alert>
  );
}
