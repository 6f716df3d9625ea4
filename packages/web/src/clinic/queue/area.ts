// Screens that the queue area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The rooms of the OPD, the sessions held in them, and the patients in line before the doors. */
export const queueArea: WebArea = {
  screens: [
    { path: 'opdRoomSetup', load: () => import('./list-opd-rooms.tsx') },
    { path: 'clinic-booking', load: () => import('./clinic-booking.tsx') },
    { path: 'opd/queue', load: () => import('./open-queue.tsx') },
  ],
  openScreens: [{ path: 'display/$displayCode', load: () => import('./show-display.tsx') }],
};
