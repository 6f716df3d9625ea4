// Fees of visits: whose rule holds and what is free, paid with the token or later, and nobody called who owes one.
import { consultationFees } from '@charaka/contract/clinic/counter/consultation-fee';
import { addCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { refundCounterBill, settleCounterDue } from '@charaka/contract/clinic/counter/counter-refund';
import { bookVisit, getFee, saveFeeSetting } from '@charaka/contract/clinic/counter/opd-fee';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { getAppointment, receiveAdvance } from '@charaka/contract/clinic/opd/appointment';
import { listDoctorsOfDay } from '@charaka/contract/clinic/opd/calendar';
import { addVisit, cancelVisit, listVisits } from '@charaka/contract/clinic/opd/visit';
import { orderWorklist } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { moveVisit } from '@charaka/contract/clinic/queue/move-visit';
import { callNext, callPatient } from '@charaka/contract/clinic/queue/queue';
import { listCollections } from '@charaka/contract/money/finance/finance';
import { updateRate } from '@charaka/contract/money/tariff/tariff-rates';
import { markChart } from '@charaka/contract/people/privacy/marked-chart';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { feeLine, feeOf, openFeeDesk } from '../../../test-support/money/fee-desk.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { verbalGroup } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import type { TestUser } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

describe('the fee of a visit', () => {
  it("is the doctor's own before the speciality's before the hospital's (OP008)", async () => {
    const { tenant, patients } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const fee = async (doctorId: number) => (await tenant.ask(getFee, { patientId, doctorId, day: dayOf() })).fee;
    const general = feeOf({ feeName: 'Everybody', doctorId: null, chargeId: 3 });
    expect(await fee(2)).toMatchObject({ isFree: true, reason: 'NoRule', price: 0 });
    await tenant.ask(consultationFees.add, { consultationFee: general });
    expect(await fee(2)).toMatchObject({ isFree: false, reason: 'Charged', price: 8500, net: 8500, visitKind: 'New' });
    expect(await fee(1)).toMatchObject({ isFree: false, reason: 'Charged', price: 35_000 });
    const { days } = await tenant.ask(listDoctorsOfDay, {});
    expect(days.map(({ doctorId, newFee }) => [doctorId, newFee])).toEqual([[1, 35_000]]);
  });

  it('is free within the free days after a paid visit, as often as the rule says, and names that visit (OP008)', async () => {
    const { tenant, patients, book: bookWith, come, visitOf } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const first = (await bookWith(patientId, {})).output.visit;
    expect(first).toMatchObject({ feeState: 'Paid', visitKind: 'New' });
    const move = (days: number) =>
      parts.owner.query('update opd_visit set day = day - $2::integer where tenant_id = $1 and opd_visit_id = $3', [
        tenant.tenantId,
        days,
        first.visitId,
      ]);
    await move(6);
    const second = await come(patientId);
    expect(second).toMatchObject({ visitKind: 'FollowUp', feeState: 'Free', freeOfVisitId: first.visitId });
    const ask = async () => (await tenant.ask(getFee, { patientId, doctorId: 1, day: dayOf() })).fee;
    expect(await ask()).toMatchObject({ isFree: false, reason: 'FreeVisitsUsed', price: 8500 });
    await tenant.ask(cancelVisit, { visit: { visitId: second.visitId, cancelReason: 'Comes another day' } });
    expect(await ask()).toMatchObject({ isFree: true, reason: 'FreePeriod', freeUntil: dayOf(1) });
    await move(2);
    expect(await ask()).toMatchObject({ isFree: false, reason: 'FreePeriodOver', freeUntil: dayOf(-1) });
    expect(await visitOf((await come(patientId)).visitId)).toMatchObject({ feeState: 'Due' });
  });

  it('tells nobody who does not see a marked chart when the patient was here before, and asks for the same (OP008, PS009)', async () => {
    const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const { visitId } = (await bookWith(patientId, {})).output.visit;
    await parts.owner.query('update opd_visit set day = day - 3 where opd_visit_id = $1', [visitId]);
    const ask = async (as: 'clerk' | 'viewer') =>
      (await tenant.ask(getFee, { patientId, doctorId: 1, day: dayOf() }, { as })).fee;
    const told = { isFree: true, reason: 'FreePeriod', visitKind: 'FollowUp', paidOn: dayOf(-3), freeUntil: dayOf(4) };
    expect(await ask('viewer')).toMatchObject(told);
    await tenant.ask(markChart, { patientId, kind: 'VIP', reason: 'Minister' });
    const hidden = await ask('viewer');
    expect(hidden).toMatchObject({ isFree: true, reason: 'Withheld', price: 0, net: 0 });
    expect([hidden.paidOn, hidden.freeUntil, hidden.visitKind].filter((each) => each != null)).toEqual([]);
    // The user who made the visit has a relation with the patient by it.
    expect(await ask('clerk')).toMatchObject(told);
  });

  it('holds a patient back until it is paid, unless the visit is an emergency or the hospital collects afterwards (OP009)', async () => {
    const { tenant, patients, come, pay, begin, visitOf } = await openFeeDesk(parts);
    const [owing = 0, paying = 0, urgent = 0] = patients;
    const { visitId } = await come(owing);
    const second = await come(paying);
    const opdSessionId = await begin();
    const said = 'The fee is due. It must be paid before the patient is called';
    expect((await tenant.call(callPatient, { visitId })).message).toBe(said);
    expect((await tenant.call(callNext, { opdSessionId })).message).toBe(
      'No patient can be called: every patient in the queue must pay the fee first',
    );
    expect((await pay(paying)).message).toBe('Bill 1 created');
    expect((await tenant.ask(callNext, { opdSessionId })).visit.visitId).toBe(second.visitId);
    const emergency = await come(urgent, { visitKind: 'Emergency' });
    expect((await tenant.ask(callNext, { opdSessionId })).visit.visitId).toBe(emergency.visitId);
    // The database refuses it whoever asks, so that a refund in between lets nobody through.
    const write = (values: string) =>
      parts.owner.query(`update opd_visit set ${values} where tenant_id = $1 and opd_visit_id = $2`, [
        tenant.tenantId,
        visitId,
      ]);
    await expect(write("queue_state = 'Called'")).rejects.toThrow(/the fee of token 1 is due/);
    await expect(write("fee_state = 'Paid'")).rejects.toThrow(/is paid by a bill/);
    await tenant.ask(saveFeeSetting, { feeSetting: { collectsAfter: true, noShowHours: 24 } });
    expect((await tenant.ask(callNext, { opdSessionId })).visit.visitId).toBe(visitId);
    expect(await visitOf(visitId)).toMatchObject({ feeState: 'Due', queueState: 'Called' });
  });

  it('follows its bill: due until all is received, due again when its line goes back, and on one bill only', async () => {
    const { tenant, patients, come, pay, visitOf } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const { visitId } = await come(patientId);
    const { visits } = await tenant.ask(getUnbilledOrders, { patientId });
    expect(visits[0]).toMatchObject({ fee: { chargeId: 4, price: 35_000 }, advance: 0 });
    const made = await pay(patientId, {
      lines: [feeLine, { chargeId: 3, quantity: 1 }],
      net: 435,
      amount: 100,
      dueReason: 'Bank',
    });
    const { counterBillId, lines } = made.output.counterBill;
    expect(await visitOf(visitId)).toMatchObject({ feeState: 'Due', counterBillId });
    expect((await pay(patientId)).message).toBe('No fee is due for this visit');
    await tenant.ask(settleCounterDue, { payment: { counterBillId, amount: 335 } });
    expect(await visitOf(visitId)).toMatchObject({ feeState: 'Paid' });
    const back = { counterBillId, lines: [{ serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 }] };
    await tenant.ask(refundCounterBill, { refund: { ...back, amount: 350, reason: 'Wrong doctor' } });
    expect(await visitOf(visitId)).toMatchObject({ feeState: 'Due', counterBillId: null });
    expect((await pay(patientId)).message).toBe('Bill 2 created');
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ counterBillCount: 2, difference: null });
  });

  it('is not refunded after the visit by its doctor, who is an approver too (Q268)', async () => {
    const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const { visit, counterBill } = (await bookWith(patientId, {})).output;
    for (const state of ['Called', 'InConsult', 'Done'])
      await parts.owner.query('update opd_visit set queue_state = $3 where tenant_id = $1 and opd_visit_id = $2', [
        tenant.tenantId,
        visit.visitId,
        state,
      ]);
    const serviceChargeId = counterBill?.lines[0]?.serviceChargeId ?? 0;
    const refund = {
      counterBillId: counterBill?.counterBillId ?? 0,
      lines: [{ serviceChargeId, quantity: 1 }],
      amount: 350,
      reason: 'Not helped',
    };
    const doctor = await addColleague(tenant, { userId: 21, staffId: 1, isApprover: true });
    expect((await tenant.call(refundCounterBill, { refund }, { as: doctor })).message).toBe(
      'You made this bill, received its money or did its work. Another approver must refund it',
    );
    const other = await addColleague(tenant, { userId: 22, staffId: 2, isApprover: true });
    expect((await tenant.call(refundCounterBill, { refund }, { as: other })).message).toMatch(/^Credit note 1 created/);
  });

  it('is taken over by a payer with an authorisation, the co-payment at once, and its orders wait for the payer (OR012)', async () => {
    const { tenant, patients, come, pay, visitOf } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const { visitId } = await come(patientId);
    const payer = {
      associationId: tenant.corporateId,
      authorized: 300,
      authorizationNo: 'AUTH-77',
      authorizedOn: dayOf(),
    };
    const { counterBill } = (await pay(patientId, { ...payer, amount: 50 })).output;
    expect(counterBill).toMatchObject({ authorizationNo: 'AUTH-77', netPayable: 5000, received: 5000, due: 0 });
    expect(await visitOf(visitId)).toMatchObject({ feeState: 'Payer' });
    // A test of this visit waits for the payer as well, who answers for the visit (OR012).
    const { encounterId } = (await tenant.ask(getUnbilledOrders, { patientId })).visits[0] ?? { encounterId: 0 };
    await tenant.ask(signOrders, { group: verbalGroup({ encounterId }) });
    const covers = async () => (await tenant.ask(orderWorklist.list, {})).rows.map(({ coverState }) => coverState);
    expect(await covers()).toEqual(['PayerPending']);
    // Free in the price list, and not by the rate of this payer (OR012).
    await parts.owner.query(
      `update charge c set standard_charge_paise = 0 from clinical_order o
        where o.tenant_id = $1 and c.tenant_id = o.tenant_id and c.charge_id = o.charge_id`,
      [tenant.tenantId],
    );
    expect(await covers()).toEqual(['Free']);
    const [chargeId] = (
      await parts.owner.query('select charge_id::integer from clinical_order where tenant_id = $1', [tenant.tenantId])
    ).rows.map(({ charge_id }: { charge_id: number }) => charge_id);
    const rate = {
      associationId: tenant.corporateId,
      chargeId: chargeId ?? 0,
      tpaCharge: 280,
      validFrom: '2020-01-01',
    };
    await tenant.ask(updateRate, { associationCharge: rate }, { as: 'admin' });
    expect(await covers()).toEqual(['PayerPending']);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });

  it('goes along when the visit goes to another day or doctor (OP011)', async () => {
    const { tenant, patients, book: bookWith, visitOf } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const { visit, counterBill } = (await bookWith(patientId, {})).output;
    await holdOpd(tenant, 5, dayOf(), 2);
    const moved = await tenant.ask(moveVisit, {
      visit: { visitId: visit.visitId, doctorId: 2, visitOn: dayOf(), reason: 'Doctor is ill' },
    });
    const { counterBillId } = counterBill;
    expect(await visitOf(moved.visit.visitId)).toMatchObject({ feeState: 'Paid', counterBillId, tokenNo: 1 });
    expect(await visitOf(visit.visitId)).toMatchObject({ queueState: 'Cancelled', counterBillId: null });
  });

  it('is billed with the token, both or neither', async () => {
    const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    expect((await bookWith(patientId, { net: 300, amount: 300 })).message).toMatch(/^The figures have changed/);
    expect((await tenant.ask(listVisits, {})).rows).toEqual([]);
    expect((await bookWith(patientId, {})).message).toBe('Token 1 given, bill 1 created');
  });
});

