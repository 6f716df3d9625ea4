// Orders that need a payer's approval: no work on them begins before the payer approves.
import { getOrder, orderWorklist } from '@charaka/contract/clinic/order/order';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import {
  letPatientPay,
  orderApprovalWorklist,
  setPayerApproval,
} from '@charaka/contract/clinic/preapproval/order-approval';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { describe, expect, it } from 'vitest';
import { type OrderDesk, openOrderDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

/** A stay that a corporate payer answers for, which wants to be asked above a sum. */
async function openPayerDesk(limitPaise: number | null = 10_000): Promise<OrderDesk> {
  const desk = await openOrderDesk(parts);
  const { tenantId, corporateId } = desk.tenant;
  await parts.owner.query('update association set approval_limit = $3 where tenant_id = $1 and association_id = $2', [
    tenantId,
    corporateId,
    limitPaise,
  ]);
  await payerOf(desk, corporateId);
  return desk;
}

const payerOf = ({ tenant, admissionId }: OrderDesk, associationId: number | null) =>
  parts.owner.query('update admission set association_id = $3 where tenant_id = $1 and admission_id = $2', [
    tenant.tenantId,
    admissionId,
    associationId,
  ]);

type Said = InputOf<typeof setPayerApproval>['order'];
const say = ({ tenant }: OrderDesk, orderId: number, approvalState: Said['approvalState'], rest: Partial<Said> = {}) =>
  tenant.call(setPayerApproval, { order: { orderId, approvalState, ...rest } });
const begin = ({ tenant }: OrderDesk, ...orderIds: number[]) => tenant.call(work.startOrders, { orderIds });
const stateOf = async ({ tenant }: OrderDesk, orderId: number) =>
  (await tenant.ask(getOrder, { order: { orderId } })).order.approvalState;

describe('an order above the limit of its payer', () => {
  it('is signed, shows that the payer is asked, and begins once it was approved; below the limit nobody is asked (OR027)', async () => {
    const desk = await openPayerDesk();
    const [small = 0, large = 0] = await desk.sign({}, { chargeId: orderable.xray });
    expect(await Promise.all([small, large].map((id) => stateOf(desk, id)))).toEqual(['NotNeeded', 'Needed']);
    expect((await begin(desk, small)).isFailure).toBe(false);
    expect((await begin(desk, large)).message).toBe('Chest x-ray waits for the answer of the payer');
    const { rows } = await desk.tenant.ask(orderApprovalWorklist.list, {});
    expect(rows).toMatchObject([{ orderId: large, approvalState: 'Needed', associationName: 'Test Corporate' }]);
    expect((await say(desk, large, 'Asked', { approvalNo: 'PA-7' })).message).toBe('The answer of the payer is saved');
    expect((await begin(desk, large)).isFailure).toBe(true);
    await say(desk, large, 'Approved', { approvedAmount: 300 });
    expect((await desk.tenant.ask(orderApprovalWorklist.list, { approvalState: 'Approved' })).rows).toMatchObject([
      { orderId: large, approvalNo: 'PA-7', approvedAmount: 30_000, approvalByName: 'Clerk User' },
    ]);
    expect((await begin(desk, large)).isFailure).toBe(false);
    expect((await say(desk, large, 'Refused', { approvalReason: 'Too late' })).message).toBe(
      'Chest x-ray has started. The payer can no longer be asked',
    );
    expect((await say(desk, small, 'Asked')).isFailure).toBe(true);
  });

  it('begins at once where it is Stat, and against a refusal with a reason alone (OR027)', async () => {
    const desk = await openPayerDesk();
    const [stat = 0, other = 0] = await desk.sign(
      { chargeId: orderable.xray, priority: 'Stat' },
      { chargeId: orderable.xray, quantity: 2 },
    );
    expect((await begin(desk, stat)).isFailure).toBe(false);
    expect((await say(desk, other, 'Overridden')).message).toBe('Please enter the reason in at least 5 letters');
    await say(desk, other, 'Refused', { approvalReason: 'Not covered' });
    expect((await begin(desk, other)).isFailure).toBe(true);
    await say(desk, other, 'Overridden', { approvalReason: 'Medical director' });
    expect((await begin(desk, other)).isFailure).toBe(false);
  });

  it('that was refused asks the clinician: the patient pays the hospital’s price, or it is cancelled (OR028)', async () => {
    const desk = await openPayerDesk();
    const { tenant, admissionId } = desk;
    const [orderId = 0, second = 0] = await desk.sign({ chargeId: orderable.xray }, { chargeId: orderable.xray });
    expect((await tenant.call(letPatientPay, { orderIds: [orderId] })).message).toBe(
      'The payer has not refused Chest x-ray',
    );
    for (const one of [orderId, second]) await say(desk, one, 'Refused', { approvalReason: 'Not covered' });
    expect((await tenant.ask(orderWorklist.list, {})).rows.map(({ approvalState }) => approvalState)).toEqual([
      'Refused',
      'Refused',
    ]);
    expect((await tenant.call(letPatientPay, { orderIds: [orderId] })).message).toBe('The patient pays');
    await tenant.ask(work.cancelOrders, { orderIds: [second], reason: 'Payer refused' });
    await begin(desk, orderId);
    await tenant.ask(work.completeOrders, { orderIds: [orderId], resultSummary: 'Clear' });
    const { serviceCharges } = await tenant.ask(listServiceCharges, { admissionId });
    expect(serviceCharges).toMatchObject([
      { net: 35_000, tpaCharge: 0, remark: 'Paid by the patient: the payer refused' },
    ]);
  });

  it('is judged anew when the payer of the stay is another one; what has begun is not (OR029)', async () => {
    const desk = await openPayerDesk();
    const [begun = 0, open = 0] = await desk.sign({ chargeId: orderable.xray }, { chargeId: orderable.xray });
    for (const one of [begun, open]) await say(desk, one, 'Approved');
    await begin(desk, begun);
    await payerOf(desk, null);
    expect(await Promise.all([begun, open].map((id) => stateOf(desk, id)))).toEqual(['Approved', 'NotNeeded']);
    await payerOf(desk, desk.tenant.corporateId);
    expect(await stateOf(desk, open)).toBe('Needed');
    expect((await begin(desk, open)).isFailure).toBe(true);
  });
});
