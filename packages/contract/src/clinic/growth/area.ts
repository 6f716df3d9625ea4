// Declaration of the growth area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Growth of children by the tables that the hospital has imported. */
export const growthArea: ContractArea = {
  name: 'growth',
  wing: 'clinic',
  uses: ['opd', 'patient', 'vital'],
  auditNames: ['growth_confirmation', 'growth_table'],
  logTexts: { growth: ['growth'] },
  menu: [
    {
      heading: 'Settings',
      department: 'Clinic',
      order: 36,
      path: 'opdRoomSetup/growth_tables',
      title: 'Growth Tables',
      icon: 'chart-dots',
      roles: { ...overseen, doctor: 'view', nurse: 'view' },
    },
  ],
};
