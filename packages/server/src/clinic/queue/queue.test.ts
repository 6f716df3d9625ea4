// The line before a doctor's door: who is called next, what each step asks for, and that nobody is called twice.
import { listEncounters } from '@charaka/contract/clinic/encounter/encounter';
import { listDoctorsOfDay } from '@charaka/contract/clinic/opd/calendar';
import { getTokenPlace } from '@charaka/contract/clinic/opd/token-place';
import { addVisit, cancelVisit, listVisits } from '@charaka/contract/clinic/opd/visit';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { moveVisit } from '@charaka/contract/clinic/queue/move-visit';
import { opdRooms } from '@charaka/contract/clinic/queue/opd-room';
import { endSession, pauseSession, setDelay, startSession } from '@charaka/contract/clinic/queue/opd-session';
import {
  callNext,
  callPatient,
  endConsult,
  getQueue,
  markArrived,
  markNoShow,
  markResults,
  moveInQueue,
  recallPatient,
  sendForTests,
  startConsult,
} from '@charaka/contract/clinic/queue/queue';
import { admit } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { askNoPayment, verbalGroup } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const sentence = async (asked: Promise<{ message: string }>) => (await asked).message;

const comeTo = async (tenant: TestTenant, patientId: number, changes: object = {}) =>
  (await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf(), ...changes } })).visit.visitId;

const queueOf = (tenant: TestTenant, doctorId = 1) => tenant.ask(getQueue, { doctorId, day: dayOf() });

/** Patients in line before doctor 1, whose session runs unless it is said otherwise. */
async function lineOf(tenant: TestTenant, howMany: number, isRunning = true) {
  const patients = await tenant.addPatients(howMany);
  await holdOpd(tenant, howMany + 5);
  const visits: number[] = [];
  for (const patientId of patients) visits.push(await comeTo(tenant, patientId));
  const opdDayId = (await queueOf(tenant)).opdDay?.opdDayId ?? 0;
  if (!isRunning) return { patients, visits, opdDayId, opdSessionId: 0 };
  const { opdSession } = await tenant.ask(startSession, { opdSession: { opdDayId } });
  return { patients, visits, opdDayId, opdSessionId: opdSession.opdSessionId };
}

const waiting = async (tenant: TestTenant) =>
  (await queueOf(tenant)).rows
    .filter(({ place }) => place != null)
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .map(({ tokenNo }) => tokenNo);

