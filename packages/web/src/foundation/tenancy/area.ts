// Screens that the tenancy area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Hospitals of a tenant, their years and their papers. */
export const tenancyArea: WebArea = {
  screens: [
    { path: 'add_hospital', load: () => import('./list-hospitals.tsx') },
    { path: 'add_hospital/financial-year', load: () => import('./list-financial-years.tsx') },
  ],
};
