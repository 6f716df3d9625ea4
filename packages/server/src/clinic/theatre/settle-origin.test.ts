// An admission from a booking: the advance becomes one payment, the booking tells where it led; never money lost, never twice.

import { getAppointment, refundAppointment, updateAppointment } from '@charaka/contract/clinic/opd/appointment';
import { addVisit, listVisits } from '@charaka/contract/clinic/opd/visit';
import { listBookingsOfAdmission } from '@charaka/contract/clinic/theatre/booking';
import { getProvisionalBooking } from '@charaka/contract/clinic/theatre/provisional';
import { getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { admit } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { admissionForm, type TypedForm } from '../../../test-support/patient/admission-form.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { openTheatres, plan } from '../../../test-support/record/theatre.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const sentence = async (asked: Promise<{ message: string }>) => (await asked).message;
const neftReference = 'SBIN226326000123';
const split = {
  advance: 7_500,
  card: 2_000,
  cardNumber: '1234',
  upi: 1_500,
  upiReference: '9876',
  neft: 500,
  neftReference,
};

const take = (tenant: TestTenant, patientId: number, changes: Partial<TypedForm>) =>
  tenant.call(admit, { admission: admissionForm(tenant, patientId, changes) });

/** The patients' advances that the hospital holds, and the payments of admissions; in paise. */
async function money({ tenantId }: TestTenant): Promise<{ advances: number; payments: number }> {
  const { rows } = await parts.owner.query<{ advances: number; payments: number }>(
    `select (select coalesce(sum(advance_paise), 0)::float8 from appointment where tenant_id = $1)
        + (select coalesce(sum(advance_paise), 0)::float8 from ot_provisional_booking where tenant_id = $1) as advances,
      (select coalesce(sum(amount_paise), 0)::float8 from payment where tenant_id = $1) as payments`,
    [tenantId],
  );
  return rows[0] as { advances: number; payments: number };
}

async function paymentsOf({ tenantId }: TestTenant) {
  const { rows } = await parts.owner.query(
    `select receipt_no::int, payment_type, amount_paise::int, cash_paise::int, card_paise::int, card_number, upi_paise::int,
      upi_reference, neft_paise::int, neft_reference, note from payment where tenant_id = $1 order by payment_id`,
    [tenantId],
  );
  return rows;
}

async function appointed(tenant: TestTenant, patientId: number, advance: object = split) {
  const { output, message, isFailure } = await book(tenant, { patientId, ...advance });
  if (isFailure) throw new Error(message);
  return output.appointment.appointmentId;
}

describe('an admission from an appointment', () => {
  it("makes it 'Confirm-IPD' with its amounts zeroed, and the same amounts one payment of the admission (R398, Q79, Q124)", async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await holdOpd(tenant, 5);
    const appointmentId = await appointed(tenant, patientId);
    expect(await money(tenant)).toEqual({ advances: 750_000, payments: 0 });
    const { admissionId } = (await take(tenant, patientId, { appointmentId })).output.admission;
    expect(await money(tenant)).toEqual({ advances: 0, payments: 750_000 });
    expect(await paymentsOf(tenant)).toEqual([
      {
        receipt_no: 1,
        payment_type: 'Receive',
        amount_paise: 750_000,
        cash_paise: 350_000,
        card_paise: 200_000,
        card_number: '1234',
        upi_paise: 150_000,
        upi_reference: '9876',
        neft_paise: 50_000,
        neft_reference: neftReference,
        note: 'Advance of appointment 1',
      },
    ]);
    const { appointment, entries } = await tenant.ask(getAppointment, { appointment: { appointmentId } });
    expect(appointment).toMatchObject({
      status: 'Confirm-IPD',
      admissionId,
      advance: 0,
      cash: 0,
      card: 0,
      upi: 0,
      neft: 0,
    });
    expect(entries.map(({ kind, advance }) => [kind, advance])).toEqual([
      ['Receive', 750_000],
      ['Transfer', 750_000],
    ]);
    const refund = { appointment: { appointmentId, reason: 'Again' } };
    expect(await sentence(tenant.call(refundAppointment, refund))).toBe('There is no advance to refund');
    const totals = await tenant.ask(getPaymentTotals, { admissionId } as never);
    expect(JSON.stringify(totals)).toContain('750000');
  });

  it('is refused, with nothing written, for another patient, an unregistered one, or what led to something already (R244, R398)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0, other = 0] = await tenant.addPatients(2);
    await holdOpd(tenant, 5);
    const { appointmentId, ...row } = (await book(tenant, { advance: 500 })).output.appointment;
    expect(await sentence(take(tenant, patientId, { appointmentId }))).toBe('This appointment is Provisional');
    const { personName, phone, doctorId, day, slot } = row;
    const linked = { appointmentId, patientId, personName, phone, doctorId, day, slot };
    await tenant.ask(updateAppointment, { appointment: linked });
    expect(await sentence(take(tenant, other, { appointmentId }))).toBe('This appointment belongs to another patient');
    expect(await money(tenant)).toEqual({ advances: 50_000, payments: 0 });
    expect(await sentence(take(tenant, patientId, { appointmentId }))).toBe('IPD Patient Added');
    expect(await sentence(take(tenant, other, { appointmentId, bedId: 2 }))).toBe('This appointment is Confirm-IPD');
    expect(await money(tenant)).toEqual({ advances: 0, payments: 50_000 });
  });

  it('and a refund at the same instant never both happen: what was taken is paid or given back, once (Q79)', async () => {
    const tenant = await makeTenant(parts);
    const patients = await tenant.addPatients(4);
    await holdOpd(tenant, 8);
    const slots = ['09:00', '09:15', '09:30', '09:45'];
    await Promise.all(
      patients.map(async (patientId, index) => {
        const appointmentId = await appointed(tenant, patientId, { advance: 900, slot: slots[index] });
        await Promise.all([
          take(tenant, patientId, { appointmentId, bedId: index + 1 }),
          take(tenant, patientId, { appointmentId, bedId: index + 5 }),
          tenant.call(refundAppointment, { appointment: { appointmentId, reason: 'Asked for' } }),
        ]);
      }),
    );
    const { rows } = await parts.owner.query<{ refunded: number }>(
      `select coalesce(sum(amount_paise) filter (where kind = 'Refund'), 0)::float8 as refunded from advance_entry where tenant_id = $1`,
      [tenant.tenantId],
    );
    const { advances, payments } = await money(tenant);
    expect(advances).toBe(0);
    expect(payments + (rows[0]?.refunded ?? 0)).toBe(4 * 90_000);
  });
});

