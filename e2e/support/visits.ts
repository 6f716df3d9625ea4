// The outpatient scene of journeys: the days of the hospital, the doctors of the demo, OPD hours around the clock, and visits to them.
import { saveCalendar } from '../../packages/contract/src/clinic/opd/calendar.ts';
import { addVisit } from '../../packages/contract/src/clinic/opd/visit.ts';
import { listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import type { Api } from './api.ts';

const DAY_MS = 86_400_000;

/** The day of the hospital so many days from now. */
export const dayIn = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(Date.now() + days * DAY_MS));

/** Today in the hospital. */
export const today = dayIn(0);

/** A doctor of the demo. */
interface Doctor {
  readonly staffId: number;
  readonly name: string;
  readonly lastName: string;
}

/** Doctors who work, in the order of the staff list. Throws where the demo has fewer than are needed. */
export async function doctorsOf(api: Api, least = 1): Promise<readonly Doctor[]> {
  const { rows } = await api.ask(listStaff, { pageNumber: 1, pageSize: 0 });
  const doctors = rows.filter(({ isActive, roleId }) => isActive && roleId === 1);
  if (doctors.length < least) throw new Error(`The demo has fewer than ${least} doctors`);
  return doctors.map(({ staffId, firstName, lastName }) => ({ staffId, name: `${firstName} ${lastName}`, lastName }));
}

/** Lets a doctor hold OPD around the clock, today and to the day named. */
export async function holdOpd(api: Api, doctorId: number, untilDay = today): Promise<void> {
  const hours = { fromTime: '00:00', untilTime: '23:55', slotMinutes: 5, maxPatients: 280 };
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  await api.ask(saveCalendar, { calendar: { doctorId, fromDate: today, toDate: untilDay, weekdays, ...hours } });
}

/** A visit of today to a doctor who holds OPD. Answers its number. */
export async function visitTo(api: Api, doctorId: number, patientId: number, complaint = ''): Promise<number> {
  const { visit } = await api.ask(addVisit, { visit: { patientId, doctorId, visitOn: today, complaint } });
  return visit.visitId;
}
