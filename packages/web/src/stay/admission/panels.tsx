// Panels of the admission in its workspace: the patient, the beds of the stay, and earlier stays.
import type { AdmissionPanel } from './admission-panel.ts';
import { BedsPanel, EarlierStays, PersonPanel } from './stay-panels.tsx';

/** Shown in the workspace of a stay. */
export const admissionPanels: readonly AdmissionPanel[] = [
  { name: 'person', tab: 'overview', order: 10, isBare: true, isForEveryList: true, Content: PersonPanel },
  { name: 'beds', tab: 'overview', order: 50, Content: BedsPanel },
  { name: 'earlierStays', tab: 'history', order: 10, Content: EarlierStays },
];
