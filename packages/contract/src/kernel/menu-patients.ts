// The group of the menu for the work with patients.
import { nursingMenu } from './admission-pages.ts';
import type { ScreenRoles } from './default-roles.ts';
import { type MenuGroup, overseen } from './menu-item.ts';

/** The lists of inpatients are shared by all who work in a ward or for it. */
const wards: ScreenRoles = {
  ...overseen,
  doctor: 'view add edit delete',
  nurse: 'view edit delete',
  frontDesk: 'view add edit delete',
  billing: 'view edit delete',
  approver: 'view',
};

/** From the registration to the way out. */
export const patientGroup: MenuGroup = {
  title: 'Patients',
  items: [
    {
      path: 'patient_registration',
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
    {
      path: 'referral',
      title: 'Referrals',
      icon: 'user-share',
      roles: { ...overseen, doctor: 'view', frontDesk: 'view add edit', billing: 'view', approver: 'view' },
    },
    {
      path: 'provisional-booking',
      title: 'Provisional Booking',
      icon: 'calendar-plus',
      roles: {
        ...overseen,
        doctor: 'view add edit',
        frontDesk: 'view add edit delete',
        billing: 'view',
        approver: 'view',
      },
    },
    {
      path: 'appointment',
      title: 'Doctor Calendar',
      icon: 'calendar-week',
      roles: {
        ...overseen,
        doctor: 'view add edit',
        nurse: 'view',
        frontDesk: 'view add edit',
        billing: 'view',
        approver: 'view',
      },
    },
    {
      path: 'opd',
      title: 'OPD Patients',
      icon: 'clipboard-list',
      roles: {
        ...overseen,
        doctor: 'view add edit',
        nurse: 'view',
        frontDesk: 'view add edit',
        billing: 'view',
        approver: 'view',
      },
    },
    {
      path: 'ot-booking',
      title: 'OT Booking',
      icon: 'heartbeat',
      roles: {
        ...overseen,
        doctor: 'view add edit delete',
        nurse: 'view add edit',
        frontDesk: 'view add edit delete',
        billing: 'view',
        approver: 'view',
      },
    },
    {
      path: 'ot-availability',
      title: 'OT Availability',
      icon: 'calendar-time',
      roles: { ...overseen, doctor: 'view', nurse: 'view', frontDesk: 'view', billing: 'view', approver: 'view' },
    },
    { path: 'ipd/ipd_registration', title: 'IPD Patients', icon: 'bed', roles: wards },
    { path: 'emergency', title: 'Emergency Patients', icon: 'ambulance', roles: wards },
    { path: 'day-care', title: 'Day Care Patients', icon: 'sun', roles: wards },
    { path: 'dental', title: 'Dental Patients', icon: 'dental', roles: { ...wards, nurse: 'view' } },
    { path: 'ivf-care', title: 'IVF Patients', icon: 'baby-carriage', roles: { ...wards, nurse: 'view' } },
    {
      path: 'ipd/discharge_patient',
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
    {
      path: 'admission-cancel',
      title: 'Cancelled Admissions',
      icon: 'user-x',
      roles: { ...overseen, frontDesk: 'view', billing: 'view', approver: 'view' },
    },
    {
      path: 'birth_record',
      title: 'Birth Records',
      icon: 'baby-carriage',
      roles: { ...overseen, doctor: 'view add edit', nurse: 'view', frontDesk: 'view add edit' },
    },
    {
      path: 'death_record',
      title: 'Death Records',
      icon: 'file-certificate',
      roles: { ...overseen, doctor: 'view add edit', nurse: 'view', frontDesk: 'view add edit' },
    },
    {
      path: 'mortuary_management',
      title: 'Mortuary',
      icon: 'grave',
      roles: { ...overseen, doctor: 'view', nurse: 'view', frontDesk: 'view add edit' },
    },
    {
      path: 'bill/dues',
      title: 'Dues',
      icon: 'cash-off',
      roles: { ...overseen, frontDesk: 'view', billing: 'view add edit', approver: 'view add edit' },
    },
    {
      path: 'bed-availability',
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
      path: nursingMenu,
      title: 'Nursing Station',
      icon: 'nurse',
      roles: { ...overseen, doctor: 'view add edit', nurse: 'view add edit', frontDesk: 'view' },
    },
  ],
};
