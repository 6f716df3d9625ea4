// Tests of scanned numbers, of the right to sign, and of spoken orders that no doctor signed.
import { findOrdersOfNumber } from '@charaka/contract/clinic/order/find-orders';
import { getOrder, orderWorklist } from '@charaka/contract/clinic/order/order';
import * as work from '@charaka/contract/clinic/order/work-on-orders';
import { expect, it } from 'vitest';
import { openLabBench } from '../../../test-support/patient/lab-bench.ts';
import { openOrderDesk, openVisitDesk, orderable } from '../../../test-support/patient/order-desk.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const scanned = async (tenant: TestTenant, number: string) =>
  (await tenant.ask(findOrdersOfNumber, { number })).orderIds;

it('a scanned number opens its orders: group and place, a whole group, or the label of a specimen (OR044)', async () => {
  const bench = await openLabBench(parts, ['K']);
  const { tenant, sign } = bench;
  const group = await sign({ chargeId: orderable.urine }, { chargeId: orderable.xray });
  const { order } = await tenant.ask(getOrder, { order: { orderId: group[1] ?? 0 } });
  expect(await scanned(tenant, `${order.groupNo}/${order.lineNo}`)).toEqual([group[1]]);
  expect(await scanned(tenant, ` ${order.groupNo} `)).toEqual(group);
  const { specimenNo } = await bench.label(group[0] ?? 0);
  expect(await scanned(tenant, specimenNo)).toEqual([group[0]]);
  for (const unknown of ['99/1', `${order.groupNo}/3`, '999999999999', 'X'])
    expect(await scanned(tenant, unknown)).toEqual([]);
  const elsewhere = await openOrderDesk(parts);
  expect(await scanned(elsewhere.tenant, specimenNo)).toEqual([]);
});

it('a doctor who is not in the register signs nothing; a colleague who is can (OR049)', async () => {
  const { tenant, call } = await openVisitDesk(parts);
  await parts.owner.query(`update staff set registration_no = ' ' where tenant_id = $1 and staff_id = 1`, [
    tenant.tenantId,
  ]);
  expect((await call([{}])).message).toBe(
    'Dr. Ravi One has no registration number. Add the number first, or choose another doctor',
  );
  expect((await tenant.ask(orderWorklist.list, {})).totalCount).toBe(0);
  expect((await call([{}], { orderedById: 2 })).isFailure).toBe(false);
});

it('words not countersigned for a day stand marked in the list of all doctors, and are not undone (OR008)', async () => {
  const { tenant, sign, status } = await openVisitDesk(parts);
  const [late = 0] = await sign();
  const listed = async () => (await tenant.ask(orderWorklist.list, { waits: 'UnsignedLate' })).rows;
  expect(await listed()).toEqual([]);
  await parts.owner.query(`update order_group set ordered_at = now() - interval '25 hours' where tenant_id = $1`, [
    tenant.tenantId,
  ]);
  await sign({ chargeId: orderable.xray });
  expect(await listed()).toMatchObject([{ orderId: late, isUnsignedLate: true, status: 'Ordered' }]);
  await tenant.ask(work.startOrders, { orderIds: [late] });
  expect(await status(late)).toBe('InProgress');
  expect(await listed()).toHaveLength(1);
});
