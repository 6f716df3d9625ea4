// The diagnostic counter: a visit found by a scan, tests ordered from a doctor's paper with their bill, and their refunds.
import { randomUUID } from 'node:crypto';
import { listBilledTests } from '@charaka/contract/clinic/counter/billed-test';
import { getCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { previewCounterRefund, refundCounterBill } from '@charaka/contract/clinic/counter/counter-refund';
import { findCounterVisit } from '@charaka/contract/clinic/counter/unbilled-orders';
import { getOrder, orderWorklist } from '@charaka/contract/clinic/order/order';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import { cancelOrders, startOrders } from '@charaka/contract/clinic/order/work-on-orders';
import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import { describe, expect, it } from 'vitest';
import { type CounterDesk, lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { orderable, verbalGroup } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { addUserOfRole } from '../../../test-support/server/test-roles.ts';
import { verifyBooks } from '../../money/finance/verify-books.ts';

const parts = useTestApp();
const paper = { orderedById: 1, readBackBy: 'Rita Paul' };
const plain = { requiresPayerApproval: false, isActive: true, memberIds: [] };
const asked = (chargeId: number) => ({ ...lineOf(chargeId), isOrdered: true });

/** An order that the doctor signed by word of mouth, and what is printed on it. */
async function signedOrder({ tenant, encounterId }: CounterDesk, chargeId: number = orderable.urine) {
  const { group } = await tenant.ask(signOrders, { group: verbalGroup({ encounterId }, [{ chargeId }]) });
  return { orderId: group.orders[0]?.orderId ?? 0, number: `${group.groupNo}/1` };
}

describe('the diagnostic counter', () => {
  it('finds whose visit it is by the number of a patient or an order that is scanned (OR044)', async () => {
    const desk = await openCounter(parts);
    const { tenant, patientId, encounterId } = desk;
    const { number } = await signedOrder(desk);
    expect(await tenant.ask(findCounterVisit, { number })).toMatchObject({ patientId, encounterId });
    expect(await tenant.ask(findCounterVisit, { number: String(patientId) })).toMatchObject({ patientId });
    for (const unknown of ['77/1', '999999', '012610019999', 'abc'])
      expect((await tenant.call(findCounterVisit, { number: unknown })).message).toBe(
        'No patient or order found for this number',
      );
    const other = await openCounter(parts);
    expect((await other.tenant.call(findCounterVisit, { number })).isFailure).toBe(true);
  });

  it("orders what a doctor's paper asks for with the bill, once, and says how to prepare (OR007, OR017, OR044)", async () => {
    const desk = await openCounter(parts);
    const { tenant, bill, encounterId } = desk;
    await tenant.ask(
      orderables.add,
      { orderable: { chargeId: orderable.xray, orderName: 'Chest X-ray', preparation: 'Take off chains', ...plain } },
      { as: 'admin' },
    );
    const key = randomUUID();
    const told = { lines: [asked(orderable.xray), lineOf(orderable.urine)], ...paper };
    const { output } = await bill(told, key);
    expect((await bill(told, key)).output).toEqual(output);
    const { lines, counterBillId } = output.counterBill;
    expect(lines).toMatchObject([
      { orderNo: '1/1', orderStatus: 'Ordered', isTest: true, preparation: 'Take off chains', net: 35_000 },
      { orderId: null, orderNo: null, isTest: true, preparation: null },
    ]);
    const { rows } = await tenant.ask(orderWorklist.list, {});
    expect(rows).toMatchObject([{ encounterId, groupNo: 1, lineNo: 1 }]);
    const { order } = await tenant.ask(getOrder, { order: { orderId: rows[0]?.orderId ?? 0 } });
    expect(order).toMatchObject({ isVerbal: true, countersignedAt: null, coverState: 'Paid' });
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ counterBillCount: 1, difference: null });
    expect(counterBillId).toBeGreaterThan(0);
  });

  it('orders nothing where the bill is refused, nor without the doctor, who read the paper, or a word on a repetition (OR003, OR007, OR011)', async () => {
    const desk = await openCounter(parts);
    const { tenant, bill } = desk;
    const lines = [asked(orderable.urine)];
    expect((await bill({ lines, readBackBy: 'Rita Paul' })).message).toBe('Select Doctor');
    expect((await bill({ lines, orderedById: 1 })).message).toBe('Please confirm that the order was read back');
    expect((await bill({ lines, ...paper, net: 1, amount: 1 })).message).toMatch(/^The figures have changed/);
    expect((await tenant.ask(orderWorklist.list, {})).totalCount).toBe(0);
    await signedOrder(desk);
    expect((await bill({ lines, ...paper })).message).toMatch(/is already ordered/);
    const again = [{ ...asked(orderable.urine), isRepeatConfirmed: true }];
    expect((await bill({ lines: again, ...paper })).message).toBe('Bill 1 created');
    expect((await tenant.ask(orderWorklist.list, {})).totalCount).toBe(2);
  });
});

