// Declaration of the tenancy area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Hospitals of a tenant, their years and their papers. */
export const tenancyArea: ContractArea = {
  name: 'tenancy',
  wing: 'foundation',
  uses: [],
  auditNames: ['financial_year', 'gst_rule', 'hospital', 'hospital_picture', 'paper_layout', 'print_setting'],
  logTexts: { hospital: ['tenancy', 'shell'], paper: ['paper'], print_: ['paper'] },
  menu: [
    {
      heading: 'Settings',
      department: 'Hospital',
      order: 60,
      path: 'add_hospital',
      title: 'Hospitals',
      icon: 'building-hospital',
      roles: overseen,
    },
    {
      heading: 'Settings',
      department: 'Hospital',
      order: 70,
      path: 'add_hospital/financial-year',
      title: 'Financial Years',
      icon: 'calendar',
      roles: overseen,
    },
    {
      heading: 'Settings',
      department: 'Hospital',
      order: 80,
      path: 'print-settings',
      title: 'Print Settings',
      icon: 'printer',
      roles: overseen,
    },
  ],
};
