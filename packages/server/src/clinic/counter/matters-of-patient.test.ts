// Tests that the bill of a stay names the patient's dues at the counter.
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { getBill } from '@charaka/contract/money/bill/bill';
import { getDischarge } from '@charaka/contract/stay/discharge/discharge';
import { expect, it } from 'vitest';
import { lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { begin, sign } from '../../../test-support/money/gated-orders.ts';
import { book } from '../../../test-support/patient/opd-day.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';

const parts = useTestApp();

it('final bill and discharge name dues of the counter, unbilled work and advances (Q256)', async () => {
  const desk = await openCounter(parts);
  const { tenant, patientId } = desk;
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  await parts.owner.query('update admission set patient_id = $2 where tenant_id = $1', [tenant.tenantId, patientId]);
  const missing = async () => (await tenant.ask(getBill, { admissionId, isFinalPreview: true })).missing;
  expect(await missing()).toEqual([]);
  expect((await tenant.ask(getDischarge, { admission: { admissionId } })).openMatters).toEqual([]);
  await desk.bill({ lines: [lineOf(4, 2)], amount: 300, dueReason: 'Tomorrow' });
  const [orderId = 0] = await sign(desk, { priority: 'Stat' });
  expect((await begin(desk, orderId)).isFailure).toBe(false);
  await book(tenant, { patientId, advance: 500 });
  expect(await missing()).toMatchObject([
    { code: 'otherDues', amount: 40_000 },
    { code: 'unbilledWork', amount: 8500 },
    { code: 'advance', amount: 50_000 },
  ]);
  // The discharge names the same, and the counter the stay.
  const { openMatters } = await tenant.ask(getDischarge, { admission: { admissionId } });
  expect(openMatters).toEqual([
    { code: 'otherDues', amount: 40_000 },
    { code: 'unbilledWork', amount: 8500 },
    { code: 'advance', amount: 50_000 },
  ]);
  const { openStay } = await tenant.ask(getUnbilledOrders, { patientId });
  expect(openStay).toMatchObject({ admissionId });
});
