// Declaration of the pharmacy area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { pharmacyItemFile } from './item-file.ts';
import { pharmacyBillPaper } from './papers.ts';

/** Medicine: items, stock, sales and returns. */
export const pharmacyArea: ContractArea = {
  name: 'pharmacy',
  wing: 'supply',
  uses: [
    'account',
    'admission',
    'approval',
    'charge',
    'encounter',
    'patient',
    'payment',
    'staff',
    'stock',
    'tax',
    'tenancy',
    'worklist',
  ],
  auditNames: [
    'batch_correction',
    'batch_hold',
    'pharmacy_batch',
    'pharmacy_item',
    'pharmacy_return',
    'pharmacy_sale',
    'second_check',
    'stock_adjustment',
  ],
  logTexts: { pharmacy: ['pharmacy'] },
  papers: [pharmacyBillPaper],
  menu: [
    {
      heading: 'Pharmacy',
      order: 10,
      path: 'Pharmacy/sales',
      letter: 's',
      title: 'Pharmacy Sales',
      icon: 'pill',
      roles: { ...overseen, billing: 'view', approver: 'view', pharmacist: 'view add edit delete' },
    },
    {
      heading: 'Pharmacy',
      order: 20,
      path: 'Pharmacy/sales-return',
      title: 'Sales Return',
      icon: 'receipt-refund',
      roles: { ...overseen, billing: 'view', approver: 'view add', pharmacist: 'view add edit delete' },
    },
    {
      heading: 'Pharmacy',
      order: 30,
      path: 'Pharmacy/pharmacy_stock_received',
      letter: 'k',
      title: 'Pharmacy Stock',
      icon: 'packages',
      roles: {
        ...overseen,
        pharmacist: 'view add edit delete',
        storeKeeper: 'view',
        purchaseOfficer: 'view',
      },
      aliases: ['Pharmacy/stock_adjustment'],
    },
    {
      heading: 'Pharmacy',
      order: 35,
      path: 'Pharmacy/recall',
      title: 'Patients of Held Batches',
      icon: 'alert-triangle',
      roles: { ...overseen, pharmacist: 'view' },
    },
    {
      heading: 'Pharmacy',
      order: 40,
      path: 'pharmacy_settings',
      title: 'Pharmacy Items',
      icon: 'medicine-syrup',
      roles: { ...overseen, pharmacist: 'view add edit delete' },
    },
  ],
  fileTables: [pharmacyItemFile],
};
