// Declaration of the patient area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { patientLabelPaper, patientRegistrationPaper, wristbandPaper } from './papers.ts';

/** Patients and their registration. */
export const patientArea: ContractArea = {
  name: 'patient',
  wing: 'people',
  uses: ['referral', 'tenancy'],
  auditNames: ['patient', 'patient_merge'],
  logTexts: { patient: ['patient', 'chart'] },
  papers: [patientRegistrationPaper, patientLabelPaper, wristbandPaper],
  menu: [
    {
      heading: 'Patients',
      group: 'Front desk',
      order: 10,
      path: 'patient_registration',
      letter: 'p',
      title: 'Patient Registration',
      icon: 'user-plus',
      roles: {
        ...overseen,
        doctor: 'view',
        nurse: 'view',
        frontDesk: 'view add edit',
        billing: 'view',
        approver: 'view',
      },
      // Five routes of the specification share the patient module.
      aliases: [
        'opd-patient-registration',
        'ipd-patient-registration',
        'lab-patient-registration',
        'radiology/radiology-patient-registration',
      ],
    },
  ],
};
