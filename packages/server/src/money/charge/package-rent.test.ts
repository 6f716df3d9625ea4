// Days in a bed that a package contains are charged by the package and not as rent besides.

import { addBill, getBill } from '@charaka/contract/money/bill/bill';
import { deleteCharge } from '@charaka/contract/money/charge/charge';
import { admit } from '@charaka/contract/stay/admission/admission';
import { initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import { expect, it } from 'vitest';
import { addPackages } from '../../../test-support/money/packages.ts';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { hoursAgo } from '../../../test-support/patient/leaving-patient.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { verifyBooks } from '../finance/verify-books.ts';

const parts = useTestApp();

/**
 * An inpatient in a bed of the charge for four nights, with a package of two days at charge 1, one at charge 2 and a
 * free one at charge 5.
 */
async function makeCase(chargeId: number): Promise<{ tenant: TestTenant; admissionId: number }> {
  const tenant = await makeTenant(parts);
  // Before the first call, since sessions remember the hospital.
  await parts.owner.query(
    `update hospital set bed_rent_since = now() - interval '100 days', bed_check_out_hour = 24 where tenant_id = $1`,
    [tenant.tenantId],
  );
  await parts.owner.query('update bed set charge_id = $2 where tenant_id = $1 and bed_id = 1', [
    tenant.tenantId,
    chargeId,
  ]);
  await addPackages(tenant);
  const [patientId = 0] = await tenant.addPatients(1);
  const packages = [{ packageId: 1, packageName: 'Short stay' }];
  const form = { admittedAt: hoursAgo(96), isPackageApplicable: true, packages };
  const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, patientId, form) });
  return { tenant, admissionId: admission.admissionId };
}

/** The lines of the bed as 'days x rate: remark'. */
async function rentOf(tenant: TestTenant, admissionId: number): Promise<string[]> {
  const { lines } = await tenant.ask(getBill, { admissionId });
  return lines
    .filter(({ chargeDescription }) => chargeDescription.includes(': B-1,'))
    .map(({ quantity, appliedCharge, remark }) => `${quantity / 1000} x ${appliedCharge / 100}: ${remark}`);
}

it('are left out of the rent of beds of their charge, the first ones first, and the line says so (R395, Q62)', async () => {
  const { tenant, admissionId } = await makeCase(1);
  expect(await rentOf(tenant, admissionId)).toEqual(['2 x 500: 2 days before are covered by the package']);
  const { lines } = await tenant.ask(getBill, { admissionId });
  const line = lines.find(({ remark }) => remark === 'Package: Short stay');
  const serviceCharge = { admissionId, serviceChargeId: line?.serviceChargeId ?? 0, reason: 'Not agreed' };
  await tenant.ask(deleteCharge, { serviceCharge });
  expect(await rentOf(tenant, admissionId)).toEqual(['4 x 500: null']);
});

it('cost nothing where the package names them for nothing; another bed than it names is charged whole (Q62)', async () => {
  const free = await makeCase(5);
  expect(await rentOf(free.tenant, free.admissionId)).toEqual(['3 x 600: 1 day before is covered by the package']);
  const other = await makeCase(4);
  expect(await rentOf(other.tenant, other.admissionId)).toEqual(['4 x 350: null']);
});

it('stay left out of the final bill, and the books agree with it (R513, Q62)', async () => {
  const { tenant, admissionId } = await makeCase(1);
  await tenant.ask(initiateDischarge, { admission: { admissionId } });
  const { figures } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
  expect(figures.totalWithoutGst).toBe(90_000 + 500_000 + 2 * 50_000);
  await tenant.ask(addBill, {
    bill: { admissionId, netPayable: figures.netPayable / 100, cash: figures.netPayable / 100 },
  });
  expect(await rentOf(tenant, admissionId)).toEqual(['2 x 500: 2 days before are covered by the package']);
  expect((await verifyBooks(parts.owner, tenant.tenantId)).difference).toBeNull();
});