describe('an admission from an OPD visit', () => {
  it('tells of the visit, which remembers it; the advance of its appointment goes along (R394, R398)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    await holdOpd(tenant, 5);
    const appointmentId = await appointed(tenant, patientId, { advance: 300 });
    const { visit } = await tenant.ask(addVisit, {
      visit: { patientId, doctorId: 1, visitOn: dayOf(), appointmentId },
    });
    const { visitId, opdNumber } = visit;
    const form = { visitId, opdNumber, opdDate: dayOf(), opdDoctorId: 1 };
    expect(await sentence(take(tenant, patientId, { ...form, opdNumber: '77' }))).toBe(
      'OPD number, date and doctor must match the OPD visit',
    );
    const { admissionId } = (await take(tenant, patientId, form)).output.admission;
    expect((await tenant.ask(listVisits, {})).rows).toMatchObject([{ visitId, admissionId, advance: 0 }]);
    expect(await money(tenant)).toEqual({ advances: 0, payments: 30_000 });
    const { appointment } = await tenant.ask(getAppointment, { appointment: { appointmentId } });
    expect(appointment.status).toBe('Confirm-IPD');
  });
});

describe('an admission from a planned operation', () => {
  it("makes it 'confirm', and one of the admission in the same slot; its advance is paid in once (R399, Q80, Q81)", async () => {
    const tenant = await makeTenant(parts);
    await openTheatres(tenant);
    const [patientId = 0, other = 0] = await tenant.addPatients(2);
    const { provisionalBookingId } = (await plan(tenant, { patientId, advance: 4_000, neft: 1_000 })).output.booking;
    const theatreBookingId = provisionalBookingId;
    expect(await sentence(take(tenant, other, { theatreBookingId }))).toBe(
      'This OT booking belongs to another patient',
    );
    const { admissionId } = (await take(tenant, patientId, { theatreBookingId })).output.admission;
    expect(await money(tenant)).toEqual({ advances: 0, payments: 400_000 });
    expect(await paymentsOf(tenant)).toMatchObject([{ cash_paise: 300_000, neft_paise: 100_000, receipt_no: 1 }]);
    const { booking } = await tenant.ask(getProvisionalBooking, { booking: { provisionalBookingId } });
    expect(booking).toMatchObject({ bookingStatus: 'confirm', admissionId, advance: 0, cash: 0, neft: 0 });
    const { bookings } = await tenant.ask(listBookingsOfAdmission, { booking: { admissionId } });
    expect(bookings).toMatchObject([
      { provisionalBookingId, admissionId, operationName: 'Hernia repair', fromTime: '09:00', advance: 400_000 },
    ]);
    expect(await sentence(take(tenant, other, { theatreBookingId, bedId: 2 }))).toBe('This OT booking is confirm');
    expect(await sentence(plan(tenant))).toBe('This theatre is booked at this time. Choose another time or theatre');
  });
});
