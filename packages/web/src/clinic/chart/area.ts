// Screens that the chart area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Allergies and problems stand on the page of a patient and in the consultation; notifiable cases have a list. */
export const chartArea: WebArea = {
  screens: [{ path: 'notifiable-cases', load: () => import('./list-notifiable-cases.tsx') }],
};
