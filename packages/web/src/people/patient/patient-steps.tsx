// What the patient area offers for somebody who was just registered: their labels.
import { Button } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { PatientStep } from './patient-step.ts';

function OfferLabels({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation('patientRecord');
  return (
    <Button data-autofocus variant="default" leftSection={<IconTag size={16} aria-hidden />} onClick={onChoose}>
      {t('printLabels')}
    </Button>
  );
}

/** Offered after registration. */
export const patientSteps: readonly PatientStep[] = [
  { name: 'labels', order: 30, Offer: OfferLabels, Content: lazy(() => import('./print-patient-labels.tsx')) },
];
