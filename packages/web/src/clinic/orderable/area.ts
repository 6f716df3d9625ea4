// Screens that the orderable area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** Orderables and order sets. */
export const orderableArea: WebArea = {
  screens: [
    { path: 'order-settings', load: () => import('./list-orderables.tsx') },
    { path: 'order-sets', load: () => import('./list-order-sets.tsx') },
  ],
};
