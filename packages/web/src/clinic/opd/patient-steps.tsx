// Step of the OPD for a patient just registered or found: a visit, without a second search.
import { visitMenu } from '@charaka/contract/clinic/opd/visit';
import { IconClipboardList } from '@tabler/icons-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../kernel/rights.ts';
import { OfferStep } from '../../people/patient/offer-step.tsx';
import type { Patient } from '../../people/patient/patient-form.ts';
import type { PatientStep } from '../../people/patient/patient-step.ts';

const AddVisit = lazy(async () => ({ default: (await import('./add-visit.tsx')).AddVisit }));

function OfferVisit({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation('opd');
  const { canAdd } = useRights(visitMenu);
  if (!canAdd) return null;
  return <OfferStep icon={IconClipboardList} label={t('newVisit')} onChoose={onChoose} />;
}

interface VisitProps {
  readonly patient: Pick<Patient, 'patientId'>;
  onClose(): void;
}

/** The dialog of a new visit of the patient. */
export function NewVisit({ patient, onClose }: VisitProps) {
  return <AddVisit patientId={patient.patientId} onClose={onClose} />;
}

/** Offered after registration. */
export const opdSteps: readonly PatientStep[] = [{ name: 'visit', order: 20, Offer: OfferVisit, Content: NewVisit }];
