// Tests of refunds due to outpatients: visit cancelled, doctor absent, patient did not come; and of the refunds that a closed day leaves open.
import {
  cancelCounterBill,
  previewCounterRefund,
  refundCounterBill,
} from '@charaka/contract/clinic/counter/counter-refund';
import { closeOpdDay, getDayEnd } from '@charaka/contract/clinic/counter/day-end';
import { saveFeeSetting } from '@charaka/contract/clinic/counter/opd-fee';
import { listRefundsDue, refundFee } from '@charaka/contract/clinic/counter/refund-due';
import { cancelVisit } from '@charaka/contract/clinic/opd/visit';
import { moveVisit } from '@charaka/contract/clinic/queue/move-visit';
import { callNext, endConsult, startConsult } from '@charaka/contract/clinic/queue/queue';
import { describe, expect, it } from 'vitest';
import { addColleague } from '../../../test-support/money/approvals.ts';
import { openFeeDesk } from '../../../test-support/money/fee-desk.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();

type Desk = Awaited<ReturnType<typeof openFeeDesk>>;

const due = async ({ tenant }: Desk) =>
  (await tenant.ask(listRefundsDue, {})).rows.map(({ kind, reason, amount }) => [kind, reason, amount]);

/** Puts every visit of the tenant some days back. */
const putBack = ({ tenant }: Desk, days: number) =>
  parts.owner.query('update opd_visit set day = day - $2::integer where tenant_id = $1', [tenant.tenantId, days]);

