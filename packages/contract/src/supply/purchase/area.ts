// Declaration of the purchase area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Suppliers, and goods received from them. */
export const purchaseArea: ContractArea = {
  name: 'purchase',
  wing: 'supply',
  uses: ['approval', 'charge', 'pharmacy', 'staff', 'stock'],
  auditNames: ['goods_receipt', 'supplier'],
  menu: [
    {
      heading: 'Pharmacy',
      order: 25,
      path: 'Pharmacy/grn',
      letter: '7',
      title: 'Goods receipts',
      icon: 'truck-delivery',
      roles: { ...overseen, approver: 'view', pharmacist: 'view add edit' },
    },
    {
      heading: 'Pharmacy',
      order: 38,
      path: 'Pharmacy/supplier',
      title: 'Suppliers',
      icon: 'building-warehouse',
      roles: { ...overseen, approver: 'view', pharmacist: 'view' },
    },
  ],
};
