// Declaration of the chart area: its wing and the areas it uses.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** The patient's chart, shared by all encounters: allergies, problems, and the diagnoses of each encounter. */
export const chartArea: ContractArea = {
  name: 'chart',
  wing: 'clinic',
  uses: ['admission', 'opd', 'patient'],
  auditNames: ['encounter_diagnosis', 'notifiable_case', 'patient_allergy', 'patient_problem'],
  logTexts: { allergy: ['chart'], chart: ['chart'], encounter: ['chart', 'consultation'], notifiable: ['chart'] },
  menu: [
    {
      heading: 'Reports',
      order: 40,
      path: 'notifiable-cases',
      title: 'Notifiable Cases',
      reportOf: 'Clinic',
      icon: 'virus',
      roles: { ...overseen, doctor: 'view edit', pathologist: 'view edit' },
    },
  ],
};
