// Declaration of the approval area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';

/** The queue of requests that need a second person. */
export const approvalArea: ContractArea = {
  name: 'approval',
  wing: 'foundation',
  uses: ['message'],
  auditNames: ['approval_request'],
  logTexts: { approv: ['approval', 'staff'] },
  menu: [
    {
      heading: 'Communication',
      order: 20,
      path: 'approval',
      letter: 'v',
      title: 'Approvals',
      icon: 'checks',
      roles: {
        administrator: 'view edit',
        approver: 'view edit',
        billing: 'view edit',
        doctor: 'view',
        nurse: 'view edit',
        frontDesk: 'view',
        pharmacist: 'view edit',
        regionalHead: 'view',
      },
    },
  ],
};
