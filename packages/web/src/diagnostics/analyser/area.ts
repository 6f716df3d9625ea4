// Screens that the analyser area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Messages of analysers. */
export const analyserArea: WebArea = {
  screens: [{ path: 'investigation/analyser', load: () => import('./list-messages.tsx') }],
};
