// Panel of the immunization area on the page of a patient: vaccinations.
import type { PatientPanel } from '../../people/patient/patient-panel.ts';
import { VaccinationPanel } from './vaccination-panel.tsx';

/** Shown on the page of a patient. */
export const immunizationPatientPanels: readonly PatientPanel[] = [
  { name: 'vaccinations', order: 7, Content: VaccinationPanel },
];
