// Operations planned and of inpatients: one theatre for one of them at a time, moved, cancelled, paid in advance.
import {
  addBooking,
  cancelBooking,
  listBookings,
  listBookingsOfAdmission,
  listTheatreAppointments,
  rescheduleBooking,
  updateBooking,
} from '@charaka/contract/clinic/theatre/booking';
import {
  cancelProvisionalBooking,
  getProvisionalBooking,
  listProvisionalBookings,
  receiveTheatreAdvance,
  refundTheatreAdvance,
  rescheduleProvisionalBooking,
  updateProvisionalBooking,
} from '@charaka/contract/clinic/theatre/provisional';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { openTheatres, plan } from '../../../test-support/record/theatre.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const sentence = async (asked: Promise<{ message: string }>) => (await asked).message;
const taken = 'This theatre is booked at this time. Choose another time or theatre';
const slot = { theatreId: 1, day: dayOf(1), fromTime: '09:00', toTime: '10:00' };

async function scene(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await openTheatres(tenant);
  return tenant;
}

const operate = (tenant: TestTenant, admissionId: number, changes: object = {}) =>
  tenant.call(addBooking, {
    booking: { admissionId, ...slot, operationName: 'Appendectomy', doctorId: 2, ...changes },
  });

describe('a theatre', () => {
  it('is for one operation at a time, planned or of an inpatient; those that only touch do not overlap', async () => {
    const tenant = await scene();
    const admissionId = await admitInScene(tenant);
    expect(await sentence(plan(tenant))).toBe('Operation planned');
    expect(await sentence(plan(tenant, { fromTime: '09:30', toTime: '11:00' }))).toBe(taken);
    expect(await sentence(operate(tenant, admissionId, { fromTime: '08:00', toTime: '09:01' }))).toBe(taken);
    expect(await sentence(operate(tenant, admissionId, { fromTime: '10:00', toTime: '11:00' }))).toBe(
      'Operation booked',
    );
    expect(await sentence(plan(tenant, { theatreId: 2 }))).toBe('Operation planned');
    // Past midnight, into the morning of the planned one.
    expect(await sentence(plan(tenant, { day: dayOf(), fromTime: '22:00', toTime: '09:30' }))).toBe(taken);
    expect(await sentence(plan(tenant, { theatreId: 9 }))).toBe('Please select the operation theatre');
    expect(await sentence(plan(tenant, { day: dayOf(-1) }))).toBe("An operation can't be booked in the past");
    expect(await sentence(plan(tenant, { theatreId: 2, fromTime: '12:00', toTime: '13:00', doctorId: 99 }))).toBe(
      'Select Doctor',
    );
  });

  it('wanted by eight at the same instant goes to one', async () => {
    const tenant = await scene();
    const answers = await Promise.all(Array.from({ length: 8 }, () => plan(tenant)));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(new Set(answers.filter(({ isFailure }) => isFailure).map(({ message }) => message))).toEqual(
      new Set([taken]),
    );
  });

  it('shows whatever is to happen in it between two days (R281)', async () => {
    const tenant = await scene();
    const admissionId = await admitInScene(tenant);
    await plan(tenant);
    await operate(tenant, admissionId, { day: dayOf(2) });
    await plan(tenant, { day: dayOf(5) });
    const { rows } = await tenant.ask(listTheatreAppointments, { fromDate: dayOf(1), toDate: dayOf(2) });
    expect(rows.map((row) => [row.kind, row.personName, row.sex ?? null])).toEqual([
      ['provisional', 'Nisha Rao', null],
      ['booking', 'Mrs. Asha Test A', 'F'],
    ]);
    // The board moves bookings by these ids, and finds surgeons booked twice by the doctor.
    expect(rows.map((row) => [row.provisionalBookingId != null, row.bookingId != null, row.doctorId])).toEqual([
      [true, false, 1],
      [false, true, 2],
    ]);
    const narrowed = await tenant.ask(listTheatreAppointments, {
      filterParams: [{ columnName: 'operationName', filterValue: 'Append', filterOption: 3 }],
    });
    expect(narrowed.totalCount).toBe(1);
  });
});

