// Screens that the inventory area adds to the web app.
import type { WebArea } from '../../kernel/area.ts';

/** General goods: their items and categories, and the desk of the store that issues them. */
export const inventoryArea: WebArea = {
  screens: [
    { path: 'inventory', load: () => import('./list-goods.tsx') },
    { path: 'inventory/issues', load: () => import('./list-goods-issues.tsx') },
    { path: 'inventory_settings/general-item', load: () => import('./list-general-items.tsx') },
  ],
};
