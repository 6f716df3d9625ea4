// Panel of the timeline on the page of a patient.
import type { PatientPanel } from '../../people/patient/patient-panel.ts';
import { PatientTimeline } from './patient-timeline.tsx';

/** Shown on the page of a patient. */
export const timelinePatientPanels: readonly PatientPanel[] = [
  { name: 'timeline', order: 15, Content: PatientTimeline },
];
