// Screens that the charge area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Charges of a stay. */
export const chargeArea: WebArea = {
  screens: [
    { path: 'nursing_station/bed_note/charge', load: () => import('./post-charges.tsx') },
    { path: 'nursing_station/bed_note/non-hospital-charge', load: () => import('./list-non-hospital-charges.tsx') },
  ],
};
