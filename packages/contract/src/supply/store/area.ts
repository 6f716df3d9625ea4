// Declaration of the store area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Stores of wards and departments: indents, transfers, use and returns. */
export const storeArea: ContractArea = {
  name: 'store',
  wing: 'supply',
  uses: ['patient', 'pharmacy', 'staff', 'stock'],
  auditNames: [
    'crash_trolley',
    'emergency_issue',
    'indent',
    'stock_consumption',
    'stock_take',
    'stock_transfer',
    'store',
    'store_fridge',
    'temperature_reading',
  ],
  menu: [
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 45,
      path: 'Pharmacy/stock_issue_to_local',
      title: 'Indents and Issue',
      icon: 'package-export',
      roles: { ...overseen, pharmacist: 'view add edit delete', storeKeeper: 'view add edit delete' },
    },
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 46,
      path: 'Pharmacy/local_stock_consume',
      title: 'Ward Stock',
      icon: 'basket-down',
      roles: { ...overseen, pharmacist: 'view', nurse: 'view add edit delete' },
    },
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 47,
      path: 'Pharmacy/local_stock_return',
      title: 'Stock Returns of Wards',
      icon: 'transfer-in',
      roles: { ...overseen, pharmacist: 'view edit', nurse: 'view add', storeKeeper: 'view edit' },
    },
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 49,
      path: 'Pharmacy/stock_count',
      title: 'Stock counts',
      icon: 'clipboard-data',
      roles: {
        ...overseen,
        pharmacist: 'view add edit delete',
        nurse: 'view add',
        approver: 'view edit delete',
        storeKeeper: 'view add',
      },
    },
    {
      heading: 'Pharmacy',
      group: 'Stores',
      order: 50,
      path: 'Pharmacy/breakage_expiry',
      title: 'Breakage and expiry',
      icon: 'bottle-off',
      roles: {
        ...overseen,
        pharmacist: 'view add edit',
        approver: 'view',
        storeKeeper: 'view add',
      },
    },
    {
      heading: 'Pharmacy',
      group: 'Setup',
      department: 'Wards',
      order: 48,
      path: 'Pharmacy/stores',
      title: 'Stores',
      icon: 'building-warehouse',
      roles: { ...overseen, pharmacist: 'view', storeKeeper: 'view' },
    },
  ],
};
