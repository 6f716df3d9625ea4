// Notes on the bed notes: an entry that is always open, and below it the notes by shift.
import type { BedNotePart } from '../admission/bed-note-part.ts';
import { NoteWork } from './note-work.tsx';

/** Shown on the bed notes of an admission; the entry has the focus. */
export const noteBedNoteParts: readonly BedNotePart[] = [
  {
    name: 'notes',
    order: 10,
    isHalf: true,
    title: (t) => t('inpatient:notes'),
    Content: ({ admission }) => <NoteWork admission={admission} entering={1} />,
  },
];
