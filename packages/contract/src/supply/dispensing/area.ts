// Declaration of the dispensing area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { directSaleMenu } from '../pharmacy/stock.ts';
import { dispenseLabelPaper } from './papers.ts';

/** Medicine that was prescribed, handed out and sold at the pharmacy's counter. */
export const dispensingArea: ContractArea = {
  name: 'dispensing',
  wing: 'supply',
  uses: [
    'account',
    'admission',
    'approval',
    'charge',
    'consultation',
    'encounter',
    'message',
    'order',
    'patient',
    'payment',
    'pharmacy',
    'staff',
    'stock',
    'tenancy',
  ],
  auditNames: ['prescription', 'dispense_label', 'sale_discount', 'item_barcode'],
  papers: [dispenseLabelPaper],
  menu: [
    {
      heading: 'Pharmacy',
      order: 5,
      path: directSaleMenu,
      letter: '6',
      title: 'Pharmacy Counter',
      icon: 'prescription',
      roles: { ...overseen, billing: 'view', approver: 'view', pharmacist: 'view add edit delete' },
    },
  ],
};
