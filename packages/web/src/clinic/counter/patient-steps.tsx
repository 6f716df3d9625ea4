// Steps at the counter for a patient just registered: tests or medicine by a paper from outside (Q279).

import { counterMenu } from '@charaka/contract/clinic/counter/counter-bill';
import { mayAddWalkIns } from '@charaka/contract/clinic/encounter/encounter';
import { IconFlask } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayAsk, useRights } from '../../kernel/rights.ts';
import { OfPatient } from '../../people/patient/of-patient.tsx';
import { OfferStep } from '../../people/patient/offer-step.tsx';
import type { Patient } from '../../people/patient/patient-form.ts';
import type { PatientStep } from '../../people/patient/patient-step.ts';

const AddDirectEncounter = lazy(async () => ({
  default: (await import('./add-direct-encounter.tsx')).AddDirectEncounter,
}));
const MakeCounterBill = lazy(() => import('./make-counter-bill.tsx'));

function OfferWalkIn({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation('counter');
  const mayBill = useRights(counterMenu).canAdd;
  const mayAdd = useMayAsk(mayAddWalkIns);
  if (!mayBill || !mayAdd) return null;
  return <OfferStep icon={IconFlask} label={t('walkIn.offer')} onChoose={onChoose} />;
}

/** The encounter, then its bill: the newest visit of a patient is the one that is billed. */
function WalkIn({ patient, onClose }: { readonly patient: Patient; onClose(): void }) {
  const { patientId } = patient;
  const [isAdded, setAdded] = useState(false);
  if (isAdded) return <MakeCounterBill patientId={patientId} onClose={onClose} />;
  return (
    <OfPatient patient={patient}>
      <AddDirectEncounter patientId={patientId} onAdded={() => setAdded(true)} onClose={onClose} />
    </OfPatient>
  );
}

/** Offered after registration. */
export const counterSteps: readonly PatientStep[] = [
  { name: 'walkIn', order: 25, Offer: OfferWalkIn, Content: WalkIn },
];
