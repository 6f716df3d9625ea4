// Waiting lines of the OPD: patients in a doctor's queue, and bookings of the day.
import { queueStatesBefore } from '@charaka/rules/clinic/opd-queue';
import { defaultRoles } from '../../kernel/default-roles.ts';
import { may } from '../../kernel/endpoint.ts';
import { type WaitingFor, type WaitingLines, waitsIn } from '../../kernel/waiting-line.ts';
import { appointmentMenu, listAppointments } from './appointment.ts';
import { listVisits, visitMenu } from './visit.ts';

/** Of nobody, where a user is no member of staff. */
const ownNumber = ({ staffId }: WaitingFor) => staffId ?? 0;

/** The doctor whose bookings are meant: doctors see their own, everybody else those of all. */
export const doctorOfBookings = (who: WaitingFor): number | undefined =>
  who.roleId === defaultRoles.doctor.roleId ? ownNumber(who) : undefined;

const ofDoctor = <T>(who: WaitingFor, filter: (doctorId: number) => T) => {
  const doctorId = doctorOfBookings(who);
  return doctorId === undefined ? {} : filter(doctorId);
};

/** Shown to doctors, and to the desk that takes patients in. */
export const opdWaiting = {
  ownVisits: waitsIn(listVisits)({
    order: 5,
    permission: may('view', visitMenu),
    rows: (who) => ({
      doctorId: ownNumber(who),
      fromDate: who.today,
      toDate: who.today,
      queueState: [...queueStatesBefore],
    }),
    address: (who) => ({ path: `${visitMenu}/queue`, search: { doctor: String(ownNumber(who)) } }),
  }),
  bookings: waitsIn(listAppointments)({
    order: 8,
    permission: may('add', visitMenu),
    rows: (who) => ({
      fromDate: who.today,
      toDate: who.today,
      status: 'Provisional',
      ...ofDoctor(who, (doctorId) => ({ doctorId })),
    }),
    address: (who) => ({
      path: appointmentMenu,
      search: {
        from: who.today,
        to: who.today,
        status: 'Provisional',
        ...ofDoctor(who, (doctorId) => ({ doctor: String(doctorId) })),
      },
    }),
  }),
} satisfies WaitingLines;
