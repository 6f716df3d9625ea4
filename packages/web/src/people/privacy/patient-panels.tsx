// Panels of privacy on the page of a patient: the mark of the chart, and its readers.
import type { PatientPanel } from '../patient/patient-panel.ts';
import { MarkedChart } from './marked-chart.tsx';
import { WhoSaw } from './who-saw.tsx';

/** Shown on the page of a patient. */
export const privacyPatientPanels: readonly PatientPanel[] = [
  { name: 'mark', order: 10, Content: MarkedChart },
  { name: 'whoSaw', order: 20, Content: WhoSaw },
];
