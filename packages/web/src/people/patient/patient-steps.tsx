// Step of the patient area for a patient just registered: labels.
import { IconTag } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { OfferStep } from './offer-step.tsx';
import type { PatientStep } from './patient-step.ts';

function OfferLabels({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation('patientRecord');
  return <OfferStep icon={IconTag} label={t('printLabels')} onChoose={onChoose} />;
}

/** Offered after registration. */
export const patientSteps: readonly PatientStep[] = [
  { name: 'labels', order: 30, Offer: OfferLabels, Content: lazy(() => import('./print-patient-labels.tsx')) },
];
