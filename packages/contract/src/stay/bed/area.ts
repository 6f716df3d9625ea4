// Declaration of the bed area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { bedFile, bedFloorFile, bedGroupFile } from './bed-file.ts';

/** Beds, wards and floors. */
export const bedArea: ContractArea = {
  name: 'bed',
  wing: 'stay',
  uses: ['patient'],
  auditNames: ['bed', 'bed_floor', 'bed_group'],
  logTexts: { bed: ['bed', 'admission'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Front desk',
      order: 190,
      path: 'bed-availability',
      letter: 'b',
      title: 'Bed Availability',
      icon: 'layout-grid',
      roles: {
        ...overseen,
        doctor: 'view',
        nurse: 'view add edit',
        frontDesk: 'view add edit',
        billing: 'view',
        approver: 'view',
      },
    },
    {
      heading: 'Settings',
      department: 'Wards',
      order: 10,
      path: 'bed-settings',
      title: 'Bed Settings',
      icon: 'bed-flat',
      roles: overseen,
      pages: [
        { path: 'bed-settings/bed', title: 'Beds' },
        { path: 'bed-settings/ward', title: 'Wards' },
        { path: 'bed-settings/floor', title: 'Floors' },
      ],
    },
  ],
  fileTables: [bedFloorFile, bedGroupFile, bedFile],
};
