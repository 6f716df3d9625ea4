// Declaration of the purchase area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Suppliers, goods received from them, and their invoices and payments. */
export const purchaseArea: ContractArea = {
  name: 'purchase',
  wing: 'supply',
  uses: ['approval', 'charge', 'pharmacy', 'staff', 'stock'],
  auditNames: ['goods_receipt', 'supplier', 'supplier_invoice', 'supplier_payment'],
  menu: [
    {
      heading: 'Pharmacy',
      order: 25,
      path: 'Pharmacy/grn',
      letter: '7',
      title: 'Goods receipts',
      icon: 'package-import',
      roles: {
        ...overseen,
        approver: 'view',
        pharmacist: 'view add edit delete',
        storeKeeper: 'view add edit delete',
        purchaseOfficer: 'view',
      },
    },
    {
      heading: 'Pharmacy',
      order: 37,
      path: 'Pharmacy/supplier_payment',
      letter: '8',
      title: 'Supplier payments',
      icon: 'report-money',
      roles: { ...overseen, billing: 'view add', approver: 'view edit delete', purchaseOfficer: 'view' },
    },
    {
      heading: 'Pharmacy',
      order: 38,
      path: 'Pharmacy/supplier',
      title: 'Suppliers',
      icon: 'building-store',
      roles: {
        ...overseen,
        approver: 'view',
        pharmacist: 'view',
        storeKeeper: 'view',
        purchaseOfficer: 'view add edit',
      },
    },
  ],
};
