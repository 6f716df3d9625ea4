// Declaration of the masters area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { masters } from './all.ts';

/** Lists of values. */
export const mastersArea: ContractArea = {
  name: 'masters',
  wing: 'foundation',
  uses: [],
  auditNames: ['allergy', 'department', 'insurance'],
  menu: [
    {
      heading: 'Settings',
      department: 'Clinic',
      order: 40,
      path: 'settings/diagnosis',
      title: 'Diagnosis',
      icon: 'stethoscope',
      roles: { ...overseen, doctor: 'view add edit', frontDesk: 'view' },
      // Earlier address of the list; it redirects here until the diagnostic counter has it (Q228).
    },
    {
      heading: 'Settings',
      department: 'Hospital',
      order: 90,
      path: 'settings',
      title: 'Lists of Values',
      icon: 'list-details',
      roles: overseen,
    },
  ],
  fileTables: masters,
};
