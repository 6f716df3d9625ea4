// Screens that the bed area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Beds, wards and floors. */
export const bedArea: WebArea = {
  screens: [
    { path: 'bed-settings/bed', load: () => import('./list-bed-records.tsx') },
    { path: 'bed-settings/ward', load: () => import('./list-bed-groups.tsx') },
    { path: 'bed-settings/floor', load: () => import('./list-bed-floors.tsx') },
  ],
};
