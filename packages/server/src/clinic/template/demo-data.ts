// What the demo has of templates of notes: one for each of ten departments.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedNoteTemplates } from '../../../db/seed/seed-note-templates.ts';

/** Rows of the demo. */
export const templateDemo: readonly DemoPart[] = [
  {
    name: 'note templates',
    needs: ['users', 'masters'],
    seed: ({ owner, tenant, now }) => seedNoteTemplates(owner, tenant, now),
  },
];
