// Declaration of the vital area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Vital signs of a stay or visit, and the desk at which a nurse takes them before the doctor does. */
export const vitalArea: ContractArea = {
  name: 'vital',
  wing: 'clinic',
  uses: ['encounter', 'opd', 'patient', 'worklist'],
  auditNames: ['vital_sign_set'],
  logTexts: { vital: ['vital'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Clinic',
      order: 47,
      path: 'vital-signs',
      letter: 'j',
      title: 'Vital Signs',
      icon: 'clipboard-heart',
      roles: { ...overseen, doctor: 'view add edit', nurse: 'view add edit' },
    },
  ],
};
