// Declaration of the tpa area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { billVersionPaper, payerReceiptPaper } from './papers.ts';

/** Payers' cases. */
export const tpaArea: ContractArea = {
  name: 'tpa',
  wing: 'money',
  uses: ['admission', 'bill', 'charge', 'patient', 'payment', 'staff', 'tenancy'],
  auditNames: ['bill_version', 'payer_amount', 'payer_receipt', 'tpa_authorization', 'tpa_time_limit', 'tpa_transfer'],
  logTexts: { tpa: ['tpa', 'admission'] },
  papers: [billVersionPaper, payerReceiptPaper],
  menu: [
    {
      heading: 'TPA',
      order: 10,
      path: 'tpa/authorization',
      letter: 'q',
      title: 'Authorisations',
      icon: 'clock-check',
      roles: { ...overseen, frontDesk: 'view', billing: 'view add edit', approver: 'view add edit' },
    },
    {
      heading: 'TPA',
      order: 20,
      path: 'tpa/inpatient-settlement',
      letter: 'f',
      title: 'Inpatient Settlement',
      icon: 'writing-sign',
      roles: { ...overseen, billing: 'view add edit', approver: 'view add edit' },
    },
    {
      heading: 'TPA',
      order: 30,
      path: 'tpa/patient-outstanding',
      title: 'Patient Outstanding',
      icon: 'hourglass',
      roles: { ...overseen, billing: 'view add edit', approver: 'view add edit' },
    },
    {
      heading: 'TPA',
      order: 40,
      path: 'tpa/view-bill',
      title: 'TPA Bills',
      icon: 'files',
      roles: { ...overseen, billing: 'view add edit', approver: 'view add edit' },
    },
    {
      heading: 'TPA',
      order: 50,
      path: 'tpa/organisation',
      title: 'Associations',
      icon: 'building-bank',
      roles: { ...overseen, billing: 'view add edit', approver: 'view' },
    },
    {
      heading: 'TPA',
      order: 60,
      path: 'tpa/insurance',
      title: 'Insurance Companies',
      icon: 'shield-heart',
      roles: { ...overseen, billing: 'view add edit', approver: 'view' },
    },
  ],
};
