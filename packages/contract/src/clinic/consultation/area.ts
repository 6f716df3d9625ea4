// Declaration of the consultation area: its wing and the areas it uses. Its screen is a page below the OPD screen.
import type { ContractArea } from '../../kernel/area.ts';
import { opdPrescriptionPaper } from './papers.ts';

/** The doctor's note of a visit, its prescription, and its paper. */
export const consultationArea: ContractArea = {
  name: 'consultation',
  wing: 'clinic',
  uses: [
    'access',
    'admission',
    'chart',
    'growth',
    'message',
    'opd',
    'order',
    'patient',
    'staff',
    'template',
    'tenancy',
    'vital',
    'worklist',
  ],
  auditNames: ['consultation', 'follow_up', 'patient_certificate', 'prescription', 'visit_take_over'],
  logTexts: { consultation: ['consultation', 'counter', 'template'] },
  papers: [opdPrescriptionPaper],
};