describe('the advance of an appointment', () => {
  it('is not refunded by the approver who took it, when it became a receipt of a bill (Q268)', async () => {
    const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const colleague = (userId: number, staffId: number) => addColleague(tenant, { userId, staffId, isApprover: true });
    const [taker, other] = [await colleague(21, 2), await colleague(22, 3)];
    const { appointmentId } = (await book(tenant, { patientId })).output.appointment;
    const taken = { appointmentId, advance: 350, upi: 350, upiReference: 'UPI4711' };
    await tenant.call(receiveAdvance, { appointment: taken }, { as: taker });
    const { counterBillId, lines } = (await bookWith(patientId, { amount: 0 }, { appointmentId })).output.counterBill;
    const line = { serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 };
    const refund = { counterBillId, lines: [line], amount: 350, reason: 'In cash, as asked' };
    const refundBy = async (as: TestUser) => (await tenant.call(refundCounterBill, { refund }, { as })).message;
    expect(await refundBy(taker)).toMatch(/Another approver must refund it$/);
    expect(await refundBy(other)).toMatch(/^Credit note 1 created/);
  });

  it('becomes a receipt of the bill of its visit in the same transaction, and moves no money a second time (OP010)', async () => {
    const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const paid = { patientId, advance: 500, upi: 400, upiReference: 'UPI4711' };
    const { appointmentId } = (await book(tenant, paid)).output.appointment;
    const given = await bookWith(patientId, { amount: 350 }, { appointmentId });
    expect(given.message).toBe('Rs 350.00 was already paid in advance. At most Rs 0.00 can be received');
    const { counterBill, visit } = (await bookWith(patientId, { amount: 0 }, { appointmentId })).output;
    expect(visit).toMatchObject({ feeState: 'Paid', advance: 15_000 });
    expect(counterBill).toMatchObject({ received: 35_000, due: 0 });
    expect(counterBill.receipts).toMatchObject([{ upi: 35_000, cash: 0, upiReference: 'UPI4711', isAdvance: true }]);
    const { appointment, entries } = await tenant.ask(getAppointment, { appointment: { appointmentId } });
    expect(appointment).toMatchObject({ advance: 15_000, upi: 5000, cash: 10_000, upiReference: 'UPI4711' });
    expect(entries.map(({ kind, advance }) => [kind, advance])).toEqual([
      ['Receive', 50_000],
      ['Transfer', 35_000],
    ]);
    const { collectors } = await tenant.ask(listCollections, { day: dayOf() });
    expect(collectors.map(({ received }) => received.total)).toEqual([50_000]);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });
});

