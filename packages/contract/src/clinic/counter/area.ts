// Declaration of the counter area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { counterMenu, testRefundMenu } from './counter-bill.ts';
import { counterBillPaper } from './papers.ts';

/** Bills, receipts and refunds of outpatients at the counter. */
export const counterArea: ContractArea = {
  name: 'counter',
  wing: 'clinic',
  uses: [
    'admission',
    'bill',
    'charge',
    'opd',
    'order',
    'patient',
    'payment',
    'referral',
    'staff',
    'tax',
    'tenancy',
    'tpa',
  ],
  auditNames: ['consultation_fee', 'counter_bill', 'counter_receipt', 'opd_fee_setting', 'refund_due'],
  logTexts: { counter: ['counter'], refund: ['counter'] },
  papers: [counterBillPaper],
  menu: [
    {
      heading: 'Patients',
      group: 'Billing',
      order: 55,
      path: counterMenu,
      letter: 'x',
      title: 'OPD Counter',
      icon: 'calculator',
      roles: {
        ...overseen,
        frontDesk: 'view add',
        billing: 'view add edit',
        approver: 'view add edit',
      },
    },
    {
      heading: 'Patients',
      group: 'Billing',
      order: 56,
      path: 'appointment-refund',
      title: 'Refunds Due',
      icon: 'banknote-off',
      roles: { ...overseen, frontDesk: 'view', billing: 'view add edit', approver: 'view add edit' },
    },
    {
      heading: 'Patients',
      group: 'Billing',
      order: 57,
      path: testRefundMenu,
      title: 'Test Refunds',
      icon: 'test-pipe-off',
      roles: { ...overseen, billing: 'view', approver: 'view' },
    },
    {
      heading: 'Settings',
      department: 'Clinic',
      order: 36,
      path: 'settings/consultation-fee',
      title: 'Consultation Fees',
      icon: 'coins',
      roles: overseen,
    },
  ],
};
