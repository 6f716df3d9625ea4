// Tests that the bill of a stay names the patient's dues at the counter.
import { getDayEnd } from '@charaka/contract/clinic/counter/day-end';
import { saveFeeSetting } from '@charaka/contract/clinic/counter/opd-fee';
import { getUnbilledOrders } from '@charaka/contract/clinic/counter/unbilled-orders';
import { callNext, startConsult } from '@charaka/contract/clinic/queue/queue';
import { getBill } from '@charaka/contract/money/bill/bill';
import { admit } from '@charaka/contract/stay/admission/admission';
import { getDischarge } from '@charaka/contract/stay/discharge/discharge';
import { expect, it } from 'vitest';
import { lineOf, openCounter } from '../../../test-support/money/counter-desk.ts';
import { openFeeDesk } from '../../../test-support/money/fee-desk.ts';
import { begin, sign } from '../../../test-support/money/gated-orders.ts';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { book, dayOf } from '../../../test-support/patient/opd-day.ts';
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

it('the fee of a visit that ended as an admission is named at its end of day, on the bill and at discharge until it is billed (Q256, OP011)', async () => {
  const { tenant, patients, come, pay, begin: beginSession } = await openFeeDesk(parts, 1);
  const [patientId = 0] = patients;
  await tenant.ask(saveFeeSetting, { feeSetting: { collectsAfter: true, noShowHours: 24 } });
  const { visitId } = await come(patientId);
  const opdSessionId = await beginSession();
  await tenant.ask(callNext, { opdSessionId });
  await tenant.ask(startConsult, { visitId });
  const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, patientId) });
  const { admissionId } = admission;
  const open = async () => (await tenant.ask(getDayEnd, { day: dayOf() })).points.map(({ kind }) => kind);
  const named = async () => [
    ...(await tenant.ask(getBill, { admissionId, isFinalPreview: true })).missing.filter(
      ({ code }) => code === 'unbilledFee',
    ),
    ...(await tenant.ask(getDischarge, { admission: { admissionId } })).openMatters,
  ];
  expect(await open()).toContain('NotBilled');
  expect(await named()).toEqual([
    { code: 'unbilledFee', amount: 35_000, bedNames: [] },
    { code: 'unbilledFee', amount: 35_000 },
  ]);
  expect((await pay(patientId)).isFailure).toBe(false);
  expect([await open(), await named()]).toEqual([[], []]);
});
