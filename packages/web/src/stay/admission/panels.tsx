// What the admission itself shows in its workspace: who lies there, the beds of the stay, and the stays before it.
import type { AdmissionPanel } from './admission-panel.ts';
import { BedsPanel, EarlierStays, PersonPanel } from './stay-panels.tsx';

/** Shown in the workspace of a stay. */
export const admissionPanels: readonly AdmissionPanel[] = [
  { name: 'person', tab: 'overview', order: 10, isBare: true, isForEveryList: true, Content: PersonPanel },
  { name: 'beds', tab: 'overview', order: 50, Content: BedsPanel },
  { name: 'earlierStays', tab: 'history', order: 10, Content: EarlierStays },
];
