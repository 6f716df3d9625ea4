// Appointments: booked at a free time, changed, cancelled; their advance taken, split, refunded; and two who want the same.
import { randomUUID } from 'node:crypto';
import {
  cancelAppointment,
  getAppointment,
  listAppointments,
  receiveAdvance,
  refundAppointment,
  updateAppointment,
} from '@charaka/contract/clinic/opd/appointment';
import { listCalendar } from '@charaka/contract/clinic/opd/calendar';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const sentence = async (asked: Promise<{ message: string }>) => (await asked).message;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const times = [
  '09:00',
  '09:15',
  '09:30',
  '09:45',
  '10:00',
  '10:15',
  '10:30',
  '10:45',
  '11:00',
  '11:15',
  '11:30',
  '11:45',
];

async function booked(tenant: TestTenant, changes: Parameters<typeof book>[1] = {}) {
  const { output, message, isFailure } = await book(tenant, changes);
  if (isFailure) throw new Error(message);
  return output.appointment;
}

describe('an appointment', () => {
  it('is for a patient or for somebody not registered yet, who gets a number later (R244)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await holdOpd(tenant, 5);
    const appointment = await booked(tenant);
    expect(appointment).toMatchObject({
      appointmentId: 1,
      patientId: null,
      status: 'Provisional',
      slot: '09:00',
      advance: 0,
    });
    const { personName, phone, doctorId, day, slot } = appointment;
    const changed = await tenant.call(updateAppointment, {
      appointment: { appointmentId: 1, patientId, personName, phone, doctorId, day, slot },
    });
    expect(changed.message).toBe('Appointment changed');
    expect(changed.output.appointment).toMatchObject({ patientId, status: 'Provisional' });
    const wrong = { appointmentId: 1, patientId: 999, personName, phone, doctorId, day, slot };
    expect(await sentence(tenant.call(updateAppointment, { appointment: wrong }))).toBe('This patient does not exist');
  });

  it('needs an OPD day, a time of it, and a phone number (R413)', async () => {
    const tenant = await makeTenant(parts);
    expect(await sentence(book(tenant))).toMatch(/^Dr\. Ravi One holds no OPD on /);
    await holdOpd(tenant, 5);
    expect(await sentence(book(tenant, { slot: '09:05' }))).toBe(
      'Dr. Ravi One sees patients from 09:00 to 12:00, every 15 minutes',
    );
    expect(await sentence(book(tenant, { day: dayOf(-1) }))).toBe("An appointment can't be in the past");
    expect(await sentence(book(tenant, { phone: '12' }))).toBe('Enter valid mobile no');
    await holdOpd(tenant, 0);
    expect(await sentence(book(tenant))).toMatch(/^Dr\. Ravi One holds no OPD on /);
  });

  it('frees its time when it is moved or cancelled, and is neither again afterwards', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 5);
    const { appointmentId, personName, phone, doctorId, day } = await booked(tenant);
    expect(await sentence(book(tenant))).toBe('09:00 is already taken. Choose another time');
    const moved = { appointmentId, personName, phone, doctorId, day, slot: '10:00' };
    await tenant.ask(updateAppointment, { appointment: moved });
    await booked(tenant);
    const cancel = () =>
      tenant.call(cancelAppointment, { appointment: { appointmentId, cancelReason: 'Went elsewhere' } });
    expect(await sentence(cancel())).toBe('Appointment cancelled');
    expect(await sentence(cancel())).toBe("This appointment is Cancelled: it can't be cancelled");
    expect(await sentence(tenant.call(updateAppointment, { appointment: moved }))).toBe(
      "This appointment is Cancelled: it can't be changed",
    );
    await booked(tenant, { slot: '10:00' });
    const { rows } = await tenant.ask(listAppointments, { fromDate: dayOf(), toDate: dayOf(), status: 'Provisional' });
    expect(rows.map((row) => row.slot)).toEqual(['09:00', '10:00']);
    // By day, who comes next stands first, though it was booked before.
    const sortingModel = { sortColumn: 'appointmentDate', sortDirection: 'asc' as const };
    const next = await tenant.ask(listAppointments, { fromDate: dayOf(), status: 'Provisional', sortingModel });
    expect(next.rows.map((row) => row.slot)).toEqual(['09:00', '10:00']);
    expect((await tenant.ask(listAppointments, { fromDate: dayOf(1) })).totalCount).toBe(0);
  });

  it('of another hospital cannot be read or touched (Q18)', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 5);
    const { appointmentId } = await booked(tenant, { advance: 100 });
    const there = { as: 'admin', hospitalId: 2 } as const;
    const missing = 'This appointment does not exist';
    expect(await sentence(tenant.call(getAppointment, { appointment: { appointmentId } }, there))).toBe(missing);
    const refund = { appointment: { appointmentId, reason: 'Not needed' } };
    expect(await sentence(tenant.call(refundAppointment, refund, there))).toBe(missing);
  });
});

