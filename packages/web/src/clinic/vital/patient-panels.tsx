// Panel of vital signs on the page of a patient: their trend.
import type { PatientPanel } from '../../people/patient/patient-panel.ts';
import { VitalsPanel } from './vitals-panel.tsx';

/** Shown on the page of a patient. */
export const vitalPatientPanels: readonly PatientPanel[] = [{ name: 'vital', order: 7, Content: VitalsPanel }];
