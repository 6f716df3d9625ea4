// Declaration of the inventory area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** General goods: their items and categories, and the desk of the store that issues them. */
export const inventoryArea: ContractArea = {
  name: 'inventory',
  wing: 'supply',
  uses: ['pharmacy', 'store'],
  menu: [
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 44,
      path: 'inventory',
      title: 'General stores',
      icon: 'box',
      roles: {
        ...overseen,
        pharmacist: 'view',
        storeKeeper: 'view add edit delete',
        purchaseOfficer: 'view',
      },
    },
    {
      heading: 'Pharmacy',
      group: 'Setup',
      department: 'Hospital',
      order: 51,
      path: 'inventory_settings',
      title: 'Goods and categories',
      icon: 'category',
      roles: { ...overseen, storeKeeper: 'view add edit', purchaseOfficer: 'view add edit delete' },
      pages: [{ path: 'inventory_settings/general-item', title: 'General items' }],
    },
  ],
};
