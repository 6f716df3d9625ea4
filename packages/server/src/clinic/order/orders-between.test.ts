// Orders between stays and visits: taken along, charged to the admission that an emergency becomes, moved with bed and patient.

import { addCounterBill } from '@charaka/contract/clinic/counter/counter-bill';
import { getOrder, listOrders, orderWorklist } from '@charaka/contract/clinic/order/order';
import { signOrdersAnew } from '@charaka/contract/clinic/order/sign-anew';
import { signOrders } from '@charaka/contract/clinic/order/sign-orders';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { orderables } from '@charaka/contract/clinic/orderable/orderable';
import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { mergePatients } from '@charaka/contract/people/patient/patient-record';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { describe, expect, it } from 'vitest';
import { sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { openVisitDesk, orderable, type VisitDesk, verbalGroup } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { plainOrderable } from '../orderable/samples.ts';

const parts = useTestApp();
const verbal = { orderedById: 1, isVerbal: true, readBackBy: 'Dr. Ravi One' };

/** A patient whose visit has two orders, and who is admitted now. */
async function admittedFromVisit() {
  const desk = await openVisitDesk(parts);
  const orderIds = await desk.sign({ quantity: 2, instruction: 'Morning urine' }, { chargeId: orderable.xray });
  const { admission } = (await sendAdmission(desk.tenant, desk.patientId)).output;
  return { desk, orderIds, admissionId: admission.admissionId };
}

const take = ({ tenant }: VisitDesk, admissionId: number, orderIds: number[], key?: string) =>
  tenant.call(signOrdersAnew, { group: { admissionId, ...verbal }, orderIds }, key ? { key } : {});

const orderOf = async (tenant: TestTenant, orderId: number) =>
  (await tenant.ask(getOrder, { order: { orderId } })).order;

describe('orders of a visit that ends in an admission', () => {
  it('are cancelled there and signed anew on the stay in one step, each naming the one it stands for (OR048)', async () => {
    const { desk, orderIds, admissionId } = await admittedFromVisit();
    const [one, other] = await Promise.all([take(desk, admissionId, orderIds), take(desk, admissionId, orderIds)]);
    expect([one.isFailure, other.isFailure].toSorted()).toEqual([false, true]);
    const anew = (one.isFailure ? other : one).output.group.orders;
    expect(anew).toMatchObject([
      { admissionId, replacesOrderId: orderIds[0], quantity: 2000, instruction: 'Morning urine', status: 'Ordered' },
      { admissionId, replacesOrderId: orderIds[1], chargeId: orderable.xray },
    ]);
    const old = (await desk.tenant.ask(listOrders, { encounterId: desk.encounterId })).orders;
    expect(old.map(({ status, statusReason }) => [status, statusReason])).toEqual([
      ['Cancelled', 'Signed anew: no. 2'],
      ['Cancelled', 'Signed anew: no. 2'],
    ]);
    await desk.tenant.ask(work.startOrders, { orderIds: [anew[0]?.orderId ?? 0] });
    const { serviceCharges } = await desk.tenant.ask(listServiceCharges, { admissionId });
    expect(serviceCharges.map(({ net }) => net)).toEqual([17_000]);
  });

  it('are not taken along by a reason that answered something else: what speaks against them since is asked (OR010, OR048)', async () => {
    const { desk, orderIds, admissionId } = await admittedFromVisit();
    const refine = (change: Partial<InputOf<typeof orderables.add>['orderable']>) =>
      desk.tenant.ask(orderables.add, { orderable: { ...plainOrderable, ...change } });
    await refine({ sexLimit: 'F' });
    await parts.owner.query(`update patient set sex = 'M' where tenant_id = $1`, [desk.tenant.tenantId]);
    const sentence = 'Urine routine is not done for this sex: please enter a reason';
    expect((await take(desk, admissionId, orderIds)).message).toBe(sentence);
    expect((await orderOf(desk.tenant, orderIds[0] ?? 0)).status).toBe('Ordered');

    const [answered = 0] = await desk.sign({ isRepeatConfirmed: true, overrideReason: 'Kept for the record' });
    const { group } = (await take(desk, admissionId, [answered])).output;
    expect(group.orders).toMatchObject([{ replacesOrderId: answered, status: 'Ordered' }]);
  });

  it('stay where they were paid, and are done there; nothing goes to another patient (OR045, OR048)', async () => {
    const { desk, orderIds, admissionId } = await admittedFromVisit();
    const [paid = 0, open = 0] = orderIds;
    const counterBill = {
      encounterId: desk.encounterId,
      lines: [{ orderId: paid, quantity: 2 }],
      net: 170,
      amount: 170,
    };
    await desk.tenant.ask(addCounterBill, { counterBill });
    expect((await take(desk, admissionId, orderIds)).message).toBe(
      'Urine routine is paid. It must be done where it was ordered',
    );
    expect((await orderOf(desk.tenant, open)).status).toBe('Ordered');
    await desk.tenant.ask(work.startOrders, { orderIds: [paid] });
    expect((await orderOf(desk.tenant, paid)).status).toBe('InProgress');
    const [stranger = 0] = await desk.tenant.addPatients(1);
    const elsewhere = (await sendAdmission(desk.tenant, stranger, { bedId: 2 })).output.admission.admissionId;
    expect((await take(desk, elsewhere, [open])).message).toBe(
      'Chest x-ray is an order of another patient. Cancel it as entered in error',
    );
  });
});

describe('an emergency that becomes an admission', () => {
  it('is not held up by money, stays one encounter, and what was done is charged to the admission (OR012, OR047)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(1);
    const { rows } = await parts.owner.query<{ id: number }>(
      `insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opened_at)
       values ($1, 1, 'ER', $2, now() - interval '1 hour') returning encounter_id::float8 as id`,
      [tenant.tenantId, patientId],
    );
    const encounterId = rows[0]?.id ?? 0;
    const { group } = await tenant.ask(signOrders, {
      group: verbalGroup({ encounterId }, [{}, { chargeId: orderable.xray }, { chargeId: orderable.xray }]),
    });
    const [urine = 0, image = 0, later = 0] = group.orders.map(({ orderId }) => orderId);
    await tenant.ask(work.startOrders, { orderIds: [urine, image, later] });
    await tenant.ask(work.completeOrders, { orderIds: [image], resultSummary: 'Clear' });
    const { admission } = (await sendAdmission(tenant, patientId)).output;
    const charged = async () =>
      (await tenant.ask(listServiceCharges, { admissionId: admission.admissionId })).serviceCharges
        .map(({ net }) => net)
        .toSorted((one, other) => one - other);
    expect(await charged()).toEqual([8500, 35_000]);
    expect(await orderOf(tenant, urine)).toMatchObject({ encounterId, admissionId: admission.admissionId });
    await tenant.ask(work.completeOrders, { orderIds: [later], resultSummary: 'Clear' });
    expect(await charged()).toEqual([8500, 35_000, 35_000]);
  });
});

