// Screens that the privacy area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Chart access: rights to open charts, and the log of opened charts. */
export const privacyArea: WebArea = {
  screens: [
    { path: 'privacy/access-log', load: () => import('./list-chart-access.tsx') },
    { path: 'privacy/settings', load: () => import('./privacy-settings.tsx') },
  ],
};
