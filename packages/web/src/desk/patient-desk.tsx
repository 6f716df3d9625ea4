// THE list of next steps after registration, as areas declare them, and the list of patients with them.
import { counterSteps } from '../clinic/counter/patient-steps.tsx';
import { opdSteps } from '../clinic/opd/patient-steps.tsx';
import ListPatients from '../people/patient/list-patients.tsx';
import type { PatientStep } from '../people/patient/patient-step.ts';
import { patientSteps } from '../people/patient/patient-steps.tsx';
import { admissionSteps } from '../stay/admission/patient-steps.tsx';

const steps: readonly PatientStep[] = [...admissionSteps, ...opdSteps, ...counterSteps, ...patientSteps].toSorted(
  (one, other) => one.order - other.order,
);

/** Route patient_registration. */
export default function PatientDesk() {
  return <ListPatients steps={steps} />;
}
