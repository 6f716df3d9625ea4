// Screens that the privacy area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Who may open charts, and who did. */
export const privacyArea: WebArea = {
  screens: [
    { path: 'privacy/access-log', load: () => import('./list-chart-access.tsx') },
    { path: 'privacy/settings', load: () => import('./privacy-settings.tsx') },
  ],
};
