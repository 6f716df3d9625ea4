// The outpatient scene of journeys: the days of the hospital, the doctors of the demo, OPD hours around the clock, and visits to them.
import { expect, type Page } from '@playwright/test';
import { getConsultation, takeOverVisit } from '../../packages/contract/src/clinic/consultation/consultation.ts';
import { saveCalendar } from '../../packages/contract/src/clinic/opd/calendar.ts';
import { addVisit } from '../../packages/contract/src/clinic/opd/visit.ts';
import { endSession } from '../../packages/contract/src/clinic/queue/opd-session.ts';
import { endConsult, getQueue, startConsult } from '../../packages/contract/src/clinic/queue/queue.ts';
import { listStaff } from '../../packages/contract/src/foundation/staff/staff.ts';
import { type Api, openApi } from './api.ts';
import { choose } from './desk.ts';

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
export async function holdOpd(api: Api, doctorId: number, untilDay = today, maxPatients = 280): Promise<void> {
  const hours = { fromTime: '00:00', untilTime: '23:55', slotMinutes: 5, maxPatients };
  const weekdays = [0, 1, 2, 3, 4, 5, 6];
  await api.ask(saveCalendar, { calendar: { doctorId, fromDate: today, toDate: untilDay, weekdays, ...hours } });
}

/** A visit of today to a doctor who holds OPD. Answers its number. */
export async function visitTo(api: Api, doctorId: number, patientId: number, complaint = ''): Promise<number> {
  const { visit } = await api.ask(addVisit, { visit: { patientId, doctorId, visitOn: today, complaint } });
  return visit.visitId;
}

/** Finishes every patient called or with the doctor and ends the session, so that a journey begins it anew. */
export async function closeDoor(api: Api, doctorId: number): Promise<void> {
  const { opdDay, opdSession, rows } = await api.ask(getQueue, { doctorId });
  for (const { visitId, queueState } of rows) {
    if (queueState === 'Called') await api.ask(startConsult, { visitId, endsLast: true });
    if (queueState === 'Called' || queueState === 'InConsult')
      await api.ask(endConsult, { visitId }).catch(() => undefined);
  }
  if (opdSession?.startedAt && opdSession.sessionState !== 'Ended')
    await api.ask(endSession, { opdSession: { opdDayId: opdDay?.opdDayId ?? 0 } });
}

/** Begins the session of the queue on the screen, in a room. */
export async function openDoor(page: Page, roomName: string): Promise<void> {
  await page.getByRole('button', { name: /^(Start session|Go on)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Start the session' });
  await choose(dialog, 'Room', roomName);
  await dialog.getByRole('button', { name: 'Start session' }).click();
  await expect(page.getByText('Running')).toBeVisible();
}

/** The doctor who logs in takes the visit over where it is a colleague's (Q272). */
export async function takeOver(visitId: number, patientId: number): Promise<void> {
  const doctor = await openApi('doctor');
  const { colleagueName } = await doctor.ask(getConsultation, { visitId });
  if (colleagueName != null) await doctor.ask(takeOverVisit, { visitId, patientId });
}
