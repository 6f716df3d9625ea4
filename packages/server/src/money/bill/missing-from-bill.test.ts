// Items that an unsaved final bill lacks are shown with it; items that remain are shown at the discharge.
import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { addCharges, addNonHospitalCharges } from '@charaka/contract/money/charge/charge';
import { addPayment } from '@charaka/contract/money/payment/payment';
import { dischargePatient } from '@charaka/contract/stay/discharge/discharge';
import { expect, it } from 'vitest';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const missingOf = async (tenant: TestTenant, admissionId: number) =>
  (await tenant.ask(getBill, { admissionId, isFinalPreview: true })).missing;

it('names room rent that nobody posted, medicine on credit, the refund and unpaid non-hospital charges (Q218, Q219)', async () => {
  const tenant = await makeTenant(parts);
  await parts.owner.query('update hospital set is_non_hospital_charge = true where tenant_id = $1', [tenant.tenantId]);
  const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
  expect(await missingOf(tenant, admissionId)).toEqual([]);
  await parts.owner.query('update bed set charge_id = 2 where tenant_id = $1 and bed_id = 3', [tenant.tenantId]);
  await parts.owner.query(
    `insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, during, created_by)
     values ($1, 1, $2, 3, tstzrange(now() - interval '1 day', null), 1)`,
    [tenant.tenantId, admissionId],
  );
  const batchId = await stock(tenant, await addItem(tenant, 1), { quantity: 5, mrp: 40 });
  await sell(tenant, admissionId, [{ batchId, mrp: 40, quantity: 1 }]);
  await tenant.ask(addNonHospitalCharges, {
    admissionId,
    lines: [{ chargeId: 5, appliedCharge: 600, quantity: 1 }],
  });
  const paidAt = new Date().toISOString();
  await tenant.ask(addPayment, { payment: { admissionId, paidAt, paymentType: 'Receive', amount: 1040 } });
  expect(await missingOf(tenant, admissionId)).toEqual([
    { code: 'roomRent', amount: 0, bedNames: ['B-3'] },
    { code: 'pharmacy', amount: 4000, bedNames: [] },
    { code: 'refund', amount: 100_000, bedNames: [] },
    { code: 'nonHospital', amount: 60_000, bedNames: [] },
  ]);
  await tenant.ask(addCharges, { admissionId, lines: [{ chargeId: 2, appliedCharge: 1000, quantity: 1 }] });
  const codes = (await missingOf(tenant, admissionId)).map(({ code }) => code);
  expect(codes).toEqual(['pharmacy', 'nonHospital']);
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  await tenant.ask(addBill, {
    bill: { admissionId, netPayable: figures.netPayable / 100, cash: figures.netPayable / 100 },
  });
  expect(await missingOf(tenant, admissionId)).toEqual([]);
  const left = await tenant.call(dischargePatient, {
    admission: { admissionId, dischargedAt: new Date().toISOString() },
  });
  expect(left.message).toBe('Patient Discharged. Unpaid non-hospital charges of 600.00 are added to the dues');
});
