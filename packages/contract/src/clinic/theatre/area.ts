// Declaration of the theatre area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** Operation theatres and their bookings. */
export const theatreArea: ContractArea = {
  name: 'theatre',
  wing: 'clinic',
  uses: ['admission', 'charge', 'opd', 'patient', 'payment', 'staff'],
  auditNames: ['operation_advance', 'operation_charge', 'ot_booking', 'ot_provisional_booking', 'ot_slot'],
  logTexts: { operation: ['theatre'], ot_: ['theatre'] },
  menu: [
    {
      heading: 'Patients',
      group: 'Theatre',
      order: 60,
      path: 'ot-booking',
      letter: 't',
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
      heading: 'Patients',
      group: 'Theatre',
      order: 70,
      path: 'ot-availability',
      title: 'OT Availability',
      icon: 'calendar-time',
      roles: { ...overseen, doctor: 'view', nurse: 'view', frontDesk: 'view', billing: 'view', approver: 'view' },
    },
    {
      heading: 'Settings',
      department: 'Theatre',
      order: 30,
      path: 'ot-settings',
      title: 'OT Settings',
      icon: 'door',
      roles: overseen,
    },
  ],
};
