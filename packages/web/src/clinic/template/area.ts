// Screens that the template area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Templates and phrases of notes. */
export const templateArea: WebArea = {
  screens: [
    { path: 'note-templates', load: () => import('./list-templates.tsx') },
    { path: 'note-templates/phrases', load: () => import('./list-phrases.tsx') },
  ],
};
