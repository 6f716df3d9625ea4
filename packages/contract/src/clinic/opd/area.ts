// Declaration of the opd area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';
import { bookingAdvancePaper, opdTokenPaper } from './papers.ts';

/** Appointments, the calendar of doctors and visits. */
export const opdArea: ContractArea = {
  name: 'opd',
  wing: 'clinic',
  uses: ['admission', 'gateway', 'patient', 'payment', 'staff', 'tenancy', 'worklist'],
  auditNames: ['appointment', 'appointment_advance', 'doctor_hours', 'opd_day', 'opd_visit'],
  logTexts: { appointment: ['opd', 'queue'], opd: ['opd', 'queue', 'counter'] },
  papers: [bookingAdvancePaper, opdTokenPaper],
  menu: [
    {
      heading: 'Patients',
      group: 'Front desk',
      order: 30,
      path: 'provisional-booking',
      letter: 'a',
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
      heading: 'Patients',
      group: 'Front desk',
      order: 40,
      path: 'appointment',
      letter: 'c',
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
      heading: 'Patients',
      group: 'Clinic',
      order: 50,
      path: 'opd',
      letter: 'o',
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
  ],
};