describe('who may, and who waits for whom', () => {
  it('a visit is billed as it is booked by who may do both: a doctor takes patients in and makes no bill (OP009)', async () => {
    const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const visit = { patientId, doctorId: 1, visitOn: dayOf() };
    const asked = { visit, counterBill: { lines: [feeLine], net: 350, amount: 0, dueReason: 'A friend' } };
    for (const [roleId, menu] of [
      [91, 'opd'],
      [92, 'opd/diagnosis'],
    ] as const) {
      const one = await addUserOfRole(tenant, roleId);
      await parts.owner.query(
        'update role_permission set can_add = true where tenant_id = $1 and role_id = $2 and menu_path = $3',
        [tenant.tenantId, roleId, menu],
      );
      expect((await tenant.call(bookVisit, asked, { as: one })).status).toBe(403);
    }
    expect((await bookWith(patientId, {})).isFailure).toBe(false);
  });

  it('a fee that is settled holds its visit before its bill, as who gives it back (OP011)', async () => {
    const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
    const made = (await bookWith(patients[0] ?? 0, { amount: 100, dueReason: 'Bank' })).output;
    const { counterBillId } = made.counterBill;
    await parts.owner.query('begin');
    await parts.owner.query('select from opd_visit where opd_visit_id = $1 for update', [made.visit.visitId]);
    const answer = tenant.call(settleCounterDue, { payment: { counterBillId, amount: 250 } });
    await oneWaits();
    await parts.owner.query('select from counter_bill where counter_bill_id = $1 for update nowait', [counterBillId]);
    await parts.owner.query('commit');
    expect((await answer).message).toBe('Payment received');
  });

  it('a bill that an advance pays takes no number while it waits for the cash of its patient (OP010)', async () => {
    const { tenant, patients, book: bookWith } = await openFeeDesk(parts);
    const [waiting = 0, other = 0] = patients;
    const { appointmentId } = (await book(tenant, { patientId: waiting, advance: 500 })).output.appointment;
    await parts.owner.query('begin');
    await parts.owner.query(`select pg_advisory_xact_lock(hashtext('cash'), hashtext($1))`, [
      `${tenant.tenantId} ${waiting}`,
    ]);
    const visit = await tenant.ask(addVisit, {
      visit: { patientId: waiting, doctorId: 1, visitOn: dayOf(), appointmentId },
    });
    expect(visit.visit.feeState).toBe('Due');
    const { visits } = await tenant.ask(getUnbilledOrders, { patientId: waiting });
    const answer = tenant.call(addCounterBill, {
      counterBill: { encounterId: visits[0]?.encounterId ?? 0, lines: [feeLine], net: 350, amount: 0 },
    });
    await oneWaits();
    expect((await bookWith(other, {})).isFailure).toBe(false);
    await parts.owner.query('commit');
    expect((await answer).isFailure).toBe(false);
  });

  it('what is free with one doctor is not with another to whom the visit is moved (OP008, OP011)', async () => {
    const { tenant, patients, book: bookWith, come, visitOf } = await openFeeDesk(parts);
    const [patientId = 0] = patients;
    const { visitId } = (await bookWith(patientId, {})).output.visit;
    await parts.owner.query('update opd_visit set day = day - 3 where opd_visit_id = $1', [visitId]);
    const again = await come(patientId);
    expect(again).toMatchObject({ feeState: 'Free', freeOfVisitId: visitId });
    await tenant.ask(consultationFees.add, { consultationFee: feeOf({ feeName: 'Dear', doctorId: 2, chargeId: 1 }) });
    await holdOpd(tenant, 5, dayOf(), 2);
    const moved = await tenant.ask(moveVisit, {
      visit: { visitId: again.visitId, doctorId: 2, visitOn: dayOf(), reason: 'Asked for the specialist' },
    });
    expect(await visitOf(moved.visit.visitId)).toMatchObject({ feeState: 'Due', visitKind: 'New' });
  });
});

async function oneWaits(): Promise<void> {
  const waiting = async () => {
    await parts.owner.query('select pg_stat_clear_snapshot()');
    const { rowCount } = await parts.owner.query(
      'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    return rowCount;
  };
  await expect.poll(waiting).toBe(1);
}
