// Declaration of the bill area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { ipdBillPaper } from './papers.ts';

/** Bills and dues. */
export const billArea: ContractArea = {
  name: 'bill',
  wing: 'money',
  uses: ['account', 'admission', 'approval', 'charge', 'patient', 'payment', 'staff', 'tariff', 'tax', 'tenancy'],
  auditNames: ['bill', 'due'],
  logTexts: { bill: ['bill', 'tpa'] },
  papers: [ipdBillPaper],
  menu: [
    {
      heading: 'Patients',
      group: 'Billing',
      order: 180,
      path: 'bill/dues',
      letter: 'u',
      title: 'Dues',
      icon: 'cash-off',
      roles: { ...overseen, frontDesk: 'view', billing: 'view add edit', approver: 'view add edit' },
    },
  ],
};
