// The notes in the workspace of a stay: write and read notes, and the last note in the overview.
import type { AdmissionPanel } from '../admission/admission-panel.ts';
import { LastNote, NoteWork } from './note-work.tsx';

/** Shown in the workspace of a stay. */
export const notePanels: readonly AdmissionPanel[] = [
  { name: 'notes', tab: 'notes', order: 10, Content: NoteWork },
  { name: 'lastNote', tab: 'overview', order: 40, isHalf: true, Content: LastNote },
];
