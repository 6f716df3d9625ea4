// Section 269ST adds up the cash of a patient whichever desk took it: payments, advances of bookings, the pharmacy's counter.

import { randomUUID } from 'node:crypto';
import { addCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { settleCounterDue } from '@charaka/contract/clinic/counter/counter-refund';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { addAppointment, receiveAdvance, refundAppointment } from '@charaka/contract/clinic/opd/appointment';
import { addVisit } from '@charaka/contract/clinic/opd/visit';
import { addProvisionalBooking, receiveTheatreAdvance } from '@charaka/contract/clinic/theatre/provisional';
import type { Endpoint } from '@charaka/contract/kernel/endpoint';
import { ASKS_FIRST, QUESTION_HEADER } from '@charaka/contract/kernel/question';
import { addPayment, updatePayment } from '@charaka/contract/money/payment/payment';
import { admit } from '@charaka/contract/stay/admission/admission';
import { addSale } from '@charaka/contract/supply/pharmacy/sale';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../test-support/money/approvals.ts';
import { lineOf } from '../../test-support/money/counter-desk.ts';
import { admissionForm, type TypedForm } from '../../test-support/patient/admission-form.ts';
import { book, dayOf, holdOpd } from '../../test-support/patient/opd-day.ts';
import { addItem, saleOf, stock } from '../../test-support/record/pharmacy-shelf.ts';
import { openTheatres, plan } from '../../test-support/record/theatre.ts';
import { admitInScene } from '../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const onOneDay = /on one day would come to Rs 2,00,000\.00: section 269ST/;
const forAdmission = /for this admission would come to Rs 2,00,000\.00: section 269ST/;

/** A tenant whose hospitals refuse such cash, with a patient, OPD hours and theatres. */
async function makeCase(mode: 'refuse' | 'warn' = 'refuse') {
  const tenant = await makeTenant(parts);
  // Before the first call: the session caches the settings of its hospital.
  await parts.owner.query('update hospital set cash_limit_receipt = $2 where tenant_id = $1', [tenant.tenantId, mode]);
  await holdOpd(tenant, 5);
  await openTheatres(tenant);
  const [patientId] = await tenant.addPatients(1);
  return { tenant, patientId: patientId as number };
}

const pay = async (tenant: TestTenant, admissionId: number, amount: number) => {
  const paidAt = new Date().toISOString();
  return (await tenant.call(addPayment, { payment: { admissionId, paidAt, paymentType: 'Receive', amount } })).message;
};
const take = (tenant: TestTenant, patientId: number, changes: Partial<TypedForm> = {}) =>
  tenant.call(admit, { admission: admissionForm(tenant, patientId, { advanceMode: 'Cash', ...changes }) });

/** The cash that every desk of the tenant has taken, in paise. */
async function cashTaken({ tenantId }: TestTenant): Promise<number> {
  const { rows } = await parts.owner.query<{ cash: string }>(
    `select sum(cash_paise) as cash from (
       select cash_paise from payment where tenant_id = $1
       union all select cash_paise from pharmacy_sale where tenant_id = $1
       union all select cash_paise from counter_receipt where tenant_id = $1
       union all select cash_paise from advance_entry where tenant_id = $1) taken`,
    [tenantId],
  );
  return Number(rows[0]?.cash ?? 0);
}

/** Dates the advances taken so far one day back. */
const letDayPass = (tenant: TestTenant) =>
  parts.owner.query(
    `update advance_entry set created_at = created_at - interval '1 day' where tenant_id = ${tenant.tenantId}`,
  );

describe('cash of a patient', () => {
  it('counts by day over the advances of their bookings, OPD and theatre, whatever was refunded of them (Q115)', async () => {
    const { tenant, patientId } = await makeCase();
    const first = (await book(tenant, { patientId, advance: 100_000 })).output.appointment;
    const as = await addColleague(tenant, { userId: 21, staffId: 2, isApprover: true });
    await tenant.ask(
      refundAppointment,
      { appointment: { appointmentId: first.appointmentId, reason: 'Moved', neft: 90_000, cash: 10_000 } },
      { as },
    );
    expect((await plan(tenant, { patientId, advance: 100_000 })).message).toMatch(onOneDay);
    const { provisionalBookingId } = (await plan(tenant, { patientId, advance: 60_000 })).output.booking;
    const later = (await book(tenant, { patientId, slot: '09:15' })).output.appointment;
    const advance = { appointmentId: later.appointmentId, advance: 40_000 };
    expect((await tenant.call(receiveAdvance, { appointment: advance })).message).toMatch(onOneDay);
    expect((await book(tenant, { patientId, slot: '09:30', advance: 40_000 })).message).toMatch(onOneDay);
    expect((await tenant.call(receiveAdvance, { appointment: { ...advance, neft: 1 } })).message).toBe(
      'Advance received',
    );
    const again = { provisionalBookingId, advance: 1 };
    expect((await tenant.call(receiveTheatreAdvance, { booking: again })).message).toBe(
      'This booking already has an advance',
    );
    const empty = (await plan(tenant, { patientId, theatreId: 2 })).output.booking.provisionalBookingId;
    const received = await tenant.call(receiveTheatreAdvance, { booking: { provisionalBookingId: empty, advance: 1 } });
    expect(received.message).toMatch(onOneDay);
  });

  it('of somebody who is not registered yet is judged by itself (Q115)', async () => {
    const { tenant } = await makeCase();
    expect((await book(tenant, { advance: 200_000 })).message).toMatch(onOneDay);
    expect((await book(tenant, { advance: 199_999 })).message).toBe('Appointment booked');
    expect((await book(tenant, { advance: 199_999, slot: '09:15' })).message).toBe('Appointment booked');
  });

  it('paid as the advance of a booking belongs to the admission it led to, and to the day it was taken (Q79, Q115)', async () => {
    const { tenant, patientId } = await makeCase();
    const { appointmentId } = (await book(tenant, { patientId, advance: 150_000 })).output.appointment;
    expect((await take(tenant, patientId, { appointmentId, advanceAmount: 50_000 })).message).toMatch(onOneDay);
    await letDayPass(tenant);
    expect((await take(tenant, patientId, { appointmentId, advanceAmount: 50_000 })).message).toMatch(forAdmission);
    const { admissionId } = (await take(tenant, patientId, { appointmentId, advanceAmount: 49_000 })).output.admission;
    expect(await pay(tenant, admissionId, 1000)).toMatch(forAdmission);
    expect(await pay(tenant, admissionId, 999)).toBe('Payment received');
    // 49,999 today: the advance of yesterday, a payment since today, is not cash of today.
    expect((await book(tenant, { patientId, slot: '09:15', advance: 150_000 })).message).toBe('Appointment booked');
  });

  it("at the pharmacy's counter counts with what the admission paid, in both directions (Q115, Q144)", async () => {
    const { tenant } = await makeCase();
    const admissionId = await admitInScene(tenant);
    const line = {
      batchId: await stock(tenant, await addItem(tenant), { quantity: 9, mrp: 100_000 }),
      mrp: 100_000,
      quantity: 1,
    };
    const buy = async (cash: number) =>
      (await tenant.call(addSale, saleOf(admissionId, [line], { cash }))).message.replace(/\d+/, 'n');
    expect(await buy(90_000)).toBe('Cash memo PHn saved');
    expect(await pay(tenant, admissionId, 110_000)).toMatch(onOneDay);
    expect(await pay(tenant, admissionId, 100_000)).toBe('Payment received');
    expect(await buy(10_000)).toMatch(/would come to Rs/);
    expect(await buy(9_999)).toBe('Cash memo PHn saved');
    await parts.owner.query(
      `update pharmacy_sale set sold_at = sold_at - interval '3 days' where tenant_id = ${tenant.tenantId}`,
    );
    expect(await pay(tenant, admissionId, 1)).toMatch(forAdmission);
  });

  it('is taken with a warning where the hospital only wants that, at every desk (Q115)', async () => {
    const { tenant, patientId } = await makeCase('warn');
    const booked = await book(tenant, { patientId, advance: 200_000 });
    expect(booked.message).toMatch(/^Appointment booked\. The cash taken .*269ST/);
    const planned = await plan(tenant, { patientId, advance: 1 });
    expect(planned.message).toMatch(/^Operation planned\. The cash taken .*269ST/);
    const admissionId = await admitInScene(tenant);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 9, mrp: 200_000 });
    const sold = await tenant.call(
      addSale,
      saleOf(admissionId, [{ batchId, mrp: 200_000, quantity: 1 }], { cash: 200_000 }),
    );
    expect(sold.message).toMatch(/^Cash memo PH\d+ saved\. The cash taken .*269ST/);
  });

  it('is confirmed before it is booked, at every desk of a hospital that only warns (R487, Q115)', async () => {
    const { tenant, patientId } = await makeCase('warn');
    const admissionId = await admitInScene(tenant);
    const batchId = await stock(tenant, await addItem(tenant), { quantity: 9, mrp: 200_000 });
    const appointment = (await book(tenant, { patientId, slot: '11:00' })).output.appointment;
    const booking = (await plan(tenant, { patientId, theatreId: 2 })).output.booking;
    await tenant.ask(addVisit, { visit: { patientId, doctorId: 1, visitOn: dayOf() } });
    const encounterId = (await tenant.ask(getUnbilledOrders, { patientId })).visits[0]?.encounterId ?? 0;
    const lines = [lineOf(3)];
    const bill = { encounterId, lines, net: 85, dueReason: 'Pays later', isRepeatConfirmed: true };
    const due = (await tenant.ask(addCounterBill, { counterBill: { ...bill, amount: 0 } })).counterBill;
    const someone = { personName: 'Nisha Rao', phone: '9800011111', doctorId: 1, day: dayOf(), patientId };
    const operation = { ...someone, theatreId: 1, day: dayOf(1), fromTime: '09:00', toTime: '10:00' };
    await tenant.ask(addAppointment, { appointment: { ...someone, slot: '09:00', advance: 199_999 } });
    const paidAt = new Date().toISOString();
    const stay = { admissionId, paidAt, paymentType: 'Receive' as const };
    const card = { card: 200_000, cardNumber: '4321' };
    const byCard = (await tenant.ask(addPayment, { payment: { ...stay, amount: 200_000, ...card } })).payment;
    const desks: [Endpoint, unknown][] = [
      [addAppointment, { appointment: { ...someone, slot: '09:15', advance: 1 } }],
      [receiveAdvance, { appointment: { appointmentId: appointment.appointmentId, advance: 1 } }],
      [addProvisionalBooking, { booking: { ...operation, operationName: 'Hernia repair', advance: 1 } }],
      [receiveTheatreAdvance, { booking: { provisionalBookingId: booking.provisionalBookingId, advance: 1 } }],
      [addCounterBill, { counterBill: { ...bill, amount: 1 } }],
      [settleCounterDue, { payment: { counterBillId: due.counterBillId, amount: 1 } }],
      [addSale, saleOf(admissionId, [{ batchId, mrp: 200_000, quantity: 1 }], { cash: 200_000 })],
      [updatePayment, { payment: { admissionId, paymentId: byCard.paymentId, amount: 200_000, cash: 200_000 } }],
      [addPayment, { payment: { ...stay, amount: 200_000 } }],
    ];
    for (const [endpoint, input] of desks) {
      const key = randomUUID();
      const send = (answer: string) =>
        tenant.call(endpoint, input as never, { key, headers: { [QUESTION_HEADER]: answer } });
      const before = await cashTaken(tenant);
      const asked = await send(ASKS_FIRST);
      expect([endpoint.path, asked.isFailure, asked.message]).toEqual([
        endpoint.path,
        true,
        expect.stringMatching(/would come to Rs .* section 269ST .* Please take the rest by card/),
      ]);
      expect(asked.wire._question).toMatchObject({ text: expect.stringMatching(/^Take Rs [\d,.]+ in cash$/) });
      expect([endpoint.path, await cashTaken(tenant)]).toEqual([endpoint.path, before]);
      const confirmed = await send(String(asked.wire._code));
      expect([endpoint.path, confirmed.isFailure, confirmed.message]).toEqual([
        endpoint.path,
        false,
        expect.stringMatching(/has come to Rs .* Please inform the accounts department/),
      ]);
      expect([endpoint.path, await cashTaken(tenant)]).not.toEqual([endpoint.path, before]);
    }
  });

  it('taken by two desks at the same instant is judged one after the other (Q115)', async () => {
    const { tenant, patientId } = await makeCase();
    const answers = await Promise.all([
      book(tenant, { patientId, advance: 100_000 }),
      book(tenant, { patientId, advance: 100_000, slot: '09:15' }),
      plan(tenant, { patientId, advance: 100_000 }),
      plan(tenant, { patientId, theatreId: 2, advance: 100_000 }),
    ]);
    expect(answers.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  });
});
