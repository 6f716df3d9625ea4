// Orders of inpatients from signature to result: nothing is lost, done twice, or done without being charged once.
import { findOrderables, getOrder, listOrders, orderWorklist } from '@charaka/contract/clinic/order/order';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { listNotifications } from '@charaka/contract/foundation/message/message';
import { deleteCharge, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { describe, expect, it } from 'vitest';
import { addPackages } from '../../../test-support/money/packages.ts';
import { makeDoctorOfAdmin, openOrderDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();
const result = { resultSummary: 'Albumin nil, sugar nil' };

describe('an order', () => {
  it('goes from signature to the result that its doctor has seen, every step with who and when (OR030, OR035, OR038)', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    const [orderId = 0] = await sign({ chargeId: orderable.urine, instruction: 'Morning urine' });
    await tenant.ask(work.acceptOrders, { orderIds: [orderId] });
    await tenant.ask(work.startOrders, { orderIds: [orderId] });
    await tenant.ask(work.completeOrders, { orderIds: [orderId], ...result, isCritical: true });
    await tenant.ask(work.verifyOrders, { orderIds: [orderId] });
    expect((await tenant.call(work.acknowledgeResults, { orderIds: [orderId] })).message).toBe(
      'Only a doctor can mark a result as seen',
    );
    await makeDoctorOfAdmin(tenant);
    await tenant.ask(work.acknowledgeResults, { orderIds: [orderId] }, { as: 'admin' });
    const { order, events } = await tenant.ask(getOrder, { order: { orderId } });
    expect(order).toMatchObject({
      orderName: 'Urine routine',
      kind: 'Investigation',
      groupNo: 1,
      lineNo: 1,
      instruction: 'Morning urine',
      orderedByName: 'Dr. Ravi One',
      enteredByName: 'Clerk User',
      isVerbal: true,
      readBackBy: 'Dr. Ravi One',
      status: 'Verified',
      ...result,
      isCritical: true,
      verifiedByName: 'Clerk User',
      acknowledgedByName: 'Admin User',
      coverState: 'OnBill',
    });
    expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toEqual([
      [null, 'Ordered'],
      ['Ordered', 'Accepted'],
      ['Accepted', 'InProgress'],
      ['InProgress', 'Done'],
      ['Done', 'Verified'],
    ]);
  });

  it('cancelled by another user is told to the doctor who ordered it, without a name (OR021)', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    await makeDoctorOfAdmin(tenant);
    const [orderId = 0, own = 0] = await sign({ chargeId: orderable.urine }, { chargeId: orderable.xray });
    const told = async () => (await tenant.ask(listNotifications, {}, { as: 'admin' })).rows.map(({ title }) => title);
    await tenant.ask(work.cancelOrders, { orderIds: [own], reason: 'Ordered twice' }, { as: 'admin' });
    expect(await told()).toEqual([]);
    await tenant.ask(work.cancelOrders, { orderIds: [orderId], reason: 'Patient refuses' });
    expect(await told()).toEqual([`Clerk User cancelled your order ${orderId}: Patient refuses`]);
  });

  it('is charged once at its moment by the price list: a test when its specimen is taken, an image when it is done (OR014-OR016)', async () => {
    const { tenant, sign, charged } = await openOrderDesk(parts);
    const [test = 0, image = 0] = await sign({ quantity: 2 }, { chargeId: orderable.xray });
    expect(await charged()).toEqual([]);
    await tenant.ask(work.startOrders, { orderIds: [test, image] });
    expect(await charged()).toEqual([['Urine routine', 17_000]]);
    await tenant.ask(work.completeOrders, { orderIds: [test, image], ...result });
    expect(await charged()).toEqual([
      ['Urine routine', 17_000],
      ['Chest x-ray', 35_000],
    ]);
  });

  it('that is done anew is not charged anew (OR015)', async () => {
    const { tenant, sign, charged, status } = await openOrderDesk(parts);
    const [orderId = 0] = await sign();
    const orderIds = [orderId];
    const back = { orderId, reason: 'Specimen haemolysed' };
    await tenant.ask(work.acceptOrders, { orderIds });
    await tenant.ask(work.giveBackOrder, back);
    await tenant.ask(work.startOrders, { orderIds });
    await tenant.ask(work.sendBackOrder, back);
    expect(await status(orderId)).toBe('Ordered');
    await tenant.ask(work.startOrders, { orderIds });
    await tenant.ask(work.completeOrders, { orderIds, ...result });
    await tenant.ask(work.takeBackOrder, back);
    await tenant.ask(work.completeOrders, { orderIds });
    expect(await charged()).toEqual([['Urine routine', 8500]]);
  });

  it('takes from a package of the admission what that holds, and is charged for the rest; cancelled, it gives it back (OR018)', async () => {
    const { tenant, admissionId, sign, charged } = await openOrderDesk(parts);
    await addPackages(tenant);
    await parts.owner.query(
      `insert into admission_package_part (tenant_id, admission_id, package_id, charge_id, quantity_thousandths)
       values ($1, $2, 2, 3, 3000)`,
      [tenant.tenantId, admissionId],
    );
    const [first = 0] = await sign({ quantity: 2 });
    await tenant.ask(work.startOrders, { orderIds: [first] });
    expect(await charged()).toEqual([]);
    const [second = 0] = await sign({ quantity: 2, isRepeatConfirmed: true });
    await tenant.ask(work.startOrders, { orderIds: [second] });
    expect(await charged()).toEqual([['Urine routine', 8500]]);
    const { orders } = await tenant.ask(listOrders, { admissionId });
    expect(orders.map(({ coverState }) => coverState)).toEqual(['OnBill', 'CoveredByPackage']);
    await tenant.ask(work.cancelOrders, { orderIds: [first], reason: 'Not wanted any more', charge: 'TakeBack' });
    const [third = 0] = await sign({ quantity: 2, isRepeatConfirmed: true });
    await tenant.ask(work.startOrders, { orderIds: [third] });
    expect(await charged()).toEqual([['Urine routine', 8500]]);
  });

  it('cancelled before it is charged moves no money; afterwards its line goes, or stays where the work is kept (OR021, OR024)', async () => {
    const { tenant, sign, charged, status } = await openOrderDesk(parts);
    const [one = 0, two = 0, three = 0] = await sign({}, {}, {});
    const cancel = (orderId: number, charge?: 'Keep' | 'TakeBack') =>
      tenant.call(work.cancelOrders, { orderIds: [orderId], reason: 'Patient declined', charge });
    await cancel(one);
    expect(await charged()).toEqual([]);
    await tenant.ask(work.startOrders, { orderIds: [two, three] });
    await cancel(two, 'TakeBack');
    await cancel(three, 'Keep');
    expect(await charged()).toEqual([['Urine routine', 8500]]);
    expect(await Promise.all([one, two, three].map(status))).toEqual(['Cancelled', 'Cancelled', 'Cancelled']);
    expect((await cancel(one)).message).toBe(
      "Urine routine is now 'Cancelled' (Clerk User), so this cannot be done. Please look again",
    );
  });

  it('entered in error is struck out and stays readable; its line goes', async () => {
    const { tenant, sign, charged } = await openOrderDesk(parts);
    const [orderId = 0] = await sign();
    await tenant.ask(work.startOrders, { orderIds: [orderId] });
    await tenant.ask(work.completeOrders, { orderIds: [orderId], ...result });
    await tenant.ask(work.cancelOrders, { orderIds: [orderId], reason: 'Other patient', isEnteredInError: true });
    expect((await tenant.ask(getOrder, { order: { orderId } })).order).toMatchObject({
      status: 'Cancelled',
      isEnteredInError: true,
      ...result,
    });
    expect(await charged()).toEqual([]);
  });

  it('done and cancelled without a word is entered in error all the same (OR021)', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    const [orderId = 0] = await sign();
    await tenant.ask(work.startOrders, { orderIds: [orderId] });
    await tenant.ask(work.completeOrders, { orderIds: [orderId], ...result });
    await tenant.ask(work.cancelOrders, { orderIds: [orderId], reason: 'Other patient', charge: 'TakeBack' });
    expect((await tenant.ask(getOrder, { order: { orderId } })).order).toMatchObject({
      isEnteredInError: true,
      ...result,
    });
  });

  it('whose line billing took off is waived, with the reason of billing (OR050)', async () => {
    const { tenant, admissionId, sign } = await openOrderDesk(parts);
    const [orderId = 0] = await sign();
    await tenant.ask(work.startOrders, { orderIds: [orderId] });
    const [line] = (await tenant.ask(listServiceCharges, { admissionId })).serviceCharges;
    const serviceCharge = { admissionId, serviceChargeId: line?.serviceChargeId ?? 0, reason: 'Trustee pays' };
    await tenant.ask(deleteCharge, { serviceCharge }, { as: 'admin' });
    expect((await tenant.ask(getOrder, { order: { orderId } })).order.coverState).toBe('Waived');
  });

  it('is not begun where the account takes no more charges: what is done is charged (OR021)', async () => {
    const { tenant, sign, status } = await openOrderDesk(parts);
    const [orderId = 0] = await sign();
    await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1', [tenant.tenantId]);
    const answer = await tenant.call(work.startOrders, { orderIds: [orderId] });
    expect(answer.message).toBe('The final bill is already generated: no charge can be added');
    expect(await status(orderId)).toBe('Ordered');
  });

  it('is found on the worklist, the most urgent first; what is wanted later comes later (OR030, OR042)', async () => {
    const { tenant, sign } = await openOrderDesk(parts);
    const later = new Date(Date.now() + 5 * 3_600_000).toISOString();
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const [routine, soonest, stat, urgent] = await sign(
      {},
      { orderFor: soon },
      { chargeId: orderable.xray, priority: 'Stat' },
      { priority: 'Urgent' },
      { orderFor: later },
    );
    const rowsOf = async (filter: object = {}) =>
      (await tenant.ask(orderWorklist.list, filter)).rows.map(({ orderId }) => orderId);
    expect(await rowsOf()).toEqual([stat, urgent, routine, soonest]);
    expect(await rowsOf({ kind: 'Imaging' })).toEqual([stat]);
    await tenant.ask(work.holdOrder, { orderId: urgent ?? 0, reason: 'Patient eats now' });
    expect(await rowsOf()).toEqual([stat, routine, soonest]);
    expect(await rowsOf({ status: 'OnHold' })).toEqual([urgent]);
    await tenant.ask(work.resumeOrder, { orderId: urgent ?? 0, reason: 'Patient has eaten' });
    expect((await tenant.ask(orderWorklist.list, {})).rows[1]).toMatchObject({
      status: 'Ordered',
      ageYears: expect.any(Number),
    });
  });

  it('is found by name and code with what of it is open; the price is for whoever sees prices (OR011, OR014, OR040)', async () => {
    const { tenant, admissionId, sign } = await openOrderDesk(parts);
    const [orderId] = await sign();
    const find = async (searchText: string, as: 'admin' | 'viewer' = 'admin') =>
      (await tenant.ask(findOrderables, { admissionId, searchText }, { as })).orderables;
    expect(await find('uri')).toMatchObject([
      { chargeId: 3, orderName: 'Urine routine', kind: 'Investigation', price: 8500, openOrderId: orderId },
    ]);
    expect(await find('x1')).toMatchObject([{ chargeId: 4, kind: 'Imaging' }]);
    expect(await find('consult')).toEqual([]);
    expect(await find('%')).toEqual([]);
    await parts.owner.query(
      `delete from role_permission where tenant_id = $1 and role_id = 31 and menu_path = 'charge'`,
      [tenant.tenantId],
    );
    expect((await find('urine', 'viewer'))[0]?.price).toBeNull();
  });
});
