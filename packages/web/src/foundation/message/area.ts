// Screens that the message area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Messages and the bell. */
export const messageArea: WebArea = {
  screens: [
    { path: 'message', load: () => import('./list-messages.tsx') },
    { path: 'message/notification', load: () => import('./list-notifications.tsx') },
  ],
};