describe('what goes back to outpatients', () => {
  it('is the fee of a visit that was cancelled, once, by a credit note (OP011)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith } = desk;
    const { visitId } = (await bookWith(patients[0] ?? 0, {})).output.visit;
    expect(await due(desk)).toEqual([]);
    const give = (amount = 350, asked: object = { visitId }) =>
      tenant.call(refundFee, { refund: { ...asked, amount, reason: 'Cancelled by the patient' } });
    expect((await give()).message).toBe('This cannot be refunded, or not yet');
    await tenant.ask(cancelVisit, { visit: { visitId, cancelReason: 'Cannot come' } });
    expect(await due(desk)).toEqual([['Fee', 'Cancelled', 35_000]]);
    expect((await give(349)).message).toBe('The amounts have changed. Please recalculate');
    const back = await give();
    expect(back.message).toBe('Credit note 1 created, Rs 350.00 refunded');
    expect(back.output.refund).toMatchObject({ amount: 35_000, paidOut: 35_000 });
    expect(await due(desk)).toEqual([]);
    expect((await give()).isFailure).toBe(true);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });

  it('is listed with what the refund pays out: the fee less its discount and what is due (OP011, OR023)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith } = desk;
    const [first = 0, second = 0] = patients;
    const gift = { discount: 35, discountReason: 'Camp', net: 315 };
    const booked = [
      (await bookWith(first, { ...gift, amount: 315 })).output,
      (await bookWith(second, { ...gift, amount: 115, dueReason: 'Tomorrow' })).output,
    ];
    for (const { visit } of booked)
      await tenant.ask(cancelVisit, { visit: { visitId: visit.visitId, cancelReason: 'Cannot come' } });
    const { rows } = await tenant.ask(listRefundsDue, {});
    expect(rows.map(({ amount }) => amount)).toEqual([31_500, 11_500]);
    for (const { visitId, counterBillId, serviceChargeId, amount } of rows) {
      const lines = [{ serviceChargeId: serviceChargeId ?? 0, quantity: 1 }];
      const refund = { counterBillId: counterBillId ?? 0, lines };
      expect((await tenant.ask(previewCounterRefund, { refund })).paidOut).toBe(amount);
      const given = await tenant.ask(refundFee, { refund: { visitId, amount: amount / 100, reason: 'Cannot come' } });
      expect(given.refund).toMatchObject({ paidOut: amount });
    }
    expect(await due(desk)).toEqual([]);
  });

  it('is found by UHID, by the number of its bill and by the number of its visit (OP011)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith } = desk;
    const [first = 0, second = 0] = patients;
    const booked = [(await bookWith(first, {})).output, (await bookWith(second, {})).output];
    for (const { visit } of booked)
      await tenant.ask(cancelVisit, { visit: { visitId: visit.visitId, cancelReason: 'Cannot come' } });
    const found = async (...filterParams: { columnName: string; filterValue: string | number | null }[]) =>
      (await tenant.ask(listRefundsDue, { filterParams })).rows.map(({ patientId }) => patientId);
    const [, bill] = booked.map(({ counterBill }) => counterBill);
    const row = (await tenant.ask(listRefundsDue, {})).rows.find(({ patientId }) => patientId === second);
    const { billNo = 0, finYear = '', opdNumber = '' } = row ?? {};
    expect([billNo, finYear]).toEqual([bill?.billNo, bill?.finYear]);
    expect(await found({ columnName: 'patientUid', filterValue: first })).toEqual([first]);
    expect(
      await found({ columnName: 'billNo', filterValue: billNo }, { columnName: 'finYear', filterValue: finYear }),
    ).toEqual([second]);
    expect(await found({ columnName: 'opdNumber', filterValue: opdNumber })).toEqual([second]);
  });

  it('is not the fee of who goes in to the doctor at this instant (OP011)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith, visitOf } = desk;
    const { visitId } = (await bookWith(patients[0] ?? 0, {})).output.visit;
    await putBack(desk, 1);
    expect(await due(desk)).toEqual([['Fee', 'DoctorAbsent', 35_000]]);
    await parts.owner.query('begin');
    for (const state of ['Called', 'InConsult'])
      await parts.owner.query('update opd_visit set queue_state = $2 where opd_visit_id = $1', [visitId, state]);
    const answer = tenant.call(refundFee, { refund: { visitId, amount: 350, reason: 'Doctor was away' } });
    const waiting = async () => {
      await parts.owner.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await parts.owner.query(
        'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
      );
      return rowCount;
    };
    await expect.poll(waiting).toBe(1);
    await parts.owner.query('commit');
    expect((await answer).message).toBe('This cannot be refunded, or not yet');
    expect(await visitOf(visitId)).toMatchObject({ queueState: 'InConsult', feeState: 'Paid' });
  });

  it('is that of an absent doctor at once, of who did not come after the hours of the hospital (OP011)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith, begin, visitOf } = desk;
    const [first = 0, second = 0] = patients;
    const { visitId } = (await bookWith(first, {})).output.visit;
    await putBack(desk, 1);
    expect(await due(desk)).toEqual([['Fee', 'DoctorAbsent', 35_000]]);
    await parts.owner.query('update opd_visit set day = $2 where tenant_id = $1', [tenant.tenantId, dayOf()]);
    await bookWith(second, {});
    const { visit } = await tenant.ask(callNext, { opdSessionId: await begin() });
    expect(visit.visitId).toBe(visitId);
    await tenant.ask(saveFeeSetting, { feeSetting: { collectsAfter: false, noShowHours: 30 } });
    await putBack(desk, 1);
    expect(await due(desk)).toEqual([]);
    await putBack(desk, 2);
    expect(await due(desk)).toEqual([['Fee', 'NoShow', 35_000]]);
    const [row] = (await tenant.ask(listRefundsDue, { reason: 'NoShow' })).rows;
    const of = { visitId: row?.visitId ?? 0, amount: 350, reason: 'Did not come' };
    expect((await tenant.call(refundFee, { refund: of }, { as: 'viewer' })).status).toBe(403);
    await tenant.ask(refundFee, { refund: of });
    expect(await visitOf(of.visitId)).toMatchObject({ queueState: 'Cancelled', counterBillId: null });
  });

  it('is the advance of a patient who did not come, and the rest that a bill left, with its memo (OP010, Q258)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith } = desk;
    const [patientId = 0, absent = 0] = patients;
    const { appointmentId } = (await book(tenant, { patientId, advance: 500 })).output.appointment;
    await book(tenant, { patientId: absent, advance: 200, slot: '09:15' });
    expect(await due(desk)).toEqual([]);
    await bookWith(patientId, { amount: 0 }, { appointmentId });
    expect(await due(desk)).toEqual([['Advance', 'Rest', 15_000]]);
    await parts.owner.query('update appointment set day = day - 3 where tenant_id = $1 and appointment_id <> $2', [
      tenant.tenantId,
      appointmentId,
    ]);
    expect(await due(desk)).toEqual([
      ['Advance', 'DoctorAbsent', 20_000],
      ['Advance', 'Rest', 15_000],
    ]);
    const paid = await tenant.ask(refundFee, { refund: { appointmentId, amount: 150, reason: 'Left over' } });
    expect(paid.appointment).toMatchObject({ appointmentId, advance: 0 });
    expect(paid.entry).toMatchObject({ kind: 'Refund', receiptNo: 1, advance: 15_000, reason: 'Left over' });
    expect(await due(desk)).toEqual([['Advance', 'DoctorAbsent', 20_000]]);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });
});