describe('the advance of an appointment', () => {
  it('is split as a payment is: cash is the rest, references are asked for (R467, R468, R470, R471, R472, Q229)', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 12);
    expect(await sentence(book(tenant, { advance: 500, card: 600, cardNumber: '1234' }))).toBe('Excess Amount');
    expect(await sentence(book(tenant, { advance: 500, card: 200 }))).toBe('Please enter card no');
    expect(await sentence(book(tenant, { advance: 500, upi: 200 }))).toBe('Please enter upi transaction no');
    expect(await sentence(book(tenant, { advance: 500, chequeAmount: 200 }))).toBe(
      'Please enter cheque transaction no',
    );
    expect(await sentence(book(tenant, { advance: 500, cash: 100 }))).toBe(
      'The payment modes should add up to the payment amount',
    );
    const neftReference = 'SBIN226326000123';
    const appointment = await booked(tenant, { advance: 500, card: 200, cardNumber: '1234', neft: 50, neftReference });
    expect(appointment).toMatchObject({ advance: 50_000, cash: 25_000, card: 20_000, neft: 5_000, cardNumber: '1234' });
    expect(appointment.neftReference).toBe(neftReference);
    expect((await tenant.ask(listAppointments, {})).totalCount).toBe(1);
  });

  it('respects the cash the hospital takes at once (Q115)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `update hospital set cash_receipt_limit_paise = 20000000, cash_limit_receipt = 'refuse' where tenant_id = $1`,
      [tenant.tenantId],
    );
    await holdOpd(tenant, 5);
    expect(await sentence(book(tenant, { advance: 200_001 }))).toBe(
      'Cash amount should be lesser then or equal to 200000',
    );
  });

  it('is taken once, refunded whole by an approver above the limit, and numbered (R487, R507, Q268)', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 5);
    const { appointmentId } = await booked(tenant);
    const take = () => tenant.call(receiveAdvance, { appointment: { appointmentId, advance: 15_000 } });
    expect(await sentence(take())).toBe('Advance received');
    expect(await sentence(take())).toBe('This appointment already has an advance');
    await tenant.ask(cancelAppointment, { appointment: { appointmentId, cancelReason: 'Recovered' } });
    const as = await addColleague(tenant, { userId: 21, staffId: 2, isApprover: true });
    const refund = (modes: object, who: object = { as }) =>
      tenant.call(refundAppointment, { appointment: { appointmentId, reason: 'Cancelled', ...modes } }, who);
    expect(await sentence(refund({}))).toBe('Cash amount should be lesser then or equal to 10000');
    expect(await sentence(refund({ neft: 5_000 }, {}))).toBe('A refund above Rs 2,000.00 needs an approver');
    expect(await sentence(refund({ neft: 5_000 }))).toBe('Advance refunded');
    expect(await sentence(refund({ neft: 5_000 }))).toBe('There is no advance to refund');
    expect(await sentence(take())).toBe('This appointment is Cancelled: no advance can be taken');
    const { appointment, entries } = await tenant.ask(getAppointment, { appointment: { appointmentId } });
    expect(appointment).toMatchObject({ advance: 0, cash: 0, neft: 0 });
    expect(entries).toMatchObject([
      { kind: 'Receive', receiptNo: 1, advance: 1_500_000, cash: 1_500_000 },
      { kind: 'Refund', receiptNo: 1, advance: 1_500_000, cash: 1_000_000, neft: 500_000, reason: 'Cancelled' },
    ]);
  });

  it('is not handed to another patient; who had no number yet gets theirs (OP010, R244)', async () => {
    const tenant = await makeTenant(parts);
    const [first = 0, other = 0] = await tenant.addPatients(2);
    await holdOpd(tenant, 5);
    const { appointmentId, personName, phone, doctorId, day, slot } = await booked(tenant, { advance: 500 });
    const become = (patientId: number | null) =>
      sentence(
        tenant.call(updateAppointment, {
          appointment: { appointmentId, patientId, personName, phone, doctorId, day, slot },
        }),
      );
    expect(await become(first)).toBe('Appointment changed');
    expect(await become(other)).toBe('This appointment belongs to another patient');
    expect(await become(null)).toBe('This appointment belongs to another patient');
    const { entry } = await tenant.ask(refundAppointment, { appointment: { appointmentId, reason: 'Wrong person' } });
    expect(entry).toMatchObject({ kind: 'Refund', receiptNo: 1, advance: 50_000, reason: 'Wrong person' });
    expect(await become(other)).toBe('Appointment changed');
  });

  it('is taken with the booking by whoever may receive money alone (Q223)', async () => {
    const tenant = await makeTenant(parts);
    // A session remembers its rights from its first call on.
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 30 and menu_path = 'receive-money'`,
      [tenant.tenantId],
    );
    await holdOpd(tenant, 5);
    expect(await book(tenant, { advance: 500 })).toMatchObject({ status: 403 });
    expect(await booked(tenant)).toMatchObject({ advance: 0 });
  });

  it('sent twice with one key is taken once (R042)', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 5);
    const key = randomUUID();
    const answers = await Promise.all(upTo(6).map(() => book(tenant, { advance: 300 }, key)));
    expect(new Set(answers.map(({ wire }) => JSON.stringify(wire))).size).toBe(1);
    const { rows } = await parts.owner.query('select amount_paise from advance_entry where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ amount_paise: 30_000 }]);
  });
});

describe('at the same instant', () => {
  it('one of many gets a time', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 50);
    const answers = await Promise.all(upTo(8).map(() => book(tenant)));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect(new Set(answers.filter(({ isFailure }) => isFailure).map(({ message }) => message))).toEqual(
      new Set(['09:00 is already taken. Choose another time']),
    );
  });

  it('no more are booked than the doctor can see, and the calendar tells it', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 4);
    const answers = await Promise.all(times.map((slot) => book(tenant, { slot })));
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(4);
    expect(answers.find(({ isFailure }) => isFailure)?.message).toBe(
      'Dr. Ravi One sees 4 patients that day, and all places are booked',
    );
    const { days } = await tenant.ask(listCalendar, { fromDate: dayOf(), toDate: dayOf() });
    expect(days).toMatchObject([
      { doctorId: 1, maxPatients: 4, bookedPatients: 4, startsOn: dayOf(), endsOn: dayOf() },
    ]);
    expect(days[0]?.takenSlots).toHaveLength(4);
  });

  it('an advance is refunded once (R482)', async () => {
    const tenant = await makeTenant(parts);
    await holdOpd(tenant, 4);
    const { appointmentId } = await booked(tenant, { advance: 900 });
    const answers = await Promise.all(
      upTo(5).map(() => tenant.call(refundAppointment, { appointment: { appointmentId, reason: 'Asked for' } })),
    );
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  });
});
