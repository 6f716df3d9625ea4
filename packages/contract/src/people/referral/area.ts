// Declaration of the referral area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { referralFile } from './referral-file.ts';

/** People who refer patients. */
export const referralArea: ContractArea = {
  name: 'referral',
  wing: 'people',
  uses: [],
  auditNames: ['referral'],
  logTexts: { referral: ['referral'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Front desk',
      order: 20,
      path: 'referral',
      title: 'Referrals',
      icon: 'user-share',
      roles: { ...overseen, doctor: 'view', frontDesk: 'view add edit', billing: 'view', approver: 'view' },
    },
  ],
  fileTables: [referralFile],
};
