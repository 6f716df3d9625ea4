// Panels of the chart on the page of a patient: allergies and problems.
import type { PatientPanel } from '../../people/patient/patient-panel.ts';
import { ChartPanel } from './chart-panel.tsx';

/** Shown on the page of a patient. */
export const chartPatientPanels: readonly PatientPanel[] = [{ name: 'chart', order: 5, Content: ChartPanel }];
