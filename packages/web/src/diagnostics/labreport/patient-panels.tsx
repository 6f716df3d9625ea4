// Panel of labreport on the page of a patient: results over the years.
import type { PatientPanel } from '../../people/patient/patient-panel.ts';
import { ResultHistory } from './result-history.tsx';

/** Shown on the page of a patient. */
export const labreportPatientPanels: readonly PatientPanel[] = [{ name: 'results', order: 7, Content: ResultHistory }];