describe('what is paid once', () => {
  it('is not given back while it makes another visit free; then it is (OP008, OP011)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith, come } = desk;
    const [patientId = 0] = patients;
    const { visitId } = (await bookWith(patientId, {})).output.visit;
    await putBack(desk, 1);
    const again = await come(patientId);
    expect(again).toMatchObject({ feeState: 'Free', freeOfVisitId: visitId });
    expect(await due(desk)).toEqual([]);
    const give = () => tenant.call(refundFee, { refund: { visitId, amount: 350, reason: 'Doctor was away' } });
    expect((await give()).message).toBe('This cannot be refunded, or not yet');
    await tenant.ask(cancelVisit, { visit: { visitId: again.visitId, cancelReason: 'Cannot come' } });
    expect(await due(desk)).toEqual([['Fee', 'DoctorAbsent', 35_000]]);
    expect((await give()).isFailure).toBe(false);
  });

  it('is not given back from its bill either while it makes another visit free, wherever the paid visit went (OP008)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith, come } = desk;
    const [patientId = 0] = patients;
    const { visit, counterBill } = (await bookWith(patientId, {})).output;
    await holdOpd(tenant, 5, dayOf(1));
    const again = await come(patientId, { visitOn: dayOf(1) });
    expect(again).toMatchObject({ feeState: 'Free', freeOfVisitId: visit.visitId });
    const { counterBillId, lines } = counterBill;
    const paid = { amount: 350, reason: 'Asked for it back' };
    const line = { serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 };
    const refund = () => tenant.call(refundCounterBill, { refund: { counterBillId, lines: [line], ...paid } });
    const said = 'This fee makes another visit free. Cancel that visit first';
    expect((await refund()).message).toBe(said);
    expect((await tenant.call(cancelCounterBill, { counterBill: { counterBillId, ...paid } })).message).toBe(said);
    await holdOpd(tenant, 5, dayOf(), 2);
    await tenant.ask(moveVisit, {
      visit: { visitId: visit.visitId, doctorId: 2, visitOn: dayOf(), reason: 'Doctor is ill' },
    });
    expect((await refund()).message).toBe(said);
    await tenant.ask(cancelVisit, { visit: { visitId: again.visitId, cancelReason: 'Cannot come' } });
    expect((await refund()).isFailure).toBe(false);
  });

  it('is given back for a visit that was held by an approver alone (OR025, OP011)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith, begin } = desk;
    const checker = await addColleague(tenant, { userId: 61, staffId: 2, isApprover: true });
    const { visit, counterBill } = (await bookWith(patients[0] ?? 0, {})).output;
    await tenant.ask(callNext, { opdSessionId: await begin() });
    await tenant.ask(startConsult, { visitId: visit.visitId });
    const { counterBillId, lines } = counterBill;
    const refund = {
      counterBillId,
      amount: 350,
      reason: 'Was not content',
      lines: [{ serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 }],
    };
    expect((await tenant.call(refundCounterBill, { refund })).message).toMatch(/ is done. An approver must refund it$/);
    expect((await tenant.call(refundCounterBill, { refund }, { as: checker })).isFailure).toBe(false);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });

  it('and an advance that a visit without a fee did not need is given back (OP010)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith, come, begin } = desk;
    const [patientId = 0] = patients;
    await bookWith(patientId, {});
    await putBack(desk, 3);
    const { appointmentId } = (await book(tenant, { patientId, advance: 500 })).output.appointment;
    const { visitId, feeState } = await come(patientId, { appointmentId });
    expect(feeState).toBe('Free');
    await tenant.ask(callNext, { opdSessionId: await begin() });
    await tenant.ask(startConsult, { visitId });
    await tenant.ask(endConsult, { visitId });
    expect((await due(desk)).filter(([kind]) => kind === 'Advance')).toEqual([['Advance', 'Rest', 50_000]]);
    await tenant.ask(refundFee, { refund: { appointmentId, amount: 500, reason: 'Visit was free' } });
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });
});

describe('the end of a day', () => {
  it('lists who was not seen, what is not signed, not billed and to be refunded, and is closed with it (OP011, OP044)', async () => {
    const desk = await openFeeDesk(parts);
    const { tenant, patients, book: bookWith, come, begin } = desk;
    const [seen = 0, owing = 0, gone = 0] = patients;
    await bookWith(seen, {});
    await come(owing);
    const cancelled = (await bookWith(gone, {})).output.visit;
    const { visit } = await tenant.ask(callNext, { opdSessionId: await begin() });
    await tenant.ask(startConsult, { visitId: visit.visitId });
    await tenant.ask(endConsult, { visitId: visit.visitId });
    await tenant.ask(cancelVisit, { visit: { visitId: cancelled.visitId, cancelReason: 'Left' } });
    const read = async () => {
      const { points, dayEnd } = await tenant.ask(getDayEnd, { day: dayOf() });
      return { points: points.map(({ kind, tokenNo }) => [kind, tokenNo]), dayEnd };
    };
    const points = [
      ['NotSeen', 2],
      ['NotSigned', 1],
      ['NotBilled', 2],
      ['RefundDue', 3],
    ];
    expect((await read()).points).toEqual(points);
    expect((await tenant.call(closeOpdDay, { day: dayOf(1) })).message).toBe('This day has not started');
    const closed = await tenant.call(closeOpdDay, { day: dayOf() });
    expect(closed.message).toBe('The day is closed. Items left open: 4');
    expect(await read()).toMatchObject({ points, dayEnd: { openPoints: 4, closedByName: 'Clerk User' } });
  });
});