describe('the queue', () => {
  it('ends the consultation of a patient who is admitted from it without naming the visit (Q289)', async () => {
    const tenant = await makeTenant(parts);
    const { patients, visits, opdSessionId } = await lineOf(tenant, 2);
    const visitId = (await tenant.ask(callNext, { opdSessionId })).visit.visitId;
    await tenant.ask(startConsult, { visitId });
    const patientId = patients[visits.indexOf(visitId)] ?? 0;
    await tenant.ask(admit, { admission: admissionForm(tenant, patientId) });
    const { rows } = await queueOf(tenant);
    expect(rows.map(({ queueState }) => queueState).toSorted()).toEqual(['Admitted', 'Waiting']);
    expect((await tenant.ask(callNext, { opdSessionId })).visit.queueState).toBe('Called');
  });

  it('gives the slip of a token the room of the session and the expected time, as far as they are known (OP003)', async () => {
    const tenant = await makeTenant(parts);
    const { visits, opdDayId } = await lineOf(tenant, 2, false);
    const placeOf = (visitId = 0) => tenant.ask(getTokenPlace, { visit: { visitId } });
    expect((await placeOf(visits[1])).roomName).toBeNull();
    const { opdRoom } = await tenant.ask(opdRooms.add, { opdRoom: { roomName: 'Room 3' } });
    const session = { opdDayId, opdRoomId: opdRoom.opdRoomId };
    await tenant.ask(startSession, { opdSession: session });
    expect((await tenant.ask(listDoctorsOfDay, {})).days).toMatchObject([{ doctorId: 1, roomName: 'Room 3' }]);
    const { rows } = await queueOf(tenant);
    for (const { visitId, expectedAt } of rows) {
      const place = await placeOf(visitId);
      expect(place.roomName).toBe('Room 3');
      // The queue and the slip are read a moment apart.
      expect(Math.abs(Date.parse(place.expectedAt ?? '') - Date.parse(expectedAt ?? ''))).toBeLessThan(60_000);
    }
    await tenant.ask(cancelVisit, { visit: { visitId: visits[1] ?? 0, cancelReason: 'Cannot come' } });
    expect((await placeOf(visits[1])).expectedAt).toBeNull();
    const other = await makeTenant(parts);
    const { isFailure } = await other.call(getTokenPlace, { visit: { visitId: visits[0] ?? 0 } });
    expect(isFailure).toBe(true);
  });

  it('is called by urgency, results and token, with the expected time of each (OP002, OP003)', async () => {
    const tenant = await makeTenant(parts);
    const { patients, opdSessionId, opdDayId, visits } = await lineOf(tenant, 4);
    const [urgent = 0] = await tenant.addPatients(1);
    await comeTo(tenant, urgent, { visitKind: 'Emergency' });
    expect(patients).toHaveLength(4);
    expect(await waiting(tenant)).toEqual([5, 1, 2, 3, 4]);
    const called = await tenant.ask(callNext, { opdSessionId });
    expect(called.visit).toMatchObject({ tokenNo: 5, queueState: 'Called', calledTimes: 1, nextTokenNo: 1 });
    await tenant.ask(startConsult, { visitId: called.visit.visitId });
    await tenant.ask(sendForTests, { visitId: called.visit.visitId });
    await tenant.ask(callPatient, { visitId: visits[3] ?? 0 });
    await tenant.ask(startConsult, { visitId: visits[3] ?? 0 });
    await tenant.ask(markResults, { visitId: called.visit.visitId });
    expect(await waiting(tenant)).toEqual([5, 1, 2, 3]);
    await tenant.ask(setDelay, { opdSession: { opdDayId, delayMinutes: 20 } });
    const { rows, averageMinutes } = await queueOf(tenant);
    expect(averageMinutes).toBe(15);
    const minutesUntil = rows
      .filter(({ place }) => place != null)
      .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
      .map(({ expectedAt }) => Math.round((Date.parse(expectedAt ?? '') - Date.now()) / 60_000));
    expect(minutesUntil).toEqual([35, 50, 65, 80]);
  });

  it('has a patient back as ready the moment a result comes, before new patients, and tells the screens (OP002, OP027)', async () => {
    const tenant = await makeTenant(parts);
    await askNoPayment(parts, tenant.tenantId);
    const { patients, visits, opdSessionId } = await lineOf(tenant, 2);
    const [encounter] = (await tenant.ask(listEncounters, { patientId: patients[0] ?? 0, isOpen: true })).encounters;
    const group = verbalGroup({ encounterId: encounter?.encounterId ?? 0 }, [{}, {}]);
    const { orders } = (await tenant.ask(signOrders, { group })).group;
    const [first = 0, second = 0] = orders.map(({ orderId }) => orderId);
    await tenant.ask(callNext, { opdSessionId });
    await tenant.ask(startConsult, { visitId: visits[0] ?? 0 });
    await tenant.ask(sendForTests, { visitId: visits[0] ?? 0 });
    expect(await waiting(tenant)).toEqual([2]);
    await tenant.ask(work.acceptOrders, { orderIds: [first, second] });
    await tenant.ask(work.startOrders, { orderIds: [first, second] });
    expect(await waiting(tenant)).toEqual([2]);
    await tenant.ask(work.completeOrders, { orderIds: [first], resultSummary: 'Albumin nil' });
    expect(await waiting(tenant)).toEqual([1, 2]);
    const mine = async () => (await queueOf(tenant)).rows.find(({ tokenNo }) => tokenNo === 1);
    expect(await mine()).toMatchObject({ queueState: 'Ready', hasResults: true });
    // A patient who is with the doctor again stays there; the next result is read in the note.
    await tenant.ask(callNext, { opdSessionId });
    await tenant.ask(startConsult, { visitId: visits[0] ?? 0 });
    await tenant.ask(work.completeOrders, { orderIds: [second], resultSummary: 'Sugar nil' });
    expect(await mine()).toMatchObject({ queueState: 'InConsult' });
  });

  it('never calls one patient twice, though fifty call the next one at the same instant', async () => {
    const tenant = await makeTenant(parts);
    const { opdSessionId } = await lineOf(tenant, 30);
    const answers = await Promise.all(Array.from({ length: 50 }, () => tenant.call(callNext, { opdSessionId })));
    const called = answers.filter(({ isFailure }) => !isFailure).map(({ output }) => output.visit.tokenNo);
    expect(called.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    const refused = answers.filter(({ isFailure }) => isFailure).map(({ message }) => message);
    expect(new Set(refused)).toEqual(new Set(['No patient in the queue can be called']));
  });

  it('calls nobody before the session runs, while it is paused and when it is over (OP006)', async () => {
    const tenant = await makeTenant(parts);
    const { visits, opdDayId } = await lineOf(tenant, 2, false);
    const call = () => sentence(tenant.call(callPatient, { visitId: visits[0] ?? 0 }));
    expect(await call()).toBe('Start the session first');
    const { opdSession } = await tenant.ask(startSession, { opdSession: { opdDayId } });
    expect((await tenant.call(pauseSession, { opdSession: { opdDayId, notice: ' ' } })).status).toBe(400);
    await tenant.ask(pauseSession, { opdSession: { opdDayId, notice: 'Back at 11' } });
    expect(await call()).toBe('The session is paused: Back at 11');
    expect(await sentence(tenant.call(callNext, { opdSessionId: opdSession.opdSessionId }))).toBe(
      'The session is paused: Back at 11',
    );
    await tenant.ask(startSession, { opdSession: { opdDayId } });
    expect(await call()).toBe('Token 1 is called');
    const ended = await tenant.call(endSession, { opdSession: { opdDayId } });
    expect(ended.message).toBe('Session ended: 2 patients were not seen');
    expect(await sentence(tenant.call(callPatient, { visitId: visits[1] ?? 0 }))).toBe('The session is over');
  });

  it('has one patient with the doctor, and ends the last one only when told to (OP005)', async () => {
    const tenant = await makeTenant(parts);
    const { opdSessionId } = await lineOf(tenant, 2);
    const [first, second] = [
      (await tenant.ask(callNext, { opdSessionId })).visit.visitId,
      (await tenant.ask(callNext, { opdSessionId })).visit.visitId,
    ];
    await tenant.ask(startConsult, { visitId: first });
    expect(await sentence(tenant.call(startConsult, { visitId: second }))).toBe(
      'Token 1 is still with the doctor. End this consultation?',
    );
    await tenant.ask(startConsult, { visitId: second, endsLast: true });
    const states = (await queueOf(tenant)).rows.map(({ queueState }) => queueState);
    expect(states).toEqual(['Done', 'InConsult']);
    await tenant.ask(endConsult, { visitId: second });
    expect(await sentence(tenant.call(endConsult, { visitId: second }))).toBe(
      "Token 2 is now 'Done' (Clerk User), so this cannot be done. Please look again",
    );
  });

  it('skips who was called three times, and has them again after three others', async () => {
    const tenant = await makeTenant(parts);
    const { opdSessionId } = await lineOf(tenant, 5);
    const { visitId } = (await tenant.ask(callNext, { opdSessionId })).visit;
    expect(await sentence(tenant.call(markNoShow, { visitId }))).toBe('Call token 1 3 times before you skip it');
    await tenant.ask(recallPatient, { visitId });
    expect(await sentence(tenant.call(recallPatient, { visitId }))).toBe('Token 1 is called again: call number 3');
    expect(await sentence(tenant.call(markNoShow, { visitId }))).toBe('Token 1 returns to the queue after 3 patients');
    expect(await waiting(tenant)).toEqual([2, 3, 4, 1, 5]);
    expect(await sentence(tenant.call(markNoShow, { visitId }))).toBe(
      'A patient can be marked as not come only when the session is over',
    );
    for (let call = 0; call < 3; call += 1) await tenant.ask(callNext, { opdSessionId });
    expect(await waiting(tenant)).toEqual([1, 5]);
  });

  it('moves a token by hand only with a reason, which the list shows (OP004)', async () => {
    const tenant = await makeTenant(parts);
    const { visits } = await lineOf(tenant, 4);
    const move = (reason: string) => tenant.call(moveInQueue, { visitId: visits[3] ?? 0, place: 2, reason });
    expect((await move(' ')).status).toBe(400);
    expect((await move('In pain')).message).toBe('Token 4 is moved to place 2');
    expect(await waiting(tenant)).toEqual([1, 4, 2, 3]);
    const reasons = (await queueOf(tenant)).rows.map(({ placeReason }) => placeReason);
    expect(reasons).toEqual([null, null, null, 'In pain']);
  });

  it('names the place that the queue shows, also behind an urgent patient (OP004)', async () => {
    const tenant = await makeTenant(parts);
    const { visits } = await lineOf(tenant, 3);
    const [urgent = 0] = await tenant.addPatients(1);
    await comeTo(tenant, urgent, { visitKind: 'Emergency' });
    for (const [visitId, tokenNo] of [
      [visits[2] ?? 0, 3],
      [visits[1] ?? 0, 2],
    ] as const) {
      const { message } = await tenant.call(moveInQueue, { visitId, place: 1, reason: 'In pain' });
      expect(message).toBe(`Token ${tokenNo} is moved to place ${(await waiting(tenant)).indexOf(tokenNo) + 1}`);
    }
  });

  it('takes who is booked for another day into line when they arrive, and cancels only who was not called', async () => {
    const tenant = await makeTenant(parts);
    const { visits, opdSessionId } = await lineOf(tenant, 1);
    await tenant.ask(callNext, { opdSessionId });
    expect(
      await sentence(tenant.call(cancelVisit, { visit: { visitId: visits[0] ?? 0, cancelReason: 'Left again' } })),
    ).toBe('Token 1 was already called or seen: the visit cannot be cancelled');
    const [patientId = 0] = await tenant.addPatients(1);
    await holdOpd(tenant, 5, dayOf(1));
    const visitId = await comeTo(tenant, patientId, { visitOn: dayOf(1) });
    const { rows } = await tenant.ask(listVisits, { queueState: ['Booked'] });
    expect(rows.map((row) => [row.visitId, row.queueState])).toEqual([[visitId, 'Booked']]);
    expect(await sentence(tenant.call(markArrived, { visitId }))).toBe('Token 1 is in the queue');
  });

  it('holds an appointment its time for a quarter of an hour, and shows it', async () => {
    const tenant = await makeTenant(parts);
    await lineOf(tenant, 1, false);
    const [patientId = 0] = await tenant.addPatients(1);
    const { appointment } = (await book(tenant, { patientId, slot: '09:15' })).output;
    await comeTo(tenant, patientId, { appointmentId: appointment.appointmentId });
    const found = (await queueOf(tenant)).rows.find((row) => row.patientId === patientId);
    expect(found).toMatchObject({ appointmentTime: '09:15', isWalkIn: false, queueState: 'Waiting' });
  });

  it('answers the next rows of each part with the counts of all, the patient inside always (OP002)', async () => {
    const tenant = await makeTenant(parts);
    const { visits, opdSessionId } = await lineOf(tenant, 4);
    await tenant.ask(callNext, { opdSessionId });
    await tenant.ask(startConsult, { visitId: visits[0] ?? 0 });
    await tenant.ask(moveInQueue, { visitId: visits[3] ?? 0, place: 1, reason: 'In pain' });
    const next = await tenant.ask(getQueue, { doctorId: 1, nextRows: 2 });
    expect(next.rows.map(({ tokenNo, place }) => [tokenNo, place])).toEqual([
      [1, null],
      [2, 2],
      [4, 1],
    ]);
    expect(next.counts).toEqual({ line: 3, called: 0, current: 1, awaiting: 0, booked: 0, over: 0 });
    const whole = await tenant.ask(getQueue, { doctorId: 1 });
    expect(whole.rows).toHaveLength(4);
    // The expected times move with the clock between the two calls.
    const withoutTimes = (rows: typeof whole.rows) => rows.map(({ expectedAt, ...row }) => row);
    expect(withoutTimes(whole.rows.filter(({ tokenNo }) => tokenNo !== 3))).toEqual(withoutTimes(next.rows));
  });

  it('shows one’s own patients, those of another doctor by an action right alone (OP012, Q272)', async () => {
    const tenant = await makeTenant(parts);
    await lineOf(tenant, 2);
    expect((await tenant.ask(getQueue, {})).rows).toEqual([]);
    await parts.owner.query('update app_user set staff_id = 2 where tenant_id = $1 and user_id = 3', [tenant.tenantId]);
    const own = await tenant.ask(getQueue, {}, { as: 'viewer' });
    expect([own.doctorId, own.rows]).toEqual([2, []]);
    expect((await tenant.call(getQueue, { doctorId: 1 }, { as: 'viewer' })).message).toBe(
      'Your role shows only your own queue. Ask an administrator for the right to the queues of all doctors',
    );
    expect((await tenant.ask(getQueue, { doctorId: 1 })).rows).toHaveLength(2);
  });
});

describe('a session', () => {
  it('is the only one in its room, also when two doctors begin at the same instant', async () => {
    const tenant = await makeTenant(parts);
    await Promise.all([holdOpd(tenant, 5), holdOpd(tenant, 5, dayOf(), 2)]);
    const { opdRoomId } = (await tenant.ask(opdRooms.add, { opdRoom: { roomName: 'Room 1' } })).opdRoom;
    const days = [(await queueOf(tenant)).opdDay?.opdDayId ?? 0, (await queueOf(tenant, 2)).opdDay?.opdDayId ?? 0];
    const answers = await Promise.all(
      days.map((opdDayId) => tenant.call(startSession, { opdSession: { opdDayId, opdRoomId } })),
    );
    expect(answers.map(({ message }) => message).toSorted()).toEqual([
      'Another doctor uses this room now. Choose another room',
      'Session started',
    ]);
    const first = answers[0]?.isFailure ? 1 : 0;
    await tenant.ask(endSession, { opdSession: { opdDayId: days[first] ?? 0 } });
    const other = await tenant.call(startSession, { opdSession: { opdDayId: days[1 - first] ?? 0, opdRoomId } });
    expect(other.message).toBe('Session started');
  });

  it('can be held only on that day', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 5, dayOf(1));
    const { opdDay } = await tenant.ask(getQueue, { doctorId: 1, day: dayOf(1) });
    const answer = await tenant.call(startSession, { opdSession: { opdDayId: opdDay?.opdDayId ?? 0 } });
    expect(answer.message).toBe(`This session is of ${dayOf(1)} and can be held only on that day`);
  });
});

