// Screens that the opd area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Appointments, the calendar of doctors and visits. */
export const opdArea: WebArea = {
  screens: [
    { path: 'provisional-booking', load: () => import('./list-appointments.tsx') },
    { path: 'appointment', load: () => import('./list-calendar.tsx') },
    { path: 'opd', load: () => import('./list-visits.tsx') },
  ],
  papers: () => import('./papers.tsx'),
};
