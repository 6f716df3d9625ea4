// Declaration of the finance area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { dayClosingPaper } from './papers.ts';

/** Collections and the ledger. */
export const financeArea: ContractArea = {
  name: 'finance',
  wing: 'money',
  uses: ['admission', 'payment', 'tenancy'],
  auditNames: ['day_closing', 'gl_master'],
  logTexts: { day_closing: ['finance'], gl_: ['ledger'] },
  papers: [dayClosingPaper],
  menu: [
    {
      heading: 'Finance',
      order: 10,
      path: 'finance',
      letter: 'l',
      title: 'General Ledger',
      icon: 'book-2',
      roles: { ...overseen, billing: 'view', approver: 'view' },
    },
    {
      heading: 'Reports',
      order: 10,
      path: 'user_Collection_Report',
      letter: 'r',
      title: 'User Collection',
      reportOf: 'Billing',
      icon: 'cash-register',
      roles: {
        administrator: 'view add edit delete',
        frontDesk: 'view add',
        billing: 'view add',
        approver: 'view add edit',
        pharmacist: 'view add',
        regionalHead: 'view edit',
        viewer: 'view',
      },
    },
  ],
};
