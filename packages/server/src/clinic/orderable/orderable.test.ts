// Orderables: what is kept of one, what is refused, and who may change them.

import {
  addOrderSet,
  deleteOrderSet,
  getOrderSet,
  listOrderSets,
  updateOrderSet,
} from '@charaka/contract/clinic/orderable/order-set';
import { listOrderableCharges, orderables } from '@charaka/contract/clinic/orderable/orderable';
import { describe, expect, it } from 'vitest';
import { orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant } from '../../../test-support/server/test-tenant.ts';
import { plainOrderable, plainSet } from './samples.ts';

const parts = useTestApp();
const typed = {
  chargeId: orderable.urine,
  orderName: 'Urine, routine',
  synonyms: 'urinalysis',
  kind: 'Investigation' as const,
  preparation: 'Mid-stream specimen of the morning',
  sexLimit: 'F' as const,
  ageFromDays: 365,
  ageToDays: 36_500,
  repeatWindowHours: 24,
  requiresPayerApproval: true,
  waitsForSignature: false,
  chargeMoment: 'Done' as const,
  leadMinutes: 60,
  memberIds: [] as number[],
};
const kept = { ...typed, isActive: true };

describe('orderables', () => {
  it('are kept with every field, and listed', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(orderables.add, { orderable: typed });
    expect(answer.message).toBe('Orderable added successfully');
    const { orderableId } = answer.output.orderable;
    expect(answer.output.orderable).toEqual({ ...kept, orderableId });
    expect((await tenant.ask(orderables.get, { orderable: { orderableId } })).orderable).toMatchObject(kept);
    const { rows } = await tenant.ask(orderables.list, {});
    expect(rows).toEqual([{ ...kept, orderableId, chargeCode: expect.any(String), chargeName: 'Urine routine' }]);
    const { charges } = await tenant.ask(listOrderableCharges, {});
    expect(charges.find(({ chargeId }) => chargeId === orderable.urine)?.orderableId).toBe(orderableId);
  });

  it('are changed, taken out of use, and taken back', async () => {
    const tenant = await makeTenant(parts);
    const { orderableId } = (await tenant.ask(orderables.add, { orderable: typed })).orderable;
    const changed = await tenant.ask(orderables.update, { orderable: { ...typed, orderableId, orderName: 'Second' } });
    expect(changed.orderable).toEqual({ ...kept, orderableId, orderName: 'Second' });
    await tenant.ask(orderables.remove, { orderable: { orderableId } });
    expect((await tenant.ask(orderables.get, { orderable: { orderableId } })).orderable.isActive).toBe(false);
    await tenant.ask(orderables.update, { orderable: { ...typed, orderableId, isActive: true } });
    expect((await tenant.ask(orderables.get, { orderable: { orderableId } })).orderable).toMatchObject(kept);
  });

  it('say beside the field what is missing', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(orderables.add, { orderable: { ...typed, orderName: ' ' } });
    expect(answer).toMatchObject({ status: 400, isFailure: true });
    expect(answer.fields).toEqual({ 'orderable.orderName': answer.message });
  });

  it('refine a charge once while they are in use, also when two add it at the same instant (OR002)', async () => {
    const tenant = await makeTenant(parts);
    const add = () => tenant.call(orderables.add, { orderable: plainOrderable });
    const twins = await Promise.all([add(), add()]);
    expect(twins.filter(({ isFailure }) => isFailure).map(({ fields }) => fields)).toEqual([
      { 'orderable.chargeId': 'This charge already has an orderable' },
    ]);
    const [first] = twins.filter(({ isFailure }) => !isFailure);
    await tenant.ask(orderables.remove, { orderable: { orderableId: first?.output.orderable.orderableId ?? 0 } });
    expect((await add()).isFailure).toBe(false);
  });

  it('refine no bed, and no youngest age above the oldest', async () => {
    const tenant = await makeTenant(parts);
    const say = async (change: object) =>
      (await tenant.call(orderables.add, { orderable: { ...plainOrderable, ...change } })).message;
    expect(await say({ chargeId: 1 })).toBe('Consultation cannot be ordered');
    expect(await say({ ageFromDays: 20, ageToDays: 10 })).toBe('The minimum age must not be above the maximum age');
  });

  it('hold members in their order, and no panel of panels (OR019)', async () => {
    const tenant = await makeTenant(parts);
    const member = (await tenant.ask(orderables.add, { orderable: plainOrderable })).orderable;
    const panel = { ...plainOrderable, chargeId: orderable.xray, orderName: 'Panel', memberIds: [member.orderableId] };
    const kept = (await tenant.ask(orderables.add, { orderable: panel })).orderable;
    expect(kept.memberIds).toEqual([member.orderableId]);
    await parts.owner.query('update charge set charge_type_id = 3 where tenant_id = $1 and charge_id = 5', [
      tenant.tenantId,
    ]);
    const meal = { ...plainOrderable, chargeId: 5, orderName: 'Meal' };
    expect((await tenant.call(orderables.add, { orderable: { ...meal, memberIds: [kept.orderableId] } })).message).toBe(
      'Panel is itself a panel. Choose its members instead',
    );
    // A member of a panel cannot have members of its own: they would be counted twice.
    const third = (await tenant.ask(orderables.add, { orderable: meal })).orderable;
    const turned = { ...plainOrderable, orderableId: member.orderableId, memberIds: [third.orderableId] };
    expect((await tenant.call(orderables.update, { orderable: turned })).fields).toEqual({
      'orderable.memberIds': `${plainOrderable.orderName} is a member of Panel. It cannot have members`,
    });
    const emptied = await tenant.ask(orderables.update, {
      orderable: { ...panel, orderableId: kept.orderableId, memberIds: [] },
    });
    expect(emptied.orderable.memberIds).toEqual([]);
  });

  it('need the right, and are of their own hospital alone', async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    expect((await tenant.call(orderables.add, { orderable: typed }, { as: 'viewer' })).status).toBe(403);
    const { orderableId } = (await tenant.ask(orderables.add, { orderable: typed })).orderable;
    const asked = { orderable: { orderableId } };
    const ofStrangers = [
      await other.call(orderables.get, asked),
      await other.call(orderables.remove, asked),
      await tenant.call(orderables.get, asked, { as: 'admin', hospitalId: 2 }),
    ];
    for (const { message } of ofStrangers) expect(message).toBe('This orderable does not exist');
  });
});

