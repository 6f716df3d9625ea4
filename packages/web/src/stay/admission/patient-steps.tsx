// Step of the admission area for a patient just registered: admission, without a second search (R362).
import { admissionMenu } from '@charaka/contract/stay/admission/admission';
import { IconBed } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { OfferStep } from '../../people/patient/offer-step.tsx';
import type { Patient } from '../../people/patient/patient-form.ts';
import type { PatientStep } from '../../people/patient/patient-step.ts';

const Admit = lazy(() => import('./admit.tsx'));

function OfferAdmission({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation('admission');
  const { canAdd } = useRights(admissionMenu);
  if (!canAdd) return null;
  return <OfferStep icon={IconBed} label={t('admitPatient')} onChoose={onChoose} />;
}

function Admission({ patient, onClose }: { readonly patient: Patient; onClose(): void }) {
  return <Admit origin={{ kind: 'patient', patientId: patient.patientId }} onClose={onClose} />;
}

/** Offered after registration. */
export const admissionSteps: readonly PatientStep[] = [
  { name: 'admit', order: 10, Offer: OfferAdmission, Content: Admission },
];
