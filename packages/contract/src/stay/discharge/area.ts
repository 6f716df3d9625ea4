// Declaration of the discharge area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { dischargeSummaryPaper } from './papers.ts';

/** The way out. */
export const dischargeArea: ContractArea = {
  name: 'discharge',
  wing: 'stay',
  uses: ['admission', 'bed', 'bill', 'gateway', 'patient', 'staff', 'tenancy', 'tpa'],
  auditNames: ['discharge_begun', 'discharge_clearance', 'discharge_event', 'discharge_summary'],
  logTexts: { discharge: ['discharge'] },
  papers: [dischargeSummaryPaper],
  menu: [
    {
      heading: 'Patients',
      group: 'Wards',
      order: 136,
      path: 'ipd/discharge_patient',
      letter: 'd',
      title: 'Discharge Patient',
      icon: 'door-exit',
      roles: {
        ...overseen,
        doctor: 'view add edit',
        nurse: 'view add',
        frontDesk: 'view add edit',
        billing: 'view add edit',
        approver: 'view',
        pharmacist: 'view add',
      },
    },
  ],
};
