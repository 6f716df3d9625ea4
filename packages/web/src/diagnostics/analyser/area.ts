// What the analyser area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** What analysers send. */
export const analyserArea: WebArea = {
  screens: [{ path: 'investigation/analyser', load: () => import('./list-messages.tsx') }],
};
