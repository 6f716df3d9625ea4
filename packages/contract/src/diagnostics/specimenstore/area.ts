// Declaration of the specimenstore area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { administratorsOnly } from '../../kernel/menu-item.ts';
import { specimenStoreMenu } from '../laboratory/lab-menus.ts';

/** Specimens that are kept: split into aliquots, put into a place, thrown away when their day has come. */
export const specimenstoreArea: ContractArea = {
  name: 'specimenstore',
  wing: 'diagnostics',
  uses: ['laboratory', 'patient', 'worklist'],
  auditNames: ['aliquot'],
  menu: [
    {
      heading: 'Patients',
      group: 'Laboratory',
      order: 139,
      path: specimenStoreMenu,
      title: 'Specimen store',
      icon: 'fridge',
      roles: { ...administratorsOnly, labTechnician: 'view edit', pathologist: 'view' },
    },
  ],
};
