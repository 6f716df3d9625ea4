// What the opd area declares to the screens.
import type { WebArea } from '../../kernel/area.ts';

/** Appointments, the calendar of doctors and visits. */
export const opdArea: WebArea = {
  screens: [
    { path: 'provisional-booking', load: () => import('./list-appointments.tsx') },
    { path: 'appointment', load: () => import('./list-calendar.tsx') },
    { path: 'opd', load: () => import('./list-visits.tsx') },
  ],
};
