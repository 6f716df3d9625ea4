// Screens that the histopathology area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Reports in words, blocks and slides. */
export const histopathologyArea: WebArea = {
  screens: [{ path: 'investigation/histopathology', load: () => import('./list-narratives.tsx') }],
};