describe('the orders of a stay', () => {
  it('stay as they are when the bed changes; the worklist shows the present bed (OR033)', async () => {
    const { desk, admissionId } = await admittedFromVisit();
    const { tenant } = desk;
    const { group } = await tenant.ask(signOrders, {
      group: verbalGroup({ admissionId }, [{ isRepeatConfirmed: true }]),
    });
    const orderId = group.orders[0]?.orderId ?? 0;
    const before = await orderOf(tenant, orderId);
    await tenant.ask(changeBed, { admission: { admissionId, bedTypeId: 1, bedGroupId: 1, bedId: 5 } });
    expect(await orderOf(tenant, orderId)).toEqual(before);
    const { rows } = await tenant.ask(orderWorklist.list, {});
    expect(rows.find((row) => row.orderId === orderId)?.bedName).toBe('B-5');
  });

  it('go with their results to the number that stays when two records become one; the audit knows where they were (OR037)', async () => {
    const desk = await openVisitDesk(parts);
    const { tenant, patientId } = desk;
    const [orderId = 0] = await desk.sign();
    await tenant.ask(work.startOrders, { orderIds: [orderId] });
    await tenant.ask(work.completeOrders, { orderIds: [orderId], resultSummary: 'Albumin nil' });
    const [kept = 0] = await tenant.addPatients(1);
    const merge = { keptPatientId: kept, mergedPatientId: patientId, takenFields: [], reason: 'Same person' };
    await tenant.ask(mergePatients, merge, { as: 'admin' });
    expect(await orderOf(tenant, orderId)).toMatchObject({ patientId: kept, resultSummary: 'Albumin nil' });
    const { rows } = await parts.owner.query(
      `select before ->> 'patient_id' as before from audit_log
       where tenant_id = $1 and table_name = 'clinical_order' and record_id = $2 and after ->> 'patient_id' = $3`,
      [tenant.tenantId, String(orderId), String(kept)],
    );
    expect(rows).toEqual([{ before: String(patientId) }]);
  });
});