describe('the database', () => {
  it('lets no step through that the rules have not', async () => {
    const tenant = await makeTenant(parts);
    const { visits } = await lineOf(tenant, 2);
    const set = (state: string, visitId: number | undefined) =>
      parts.owner.query('update opd_visit set queue_state = $3 where tenant_id = $1 and opd_visit_id = $2', [
        tenant.tenantId,
        visitId,
        state,
      ]);
    await expect(set('Done', visits[0])).rejects.toThrow('no step leads from Waiting to Done');
    for (const visitId of visits) await set('Called', visitId);
    await set('InConsult', visits[0]);
    await expect(set('InConsult', visits[1])).rejects.toThrow('one_in_consult');
  });
});

describe('who was not seen', () => {
  it('goes to another day or doctor with a new token, and the old one stays used (OP001, OP011)', async () => {
    const tenant = await makeTenant(parts);
    const { visits, patients } = await lineOf(tenant, 2);
    await holdOpd(tenant, 1, dayOf(1));
    const move = (visitId: number | undefined, changes: object = {}) =>
      tenant.call(moveVisit, {
        visit: { visitId: visitId ?? 0, doctorId: 1, visitOn: dayOf(1), reason: 'Doctor left early', ...changes },
      });
    expect(await sentence(move(visits[0], { visitOn: dayOf() }))).toBe(
      'Token 1 is already with this doctor on this day',
    );
    expect(await sentence(move(visits[0], { visitOn: dayOf(-1) }))).toBe("A visit can't be in the past");
    expect(await sentence(move(visits[0], { visitOn: dayOf(2) }))).toMatch(/ holds no OPD on /);
    expect(await sentence(move(visits[0]))).toBe('Token 1');
    expect(await sentence(move(visits[1]))).toBe('Dr. Ravi One sees 1 patients that day, and all places are booked');
    const { rows } = await tenant.ask(listVisits, { fromDate: dayOf(), toDate: dayOf(1) });
    const found = rows.filter((row) => row.patientId === patients[0]);
    expect(found.map((row) => [row.visitOn, row.tokenNo, row.queueState, row.cancelReason])).toEqual([
      [dayOf(1), 1, 'Booked', null],
      [dayOf(), 1, 'Cancelled', 'Doctor left early'],
    ]);
    const [late = 0] = await tenant.addPatients(1);
    await comeTo(tenant, late);
    expect(await waiting(tenant)).toEqual([2, 3]);
  });
});
