// Panel of the growth area on the page of a patient: the growth of a child.
import type { PatientPanel } from '../../people/patient/patient-panel.ts';
import { GrowthPanel } from './growth-panel.tsx';

/** Shown on the page of a patient. */
export const growthPatientPanels: readonly PatientPanel[] = [{ name: 'growth', order: 8, Content: GrowthPanel }];
