// Declaration of the message area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Messages and the bell. */
export const messageArea: ContractArea = {
  name: 'message',
  wing: 'foundation',
  uses: [],
  auditNames: ['hms_notification', 'message'],
  logTexts: { message: ['message'] },
  menu: [
    {
      heading: 'Communication',
      order: 10,
      path: 'message',
      letter: 'm',
      title: 'Messages',
      icon: 'message',
      roles: {
        ...overseen,
        doctor: 'view',
        nurse: 'view',
        frontDesk: 'view',
        billing: 'view',
        approver: 'view',
        pharmacist: 'view',
      },
    },
  ],
};
