// Visits to the OPD: tokens without gaps, never more than the doctor can see, and appointments that come true.
import { getAppointment } from '@charaka/contract/clinic/opd/appointment';
import { listCalendar, saveCalendar } from '@charaka/contract/clinic/opd/calendar';
import { addVisit, cancelVisit, getVisit, listVisits, nextToken } from '@charaka/contract/clinic/opd/visit';
import { describe, expect, it } from 'vitest';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const sentence = async (asked: Promise<{ message: string }>) => (await asked).message;
const come = (tenant: TestTenant, patientId: number, changes: object = {}) =>
  tenant.call(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf(), ...changes } });

describe('a visit', () => {
  it('gets the next token and an OPD number; its patient cannot come twice', async () => {
    const tenant = await makeTenant(parts);
    const [first = 0, second = 0] = await tenant.addPatients(2);
    await holdOpd(tenant, 5);
    expect(await sentence(come(tenant, first))).toBe('Token 1');
    expect(await sentence(come(tenant, first))).toMatch(/^.+ already has token 1$/);
    const { tokenNo } = await tenant.ask(nextToken, { visit: { doctorId: 1, visitOn: dayOf() } });
    expect(tokenNo).toBe(2);
    const { visit } = (await come(tenant, second)).output;
    expect(visit).toMatchObject({ tokenNo: 2, opdNumber: '2', visitOn: dayOf(), isCancelled: false, advance: 0 });
    const read = await tenant.call(getVisit, { visit: { visitId: visit.visitId } });
    expect(read.output.visit.registration).toMatchObject({ patientId: second, birthDate: '1990-05-01' });
    expect(read.wire).toHaveProperty('opdPatientMaster.hospitalRegistration.patientUid', second);
  });

  it('is refused without OPD, in the past, and when the doctor is fully booked', async () => {
    const tenant = await makeTenant(parts);
    const [first = 0, second = 0] = await tenant.addPatients(2);
    expect(await sentence(come(tenant, first))).toMatch(/^Dr\. Ravi One holds no OPD on /);
    expect(await sentence(come(tenant, first, { visitOn: dayOf(-1) }))).toBe("A visit can't be in the past");
    await holdOpd(tenant, 1);
    expect(await sentence(come(tenant, 999))).toBe('This patient does not exist');
    await come(tenant, first);
    expect(await sentence(come(tenant, second))).toBe(
      'Dr. Ravi One sees 1 patients that day, and all places are booked',
    );
  });

  it('that is cancelled leaves room for another, who gets a new token', async () => {
    const tenant = await makeTenant(parts);
    const [first = 0, second = 0] = await tenant.addPatients(2);
    await holdOpd(tenant, 1);
    const { visitId } = (await come(tenant, first)).output.visit;
    const cancel = () => tenant.call(cancelVisit, { visit: { visitId, cancelReason: 'Left without being seen' } });
    expect(await sentence(cancel())).toBe('OPD visit cancelled');
    expect(await sentence(cancel())).toBe('This visit is cancelled');
    expect((await come(tenant, second)).output.visit.tokenNo).toBe(2);
    const { rows } = await tenant.ask(listVisits, { fromDate: dayOf(), toDate: dayOf(), isCancelled: false });
    expect(rows.map((row) => row.tokenNo)).toEqual([2]);
    expect((await tenant.ask(listVisits, { doctorId: 2 })).rows).toEqual([]);
  });

  it('of an appointment confirms it and is counted once; cancelled, the appointment stands again (R398)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0, other = 0] = await tenant.addPatients(2);
    await holdOpd(tenant, 1);
    const { appointment } = (await book(tenant, { patientId, advance: 200 })).output;
    const { appointmentId } = appointment;
    expect(await sentence(come(tenant, other))).toBe(
      'Dr. Ravi One sees 1 patients that day, and all places are booked',
    );
    expect(await sentence(come(tenant, other, { appointmentId }))).toBe('This appointment belongs to another patient');
    const { visit } = (await come(tenant, patientId, { appointmentId })).output;
    expect(visit).toMatchObject({ appointmentId, advance: 20_000 });
    const status = async () =>
      (await tenant.ask(getAppointment, { appointment: { appointmentId } })).appointment.status;
    expect(await status()).toBe('Confirm');
    expect(await sentence(come(tenant, patientId, { appointmentId }))).toBe('This appointment is Confirm');
    const { days } = await tenant.ask(listCalendar, { fromDate: dayOf(), toDate: dayOf(), doctorId: 1 });
    expect(days[0]?.bookedPatients).toBe(1);
    await tenant.ask(cancelVisit, { visit: { visitId: visit.visitId, cancelReason: 'Came too late' } });
    expect(await status()).toBe('Provisional');
  });
});

describe('at the same instant', () => {
  it('twelve patients for seven places get the tokens one to seven', async () => {
    const tenant = await makeTenant(parts);
    const patients = await tenant.addPatients(12);
    await holdOpd(tenant, 7);
    const answers = await Promise.all(patients.map((patientId) => come(tenant, patientId)));
    const tokens = answers.filter(({ isFailure }) => !isFailure).map(({ output }) => output.visit.tokenNo);
    expect(tokens.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('the calendar', () => {
  const hours = { doctorId: 1, fromTime: '09:00', untilTime: '13:00', slotMinutes: 20, maxPatients: 12 };

  it('is set on weekdays between two days, and set again', async () => {
    const tenant = await makeTenant(parts);
    const week = { fromDate: '2026-03-01', toDate: '2026-03-07' };
    const { days } = await tenant.ask(saveCalendar, { calendar: { ...hours, ...week, weekdays: [1, 3] } });
    expect(days).toBe(2);
    await tenant.ask(saveCalendar, { calendar: { ...hours, ...week, weekdays: [3], maxPatients: 4 } });
    const shown = (await tenant.ask(listCalendar, { ...week, specializationId: 1 })).days;
    expect(shown.map((day) => [day.startsOn, day.maxPatients])).toEqual([
      ['2026-03-02', 12],
      ['2026-03-04', 4],
    ]);
    expect((await tenant.ask(listCalendar, { ...week, specializationId: 99 })).days).toEqual([]);
  });

  it('is that of a doctor, of days in order and of a time that passes', async () => {
    const tenant = await makeTenant(parts);
    const set = (changes: object) =>
      sentence(
        tenant.call(saveCalendar, {
          calendar: { ...hours, fromDate: '2026-03-02', toDate: '2026-03-02', weekdays: [1], ...changes },
        }),
      );
    expect(await set({ doctorId: 99 })).toBe('Select Doctor');
    expect(await set({ weekdays: [2] })).toBe('None of the weekdays is between these days');
    expect(await set({ untilTime: '08:00' })).toBe('The end is before the start');
    expect(await set({ toDate: '2026-03-01' })).toBe('The last day is before the first day');
    expect(await set({ toDate: '2026-12-31' })).toBe('At most 92 days at once');
    const asked = await tenant.call(listCalendar, { fromDate: '2026-03-02', toDate: '2026-03-01' });
    expect(asked.message).toBe('The last day is before the first day');
  });
});
