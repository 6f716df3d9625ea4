// Screens that the theatre area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Operation theatres and their bookings. */
export const theatreArea: WebArea = {
  screens: [
    { path: 'ot-booking', load: () => import('./theatre-desk.tsx') },
    { path: 'ot-availability', load: () => import('./theatre-availability.tsx') },
  ],
};
