// What the template area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Templates and phrases of notes. */
export const templateArea: WebArea = {
  screens: [
    { path: 'note-templates', load: () => import('./list-templates.tsx') },
    { path: 'note-templates/phrases', load: () => import('./list-phrases.tsx') },
  ],
};
