// Orders of visits and their money: nothing begins unpaid without a ground, and what began so is found until it is billed.
import { previewCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { settleCounterDue } from '@charaka/contract/clinic/counter/counter-refund';
import { getDayEnd } from '@charaka/contract/clinic/counter/day-end';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { cancelVisit, listVisits } from '@charaka/contract/clinic/opd/visit';
import { orderWorklist } from '@charaka/contract/clinic/order/order';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { type CounterDesk, openCounter } from '../../../test-support/money/counter-desk.ts';
import { begin, cover, matters, paid, result, sign } from '../../../test-support/money/gated-orders.ts';
import { sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { askNoPayment, openOrderDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';
import { unpaidWork } from './open-matters.ts';

const parts = useTestApp();

describe('work on the order of a visit', () => {
  it('may be accepted, but begins only once its bill is made, all or none (OR012, OR017)', async () => {
    const desk = await openCounter(parts);
    const [first = 0, second = 0] = await sign(desk, {}, { chargeId: orderable.xray });
    await desk.tenant.ask(work.acceptOrders, { orderIds: [first, second] });
    expect((await begin(desk, first)).message).toBe('Urine routine is not paid: bill no. or Stat');
    const { rows } = await desk.tenant.ask(orderWorklist.list, {});
    expect(rows.map(({ coverState }) => coverState)).toEqual(['Unpaid', 'Unpaid']);
    await paid(desk, first);
    expect(await cover(desk, first)).toBe('Paid');
    expect((await begin(desk, first, second)).message).toBe('Chest x-ray is not paid: bill no. or Stat');
    expect((await begin(desk, first)).message).toBe('Started');
    expect(await matters(desk, 'Unpaid')).toEqual([]);
  });

  it('shows the department whether it is unpaid, on a bill with a due, paid, free, or waits for the payer (OR012, OR017, OR027)', async () => {
    const desk = await openCounter(parts);
    const { tenant } = desk;
    const [orderId = 0, free = 0] = await sign(desk, {}, { chargeId: orderable.xray });
    await parts.owner.query('update charge set standard_charge_paise = 0 where tenant_id = $1 and charge_id = $2', [
      tenant.tenantId,
      orderable.xray,
    ]);
    const shown = async () => (await tenant.ask(orderWorklist.list, {})).rows.map(({ coverState }) => coverState);
    expect((await shown()).sort()).toEqual(['Free', 'Unpaid']);
    const { output } = await desk.bill({ lines: [{ orderId, quantity: 1 }], amount: 5, dueReason: 'Staff' });
    expect(await cover(desk, orderId)).toBe('OnBill');
    const { counterBillId } = output.counterBill;
    await tenant.ask(settleCounterDue, { payment: { counterBillId, amount: 80 } });
    expect(await cover(desk, orderId)).toBe('Paid');
    await parts.owner.query(
      `update clinical_order set approval_state = 'Asked' where tenant_id = $1 and clinical_order_id = $2`,
      [tenant.tenantId, orderId],
    );
    expect(await cover(desk, orderId)).toBe('PayerPending');
    expect(await cover(desk, free)).toBe('Free');
  });

  it('passes unpaid where it is Stat, its bill may wait, or credit was agreed; the cashier sees who let it pass (OR012, OR017)', async () => {
    const desk = await openCounter(parts);
    const { tenant, patientId } = desk;
    const [stat = 0, due = 0, lent = 0, beyond = 0] = await sign(
      desk,
      { priority: 'Stat' },
      {},
      { chargeId: orderable.xray },
      { chargeId: orderable.xray, quantity: 3 },
    );
    expect((await begin(desk, stat)).isFailure).toBe(false);
    const bill = await desk.bill({ lines: [{ orderId: due, quantity: 1 }], amount: 0, dueReason: 'Staff' });
    expect((await begin(desk, due)).isFailure).toBe(false);
    await parts.owner.query('update patient set credit_limit_paise = 60000 where tenant_id = $1 and patient_id = $2', [
      tenant.tenantId,
      patientId,
    ]);
    expect((await begin(desk, lent)).isFailure).toBe(false);
    expect((await begin(desk, beyond)).message).toBe('Chest x-ray is not paid: bill no. or Stat');
    expect(await matters(desk, 'Unpaid')).toMatchObject([
      { orderId: stat, ground: 'Stat', amount: 8500, counterBillId: null, byName: 'Clerk User' },
      { orderId: due, ground: 'Due', counterBillId: bill.output.counterBill.counterBillId },
      { orderId: lent, ground: 'Credit', amount: 35_000 },
    ]);
    await paid(desk, stat);
    expect((await matters(desk, 'Unpaid')).map(({ orderId }) => orderId)).toEqual([due, lent]);
    await tenant.ask(work.sendBackOrder, { orderId: lent, reason: 'Patient moved' });
    expect((await begin(desk, lent)).isFailure).toBe(false);
  });

  it('lends no more than was agreed, however many begin at once (OR012)', async () => {
    const desk = await openCounter(parts);
    const orders = await sign(desk, ...Array.from({ length: 4 }, () => ({ chargeId: orderable.xray })));
    await parts.owner.query('update patient set credit_limit_paise = 40000 where tenant_id = $1 and patient_id = $2', [
      desk.tenant.tenantId,
      desk.patientId,
    ]);
    const begun = await Promise.all(orders.map((orderId) => begin(desk, orderId)));
    expect(begun.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
  });

  it('is asked for no payment where the hospital switched that off (OR012)', async () => {
    const desk = await openCounter(parts, (tenantId) => askNoPayment(parts, tenantId));
    const [orderId = 0] = await sign(desk);
    expect((await begin(desk, orderId)).isFailure).toBe(false);
    expect(await matters(desk, 'Unpaid')).toMatchObject([{ orderId, ground: 'Switched off' }]);
  });

  it('begins once, however often it is asked for while it is being paid (OR012, OR032)', async () => {
    const desk = await openCounter(parts);
    const [orderId = 0] = await sign(desk);
    const [, ...answers] = await Promise.all([paid(desk, orderId), ...[1, 2, 3, 4].map(() => begin(desk, orderId))]);
    const last = await begin(desk, orderId);
    const begun = [...answers, last].filter(
      (each) => typeof each === 'object' && 'isFailure' in each && !each.isFailure,
    );
    expect(begun).toHaveLength(1);
    const { rows } = await parts.owner.query('select 1 from service_charge where tenant_id = $1', [
      desk.tenant.tenantId,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('of a stay is never held up by money (OR013)', async () => {
    const { tenant, sign: order, status } = await openOrderDesk(parts);
    const [orderId = 0] = await order();
    await tenant.ask(work.startOrders, { orderIds: [orderId] });
    expect(await status(orderId)).toBe('InProgress');
    const { rows } = await parts.owner.query('select 1 from unpaid_pass where tenant_id = $1', [tenant.tenantId]);
    expect(rows).toEqual([]);
  });
});

describe('work that began unpaid', () => {
  it('is billed though its visit was cancelled, and stands open at the end of the day until it is (OR012, OR017, OP044)', async () => {
    const desk = await openCounter(parts);
    const { tenant, patientId } = desk;
    const [orderId = 0] = await sign(desk, { priority: 'Stat' });
    await begin(desk, orderId);
    await tenant.ask(work.completeOrders, { orderIds: [orderId], ...result });
    const { rows: visits } = await tenant.ask(listVisits, { pageSize: 0 });
    await tenant.ask(cancelVisit, {
      visit: { visitId: visits[0]?.visitId ?? 0, cancelReason: 'Left without being seen' },
    });
    const open = async () => (await tenant.ask(getDayEnd, { day: dayOf() })).points.map(({ kind }) => kind);
    expect(await open()).toContain('NotBilled');
    expect((await tenant.ask(getUnbilledOrders, { patientId })).visits).toMatchObject([
      { encounterId: desk.encounterId },
    ]);
    const lines = [{ orderId, quantity: 1 }];
    const more = { counterBill: { encounterId: desk.encounterId, lines: [...lines, { chargeId: 4, quantity: 1 }] } };
    expect((await tenant.call(previewCounterBill, more)).message).toBe('This visit is cancelled and cannot be billed');
    expect((await desk.bill({ lines })).message).toBe('Bill 1 created');
    expect(await matters(desk, 'Unpaid')).toEqual([]);
    expect(await open()).not.toContain('NotBilled');
    expect((await tenant.ask(getUnbilledOrders, { patientId })).visits).toEqual([]);
  });

  it('is not cancelled with its charge kept before the counter has billed it (OR017, OR024)', async () => {
    const desk = await openCounter(parts);
    const [orderId = 0] = await sign(desk, { priority: 'Stat', quantity: 2 });
    await begin(desk, orderId);
    const cancel = (charge: object) =>
      desk.tenant.call(work.cancelOrders, { orderIds: [orderId], reason: 'Patient declined', ...charge });
    const said = 'Urine routine is not billed. Bill it at the counter before you keep a charge';
    expect((await cancel({ charge: 'Keep' })).message).toBe(said);
    expect((await cancel({ charge: 'Part', keptQuantity: 1 })).message).toBe(said);
    await paid(desk, orderId, 2);
    expect((await cancel({ charge: 'Keep' })).isFailure).toBe(false);
    expect((await verifyBooks(parts.owner, desk.tenant.tenantId)).difference).toBeNull();
  });
});

describe('the mark of what began unpaid', () => {
  const difference = async ({ tenant }: CounterDesk) => (await verifyBooks(parts.owner, tenant.tenantId)).difference;
  const open = async ({ tenant }: CounterDesk) => {
    const { rows } = await parts.owner.query<{ orderId: string }>(
      'select clinical_order_id as "orderId" from unpaid_pass where tenant_id = $1 and is_open order by 1',
      [tenant.tenantId],
    );
    return rows.map(({ orderId }) => Number(orderId));
  };

  it('is kept through bill, due and cancelling, and the check of the books finds one that is not (OR012, OR017)', async () => {
    const desk = await openCounter(parts);
    const [billed = 0, due = 0, cancelled = 0] = await sign(
      desk,
      ...[{}, { chargeId: orderable.xray }, { chargeId: orderable.xray }].map((line) => ({
        ...line,
        priority: 'Stat' as const,
      })),
    );
    await begin(desk, billed, due, cancelled);
    expect(await open(desk)).toEqual([billed, due, cancelled]);
    await paid(desk, billed);
    expect(await open(desk)).toEqual([due, cancelled]);
    const { output } = await desk.bill({ lines: [{ orderId: due, quantity: 1 }], amount: 0, dueReason: 'Staff' });
    expect(await open(desk)).toEqual([due, cancelled]);
    const { counterBillId } = output.counterBill;
    await desk.tenant.ask(settleCounterDue, { payment: { counterBillId, amount: 350 } });
    expect(await open(desk)).toEqual([cancelled]);
    await desk.tenant.ask(work.cancelOrders, { orderIds: [cancelled], reason: 'Patient declined', charge: 'TakeBack' });
    expect(await open(desk)).toEqual([]);
    expect(await difference(desk)).toBeNull();
    await parts.owner.query('update unpaid_pass set is_open = true where tenant_id = $1 and clinical_order_id = $2', [
      desk.tenant.tenantId,
      billed,
    ]);
    expect(await difference(desk)).toBe(`Order ${billed} began unpaid: it is kept as open, its records settle it`);
  });

  it('is taken off when an emergency becomes a stay, whose bill pays; a visit still owes what began there (OR013, OR017)', async () => {
    const desk = await openCounter(parts);
    const { tenant, patientId } = desk;
    const [ofVisit = 0] = await sign(desk, { priority: 'Stat' });
    const { rows } = await parts.owner.query<{ id: number }>(
      `insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opened_at)
       values ($1, 1, 'ER', $2, now()) returning encounter_id::float8 as id`,
      [tenant.tenantId, patientId],
    );
    const [ofEmergency = 0] = await sign({ ...desk, encounterId: rows[0]?.id ?? 0 }, { chargeId: orderable.xray });
    await begin(desk, ofVisit, ofEmergency);
    expect(await open(desk)).toEqual([ofVisit, ofEmergency]);
    expect((await sendAdmission(tenant, patientId)).isFailure).toBe(false);
    expect(await open(desk)).toEqual([ofVisit]);
    expect(await matters(desk, 'Unpaid')).toMatchObject([{ orderId: ofVisit }]);
    expect(await difference(desk)).toBeNull();
  });

  it('serves the cashier’s list by its index, however much has begun unpaid and is settled (OR017)', async () => {
    const desk = await openCounter(parts);
    const { tenantId } = desk.tenant;
    const [orderId = 0] = await sign(desk, { priority: 'Stat' });
    const { owner } = parts;
    await owner.query(
      `insert into clinical_order (tenant_id, hospital_id, order_group_id, line_no, encounter_id, patient_id, order_kind, charge_id, order_name,
         quantity_thousandths, priority, order_for, status_at, status_by)
       select tenant_id, hospital_id, order_group_id, n, encounter_id, patient_id, order_kind, charge_id, order_name, 1000, 'Stat', order_for,
         status_at, status_by from clinical_order, generate_series(2, 1000) n where tenant_id = $1 and clinical_order_id = $2`,
      [tenantId, orderId],
    );
    await owner.query(
      `insert into unpaid_pass (tenant_id, clinical_order_id, hospital_id, ground, passed_at, passed_by)
       select tenant_id, clinical_order_id, hospital_id, 'Stat', status_at, status_by from clinical_order where tenant_id = $1`,
      [tenantId],
    );
    await owner.query(
      `update clinical_order set status = 'Cancelled', status_reason = 'Patient declined' where tenant_id = $1 and clinical_order_id <> $2`,
      [tenantId, orderId],
    );
    await owner.query('analyze clinical_order, unpaid_pass');
    const { select, from, where, defaultOrder } = unpaidWork({ tenantId, hospital: { hospitalId: 1 } });
    const list = sql`explain select ${select} from ${from} where ${where} order by ${defaultOrder} limit 20`;
    const plan = await owner.query<{ 'QUERY PLAN': string }>(list.text, list.values);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('unpaid_pass_open');
    for (const table of ['unpaid_pass', 'clinical_order', 'service_charge'])
      expect(text).not.toContain(`Seq Scan on ${table}`);
    expect(await matters(desk, 'Unpaid')).toMatchObject([{ orderId }]);
  });
});
