// Demo data of templates of notes, one for each of ten departments, and of phrases.
import type { DemoPart } from '../../../db/seed/demo-part.ts';
import { seedNoteTemplates, seedPhrases } from '../../../db/seed/seed-note-templates.ts';

/** Rows of the demo. */
export const templateDemo: readonly DemoPart[] = [
  {
    name: 'note templates',
    needs: ['users', 'masters'],
    seed: ({ owner, tenant, now }) => seedNoteTemplates(owner, tenant, now),
  },
  { name: 'phrases', needs: ['users', 'masters'], seed: ({ owner, tenant }) => seedPhrases(owner, tenant) },
];
