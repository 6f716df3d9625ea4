// Screens that the tariff area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** The price list. */
export const tariffArea: WebArea = {
  screens: [
    { path: 'hospital-charges/charge', load: () => import('./list-charges.tsx') },
    { path: 'hospital-charges/package', load: () => import('./list-packages.tsx') },
    { path: 'hospital-charges/rate', load: () => import('./list-rates.tsx') },
    { path: 'hospital-charges/share', load: () => import('./list-charge-mappings.tsx') },
    { path: 'hospital-charges/import', load: () => import('./import-charges.tsx') },
  ],
};
