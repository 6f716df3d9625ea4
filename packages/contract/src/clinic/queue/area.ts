// Declaration of the queue area: its wing, the areas it uses, and its part of the menu.
import type { ContractArea } from '../../kernel/area.ts';
import { overseen } from '../../kernel/menu-item.ts';

/** The rooms of the OPD, the sessions held in them, and the patients in line before the doors. */
export const queueArea: ContractArea = {
  name: 'queue',
  wing: 'clinic',
  uses: ['admission', 'counter', 'opd', 'patient', 'vital', 'worklist'],
  auditNames: ['opd_delay', 'opd_next', 'opd_room', 'opd_session', 'queue'],
  logTexts: { follow_up: ['queue', 'consultation'] },
  starts: { doctor: 'opd/queue', frontDesk: 'clinic-booking' },
  menu: [
    {
      heading: 'Patients',
      group: 'Front desk',
      order: 45,
      path: 'clinic-booking',
      letter: 'w',
      title: 'Clinic Booking',
      icon: 'users-group',
      roles: { ...overseen, frontDesk: 'view add edit' },
    },
    {
      heading: 'Settings',
      department: 'Clinic',
      order: 35,
      path: 'opdRoomSetup',
      title: 'OPD Rooms',
      icon: 'door-enter',
      roles: { ...overseen, doctor: 'view', frontDesk: 'view' },
    },
  ],
};