describe('a planned operation', () => {
  it('is changed, moved and cancelled, which frees its theatre', async () => {
    const tenant = await scene();
    const [patientId = 0] = await tenant.addPatients(1);
    const { provisionalBookingId, personName, phone } = (await plan(tenant)).output.booking;
    const known = { provisionalBookingId, personName, phone, doctorId: 2, operationName: 'Hernia repair, left' };
    const changed = await tenant.ask(updateProvisionalBooking, { booking: { ...known, patientId } });
    expect(changed.booking).toMatchObject({
      patientId,
      doctorId: 2,
      operationName: 'Hernia repair, left',
      fromTime: '09:00',
    });
    await plan(tenant, { theatreId: 2 });
    const move = (theatreId: number) =>
      tenant.call(rescheduleProvisionalBooking, { booking: { provisionalBookingId, ...slot, theatreId } });
    expect(await sentence(move(2))).toBe(taken);
    expect(await sentence(move(1))).toBe('OT booking moved');
    const cancel = { booking: { provisionalBookingId, cancelReason: 'Unfit for anaesthesia' } };
    expect(await sentence(tenant.call(cancelProvisionalBooking, cancel))).toBe('OT booking cancelled');
    expect(await sentence(tenant.call(cancelProvisionalBooking, cancel))).toBe('This OT booking is cancelled');
    expect(await sentence(plan(tenant))).toBe('Operation planned');
    const { rows } = await tenant.ask(listProvisionalBookings, { bookingStatus: 'cancelled' });
    expect(rows.map((row) => row.cancelReason)).toEqual(['Unfit for anaesthesia']);
  });

  it('holds one advance, refunded another way by an approver alone (R487, Q81, Q229, Q258)', async () => {
    const tenant = await scene();
    const neftReference = 'SBIN226326000123';
    const modes = { card: 4_000, cardNumber: '1234', neft: 1_000, neftReference };
    const held = (await plan(tenant, { advance: 15_000, ...modes })).output.booking;
    expect(held.neftReference).toBe(neftReference);
    const { provisionalBookingId } = held;
    const take = { booking: { provisionalBookingId, advance: 100 } };
    expect(await sentence(tenant.call(receiveTheatreAdvance, take))).toBe('This booking already has an advance');
    const as = await addColleague(tenant, { userId: 21, staffId: 2, isApprover: true });
    const refund = (modes: object, who: object = { as }) =>
      tenant.call(refundTheatreAdvance, { booking: { provisionalBookingId, reason: 'Postponed', ...modes } }, who);
    expect(await sentence(refund({}))).toBe('Cash amount should be lesser then or equal to 10000');
    expect(await sentence(refund({ neft: 5_000 }, {}))).toBe(
      'Refund as it was paid: card Rs 4,000.00, UPI Rs 0.00, NEFT or cheque Rs 1,000.00, cash Rs 10,000.00. Another mode needs an approver',
    );
    const refunded = await refund({ neft: 5_000, neftReference: 'HDFC226326000456' });
    expect(refunded).toMatchObject({
      message: 'Advance refunded',
      output: { entry: { kind: 'Refund', receiptNo: 1, advance: 1_500_000, reason: 'Postponed' } },
    });
    expect(await sentence(refund({ neft: 5_000 }))).toBe('There is no advance to refund');
    await tenant.ask(receiveTheatreAdvance, take);
    const { booking, entries } = await tenant.ask(getProvisionalBooking, { booking: { provisionalBookingId } });
    expect(booking.advance).toBe(10_000);
    expect(booking.neftReference ?? null).toBeNull();
    expect(entries.map((entry) => [entry.kind, entry.advance, entry.neftReference ?? null])).toEqual([
      ['Receive', 1_500_000, neftReference],
      ['Refund', 1_500_000, 'HDFC226326000456'],
      ['Receive', 10_000, null],
    ]);
  });
});

describe('an operation of an inpatient', () => {
  it('is changed, moved and cancelled, and told of the admission', async () => {
    const tenant = await scene();
    const admissionId = await admitInScene(tenant);
    const { bookingId } = (await operate(tenant, admissionId)).output.booking;
    const team = { bookingId, operationName: 'Appendectomy', doctorId: 2, assistant1Id: 3, surgicalNote: 'Uneventful' };
    const { booking } = await tenant.ask(updateBooking, { booking: team });
    expect(booking).toMatchObject({ assistant1Id: 3, surgicalNote: 'Uneventful', admissionId, isReleased: false });
    const moved = await tenant.ask(rescheduleBooking, { booking: { bookingId, ...slot, theatreId: 2 } });
    expect(moved.booking).toMatchObject({ theatreName: 'Theatre 2' });
    const own = async () =>
      (await tenant.ask(listBookingsOfAdmission, { booking: { admissionId } })).bookings.map((one) => one.bookingId);
    expect(await own()).toEqual([bookingId]);
    await tenant.ask(cancelBooking, { booking: { bookingId, cancelReason: 'Treated without surgery' } });
    expect(await own()).toEqual([]);
    expect((await tenant.ask(listBookings, { isActive: false })).rows.map((row) => row.cancelReason)).toEqual([
      'Treated without surgery',
    ]);
    expect(await sentence(tenant.call(updateBooking, { booking: team }))).toBe('This OT booking is cancelled');
  });

  it('is booked while they are in hospital', async () => {
    const tenant = await scene();
    const admissionId = await admitInScene(tenant);
    await parts.owner.query(
      `update admission set is_discharged = true, discharged_at = now() where tenant_id = ${tenant.tenantId}`,
    );
    expect(await sentence(operate(tenant, admissionId))).toMatch(/discharged.*: no operation can be booked$/);
  });
});
