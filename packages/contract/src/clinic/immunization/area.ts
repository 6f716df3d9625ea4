// Declaration of the immunization area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { vaccineScheduleMenu } from './vaccine-schedule.ts';

/** Vaccination schedules, and the doses that patients were given. */
export const immunizationArea: ContractArea = {
  name: 'immunization',
  wing: 'clinic',
  uses: ['opd', 'patient', 'vital'],
  auditNames: ['immunization', 'vaccine_schedule'],
  logTexts: { immun: ['immunization'], vaccine: ['immunization'] },
  menu: [
    {
      heading: 'Settings',
      department: 'Clinic',
      order: 36,
      path: vaccineScheduleMenu,
      title: 'Vaccine Schedules',
      icon: 'vaccine',
      roles: { ...overseen, doctor: 'view', nurse: 'view' },
    },
  ],
};
