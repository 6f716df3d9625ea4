// Declaration of the purchase area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { debitClaimPaper, purchaseOrderPaper } from './papers.ts';

/** Suppliers, orders to them, goods received from them, and their invoices and payments. */
export const purchaseArea: ContractArea = {
  name: 'purchase',
  wing: 'supply',
  uses: ['approval', 'message', 'pharmacy', 'staff', 'stock', 'tenancy'],
  auditNames: [
    'goods_receipt',
    'item_level',
    'purchase_order',
    'purchase_return',
    'supplier',
    'supplier_invoice',
    'supplier_payment',
  ],
  papers: [purchaseOrderPaper, debitClaimPaper],
  menu: [
    {
      heading: 'Pharmacy',
      group: 'Purchase',
      order: 24,
      path: 'Pharmacy/pharmacy-po',
      title: 'Purchase orders',
      icon: 'shopping-cart',
      roles: {
        ...overseen,
        approver: 'view edit',
        pharmacist: 'view',
        storeKeeper: 'view',
        purchaseOfficer: 'view add delete',
      },
    },
    {
      heading: 'Pharmacy',
      group: 'Purchase',
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
      group: 'Purchase',
      order: 26,
      path: 'Pharmacy/grn-return',
      title: 'Returns to suppliers',
      icon: 'package-off',
      roles: {
        ...overseen,
        billing: 'view edit',
        approver: 'view',
        pharmacist: 'view add',
        storeKeeper: 'view add',
        purchaseOfficer: 'view add edit',
      },
    },
    {
      heading: 'Pharmacy',
      group: 'Purchase',
      order: 37,
      path: 'Pharmacy/supplier_payment',
      letter: '8',
      title: 'Supplier payments',
      icon: 'report-money',
      roles: { ...overseen, billing: 'view add', approver: 'view edit delete', purchaseOfficer: 'view' },
    },
    {
      heading: 'Pharmacy',
      group: 'Purchase',
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
