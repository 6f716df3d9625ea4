// Declaration of the admission area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import type { ScreenRoles } from '../../kernel/default-roles.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { nursingMenu } from './admission-pages.ts';
import { admissionFormPaper } from './papers.ts';

/** The lists of inpatients are shared by all who work in a ward or for it. */
const wards: ScreenRoles = {
  ...overseen,
  doctor: 'view add edit delete',
  nurse: 'view edit delete',
  frontDesk: 'view add edit delete',
  // Takes charges back; a bed and the facts of an admission are the ward's and the front desk's affair.
  billing: 'view delete',
  approver: 'view',
};

/** Admissions and the lists of inpatients. */
export const admissionArea: ContractArea = {
  name: 'admission',
  wing: 'stay',
  uses: ['bed', 'gateway', 'patient', 'referral', 'staff', 'tariff', 'tenancy'],
  auditNames: ['admission', 'age', 'bed_stay'],
  logTexts: { admission: ['admission', 'inpatient'] },
  papers: [admissionFormPaper],
  menu: [
    {
      heading: 'Patients',
      group: 'Wards',
      order: 80,
      path: 'ipd/ipd_registration',
      letter: 'i',
      title: 'IPD Patients',
      icon: 'bed',
      roles: wards,
    },
    {
      heading: 'Patients',
      group: 'Wards',
      order: 90,
      path: 'emergency',
      letter: 'e',
      title: 'Emergency Patients',
      icon: 'ambulance',
      roles: wards,
    },
    {
      heading: 'Patients',
      group: 'Wards',
      order: 100,
      path: 'day-care',
      title: 'Day Care Patients',
      icon: 'sun',
      roles: wards,
    },
    {
      heading: 'Patients',
      group: 'Wards',
      order: 110,
      path: 'dental',
      title: 'Dental Patients',
      icon: 'dental',
      roles: { ...wards, nurse: 'view' },
    },
    {
      heading: 'Patients',
      group: 'Wards',
      order: 120,
      path: 'ivf-care',
      title: 'IVF Patients',
      icon: 'dna',
      roles: { ...wards, nurse: 'view' },
    },
    {
      heading: 'Patients',
      group: 'Wards',
      order: 140,
      path: 'admission-cancel',
      title: 'Cancelled Admissions',
      icon: 'user-x',
      roles: { ...overseen, frontDesk: 'view', billing: 'view', approver: 'view' },
    },
    {
      heading: 'Patients',
      group: 'Wards',
      order: 200,
      path: nursingMenu,
      letter: 'n',
      title: 'Nursing Station',
      icon: 'nurse',
      roles: { ...overseen, doctor: 'view add edit', nurse: 'view add edit', frontDesk: 'view' },
    },
    {
      heading: 'Settings',
      department: 'Wards',
      order: 50,
      path: 'ipd_settings',
      title: 'IPD Settings',
      icon: 'adjustments',
      roles: overseen,
    },
  ],
};
