// What the chart area declares: where it stands and what it uses.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** What is known of a patient whoever asks: allergies, problems, and the diagnoses of each encounter. */
export const chartArea: ContractArea = {
  name: 'chart',
  wing: 'clinic',
  uses: ['admission', 'opd', 'patient'],
  auditNames: ['encounter_diagnosis', 'notifiable_case', 'patient_allergy', 'patient_problem'],
  menu: [
    {
      heading: 'Reports',
      order: 40,
      path: 'notifiable-cases',
      title: 'Notifiable Cases',
      icon: 'virus',
      roles: { ...overseen, doctor: 'view edit', pathologist: 'view edit' },
    },
  ],
};