describe('an order of the hospital’s list', () => {
  it('that a clerk enters from a paper starts after its doctor has countersigned it (OR007, Q286)', async () => {
    const desk = await openCounter(parts);
    const { tenant, bill } = desk;
    await parts.owner.query(`select set_config('app.tenant_id', $1, false)`, [String(tenant.tenantId)]);
    await parts.owner.query(
      `insert into orderable (tenant_id, hospital_id, charge_id, order_name, requires_payer_approval, waits_for_signature)
       values ($1, 1, $2, 'Chest x-ray', false, true)`,
      [tenant.tenantId, orderable.xray],
    );
    const { output } = await bill({ lines: [asked(orderable.xray)], ...paper });
    const orderIds = [output.counterBill.lines[0]?.orderId ?? 0];
    expect((await tenant.call(startOrders, { orderIds })).message).toBe(
      'Chest x-ray was ordered from a paper. It starts after Dr. Ravi One has countersigned it',
    );
    await parts.owner.query(
      'update order_group set countersigned_at = now(), countersigned_by = 1 where tenant_id = $1',
      [tenant.tenantId],
    );
    expect((await tenant.call(startOrders, { orderIds })).isFailure).toBe(false);
  });
});

describe('refunds of investigations and images', () => {
  it('list what is on a bill, first what is owed for a cancelled order, and give it back (OR022, OR023)', async () => {
    const desk = await openCounter(parts);
    const { tenant, bill, patientId } = desk;
    const { output } = await bill({ lines: [asked(orderable.xray), asked(orderable.urine)], ...paper });
    const { counterBillId } = output.counterBill;
    const list = async (isOwed?: boolean) => (await tenant.ask(listBilledTests, { isOwed })).rows;
    const urine = (await list()).find(({ orderNo }) => orderNo === '1/2');
    const orderId = output.counterBill.lines[1]?.orderId ?? 0;
    await tenant.ask(cancelOrders, { orderIds: [orderId], reason: 'Not wanted any more' });
    const rows = await list();
    expect(rows).toMatchObject([
      { patientId, counterBillId, orderNo: '1/2', orderStatus: 'Cancelled', owedQuantity: 1000, amount: 8500 },
      { orderNo: '1/1', orderStatus: 'Ordered', owedQuantity: null },
    ]);
    expect(await list(true)).toHaveLength(1);
    const refund = { counterBillId, lines: [{ serviceChargeId: urine?.serviceChargeId ?? 0, quantity: 1 }] };
    const clerk = await addUserOfRole(tenant, 41, ['refund']);
    await parts.owner.query(
      `delete from role_permission where tenant_id = $1 and role_id = 41 and menu_path = 'opd/diagnosis'`,
      [tenant.tenantId],
    );
    const { paidOut } = await tenant.ask(previewCounterRefund, { refund }, { as: clerk });
    const sent = { refund: { ...refund, amount: paidOut / 100, reason: 'Not wanted any more' } };
    expect((await tenant.call(refundCounterBill, sent, { as: clerk })).message).toMatch(/Rs 85\.00 refunded$/);
    expect(await list()).toMatchObject([{ orderNo: '1/1' }]);
    expect(await verifyBooks(parts.owner, tenant.tenantId)).toMatchObject({ difference: null });
  });

  it('take nothing else of a bill from who has no other screen, nor show bills without tests', async () => {
    const { tenant, bill } = await openCounter(parts);
    await parts.owner.query(
      `insert into charge_type (tenant_id, charge_type_id, charge_type_name) values ($1, 5, 'Procedure') on conflict do nothing`,
      [tenant.tenantId],
    );
    await parts.owner.query('update charge set charge_type_id = 5 where tenant_id = $1 and charge_id = 5', [
      tenant.tenantId,
    ]);
    const { counterBillId, lines } = (await bill({ lines: [lineOf(5)] })).output.counterBill;
    expect((await tenant.ask(listBilledTests, {})).totalCount).toBe(0);
    const clerk = await addUserOfRole(tenant, 41, ['refund']);
    await parts.owner.query(
      `delete from role_permission where tenant_id = $1 and role_id = 41 and menu_path = 'opd/diagnosis'`,
      [tenant.tenantId],
    );
    const refund = { counterBillId, lines: [{ serviceChargeId: lines[0]?.serviceChargeId ?? 0, quantity: 1 }] };
    expect((await tenant.call(previewCounterRefund, { refund }, { as: clerk })).message).toMatch(
      /^Only investigations and images can be refunded here. .* is neither$/,
    );
    const named = { counterBill: { counterBillId } };
    expect((await tenant.call(getCounterBill, named, { as: clerk })).isFailure).toBe(true);
  });
});