describe('order sets', () => {
  it('are versions: a change makes one more, and the lines before stay (OR039)', async () => {
    const tenant = await makeTenant(parts);
    const { orderSet } = await tenant.ask(addOrderSet, { orderSet: plainSet });
    expect(orderSet).toMatchObject({ setName: 'Fever', setVersion: 1, isOwn: false });
    const lines = [
      ...plainSet.lines,
      { chargeId: orderable.xray, quantity: 2, priority: 'Urgent' as const, instruction: 'Standing', isTicked: false },
    ];
    const { orderSetId } = orderSet;
    const changed = await tenant.ask(updateOrderSet, { orderSet: { ...plainSet, lines, orderSetId } });
    expect(changed.orderSet.setVersion).toBe(2);
    expect(changed.orderSet.lines).toEqual([
      { chargeId: orderable.urine, quantity: 1000, priority: 'Routine', instruction: null, isTicked: true },
      { chargeId: orderable.xray, quantity: 2000, priority: 'Urgent', instruction: 'Standing', isTicked: false },
    ]);
    expect((await tenant.ask(listOrderSets, {})).rows).toMatchObject([
      { setName: 'Fever', setVersion: 2, chargeNames: 'Urine routine, Chest x-ray' },
    ]);
    const { rows } = await parts.owner.query<{ version: number; lines: number }>(
      'select version, count(*)::int as lines from order_set_line where tenant_id = $1 group by version order by version',
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      { version: 1, lines: 1 },
      { version: 2, lines: 2 },
    ]);
    await tenant.ask(deleteOrderSet, { orderSet: { orderSetId } });
    expect((await tenant.ask(getOrderSet, { orderSet: { orderSetId } })).orderSet.isActive).toBe(false);
  });

  it("of the hospital are kept by whoever keeps the orderables; another doctor's are not seen", async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(
      `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
       values ($1, 31, 'order-sets', true, true, true, true)
       on conflict (tenant_id, role_id, menu_path) do update set can_add = true, can_edit = true, can_delete = true`,
      [tenant.tenantId],
    );
    const { orderSetId } = (await tenant.ask(addOrderSet, { orderSet: plainSet })).orderSet;
    const asViewer = { as: 'viewer' } as const;
    const sentence = 'Only a user who manages the orderables can change a set of the hospital';
    expect((await tenant.call(addOrderSet, { orderSet: plainSet }, asViewer)).message).toBe(sentence);
    expect((await tenant.call(deleteOrderSet, { orderSet: { orderSetId } }, asViewer)).message).toBe(sentence);
    await parts.owner.query('update order_set set staff_id = 1 where tenant_id = $1', [tenant.tenantId]);
    expect((await tenant.call(getOrderSet, { orderSet: { orderSetId } }, asViewer)).message).toBe(
      'This order set does not exist',
    );
  });
});
