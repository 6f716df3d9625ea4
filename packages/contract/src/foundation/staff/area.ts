// Declaration of the staff area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly, overseen } from '../../kernel/menu-item.ts';

/** Staff, their log-ins and delegated approvals. */
export const staffArea: ContractArea = {
  name: 'staff',
  wing: 'foundation',
  uses: ['access', 'approval', 'message', 'tenancy'],
  auditNames: ['approver', 'delegation', 'staff', 'staff_document'],
  logTexts: { app_user: ['staff', 'setup'], delegation: ['staff'], staff: ['staff'] },
  menu: [
    {
      heading: 'Human Resource',
      order: 10,
      path: 'human_resource/administration',
      title: 'Staff',
      icon: 'id-badge',
      roles: administratorsOnly,
    },
    {
      heading: 'Human Resource',
      order: 20,
      path: 'human_resource/approving_authorities',
      title: 'Approving Authorities',
      icon: 'rubber-stamp',
      roles: administratorsOnly,
    },
    {
      heading: 'Settings',
      department: 'Users and rights',
      order: 20,
      path: 'staff-settings',
      title: 'Staff Settings',
      icon: 'users',
      roles: overseen,
    },
  ],
};
