// Records written with an admission in the same transaction: the charges of its packages, its advance, its referral.

import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { getPackage, listPackages } from '@charaka/contract/money/tariff/tariff';
import { addReferral, deleteReferral } from '@charaka/contract/people/referral/referral';
import { admit } from '@charaka/contract/stay/admission/admission';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPackages } from '../../../test-support/money/packages.ts';
import { admissionForm, type TypedForm } from '../../../test-support/patient/admission-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant(parts);
  await addPackages(tenant);
});

async function send(changes: Partial<TypedForm>, options: { as?: TestUser; key?: string } = {}) {
  const [patientId = 0] = await tenant.addPatients(1);
  // In the virtual bed, where there is room for everybody.
  const form = { admissionMode: 'IVF', estimatedAmount: 1, ...changes } as const;
  return tenant.call(admit, { admission: admissionForm(tenant, patientId, form) }, options);
}
const packages = (...packageIds: number[]) => ({
  isPackageApplicable: true,
  packages: packageIds.map((packageId) => ({ packageId, packageName: 'whatever it was called' })),
});
const admissionCount = async () => {
  const { rows } = await parts.owner.query('select count(*)::int as n from admission where tenant_id = $1', [
    tenant.tenantId,
  ]);
  return rows[0].n;
};
describe('packages', () => {
  it('are listed with their totals and read with their charges (Q210, Q214)', async () => {
    const { rows } = await tenant.ask(listPackages, {});
    expect(rows.map((row) => [row.packageName, row.totalAmount])).toEqual([
      ['Short stay', 590000],
      ['Tests', 10000],
    ]);
    const { package: read } = await tenant.ask(getPackage, { package: { packageId: 1 } });
    expect(read).toMatchObject({ packageName: 'Short stay', totalAmount: 590000 });
    expect(read.lines.map((line) => [line.chargeName, line.quantity, line.amount])).toEqual([
      ['Consultation', 2000, 90000],
      ['Deluxe room', 1000, 500000],
      ['Attendant meal', 1000, 0],
    ]);
    const elsewhere = await tenant.call(getPackage, { package: { packageId: 3 } });
    expect(elsewhere.message).toBe('This package does not exist');
  });

  it('give the admission their names and total, and post their charges at the agreed sums (R395, R423, Q62)', async () => {
    const { output } = await send({ ...packages(1, 2, 1), rateType: 'Staff' });
    expect(output.admission).toMatchObject({
      isPackageApplicable: true,
      packages: [
        { packageId: 1, packageName: 'Short stay' },
        { packageId: 2, packageName: 'Tests' },
      ],
      packageAmount: 600000,
      rateType: 'Staff',
    });
    const { serviceCharges } = await tenant.ask(listServiceCharges, { admissionId: output.admission.admissionId });
    expect(serviceCharges.map((line) => [line.chargeCode, line.quantity, line.appliedCharge, line.remark])).toEqual([
      ['C1', 2000, 45000, 'Package: Short stay'],
      ['R1', 1000, 500000, 'Package: Short stay'],
      // A third of 100.00 is no whole paise: charged in one piece.
      ['L1', 1000, 10000, 'Package: Tests'],
    ]);
  });

  it('count only with the switch on, and must be active ones of the hospital (Q62)', async () => {
    const off = await send({ ...packages(1), isPackageApplicable: false, rateType: 'Staff' });
    expect(off.output.admission).toMatchObject({ packages: null, packageAmount: null, rateType: null });
    expect((await send({ isPackageApplicable: true })).fields).toEqual({ 'admission.packages': 'Select package' });
    expect((await send(packages(3))).message).toBe('Select package');
    await parts.owner.query('update package_master set is_active = false where tenant_id = $1 and package_id = 2', [
      tenant.tenantId,
    ]);
    expect((await send(packages(2))).message).toBe('Select package');
  });

  it('take the admission back when one of their charges cannot be posted (R395)', async () => {
    await parts.owner.query('update charge set is_active = false where tenant_id = $1 and charge_id = 2', [
      tenant.tenantId,
    ]);
    const before = await admissionCount();
    const answer = await send(packages(1));
    expect(answer.message).toBe('Deluxe room of the package Short stay is not in the price list');
    expect(await admissionCount()).toBe(before);
    await parts.owner.query('update charge set is_active = true where tenant_id = $1', [tenant.tenantId]);
  });
});

describe('an advance', () => {
  it('is a payment with a receipt, taken with the admission, and once however often it is sent (R476, Q79)', async () => {
    const key = 'one-key-for-one-admission';
    const [patientId = 0] = await tenant.addPatients(1);
    const admission = admissionForm(tenant, patientId, {
      bedId: 10,
      advanceAmount: 2500.5,
      advanceMode: 'UPI',
      advanceReference: '4321',
    });
    const first = await tenant.call(admit, { admission }, { key });
    const again = await tenant.call(admit, { admission }, { key });
    expect(again.output.admission.admissionId).toBe(first.output.admission.admissionId);
    const { payments } = await tenant.ask(listServiceCharges, { admissionId: first.output.admission.admissionId });
    expect(payments).toMatchObject([
      { receiptNo: 1, paymentType: 'Receive', amount: 250050, cash: 0, upi: 250050, upiReference: '4321' },
    ]);
  });

  it('by NEFT keeps the whole reference, and may come without one (Q229)', async () => {
    const clerks = await makeTenant(parts);
    const patients = await clerks.addPatients(2);
    for (const [index, advanceReference] of ['SBIN226326000123', undefined].entries()) {
      const advance = { advanceAmount: 100, advanceMode: 'NEFT' as const, advanceReference };
      const admission = admissionForm(clerks, patients[index] ?? 0, { bedId: 1 + index, ...advance });
      const { admissionId } = (await clerks.call(admit, { admission })).output.admission;
      const { payments } = await clerks.ask(listServiceCharges, { admissionId });
      expect(payments.map(({ neft, neftReference }) => [neft, neftReference ?? undefined])).toEqual([
        [10_000, advanceReference],
      ]);
    }
  });

  it('says what its mode needs (R470, R474, Q229)', async () => {
    const cases = [
      [{ advanceAmount: 100 }, { 'admission.advanceMode': 'Select payment mode' }],
      [{ advanceAmount: 100, advanceMode: 'Card' }, { 'admission.advanceReference': 'Please enter card no' }],
      [
        { advanceAmount: 100, advanceMode: 'UPI', advanceReference: '12' },
        { 'admission.advanceReference': 'Please enter upi transaction no' },
      ],
      [
        { advanceAmount: 100, advanceMode: 'NEFT', advanceReference: 'SBIN 2263' },
        { 'admission.advanceReference': 'Please enter neft transaction no' },
      ],
      [
        { advanceAmount: 100, advanceMode: 'Cheque' },
        { 'admission.advanceReference': 'Please enter cheque transaction no' },
      ],
    ] as const;
    for (const [changes, fields] of cases) expect((await send(changes)).fields).toEqual(fields);
  });

  it('is refused to who may not take payments, and the admission with it (R171)', async () => {
    const clerks = await makeTenant(parts);
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 30 and menu_path = 'receive-money'`,
      [clerks.tenantId],
    );
    const [patientId = 0] = await clerks.addPatients(1);
    const send = (advanceAmount: number) =>
      clerks.call(admit, { admission: admissionForm(clerks, patientId, { advanceAmount, advanceMode: 'Cash' }) });
    expect((await send(100)).message).toBe('You may admit patients, but not receive payments. Leave the advance empty');
    // The bed and the number are free as before.
    expect((await send(0)).output.admission.admissionId).toBe(1);
  });
});

describe('a referral', () => {
  const refer = async (referralName: string, ipdPercentage: number) => {
    const { referral } = await tenant.ask(addReferral, { referral: { referralName, ipdPercentage } }, { as: 'admin' });
    return referral.referralId;
  };

  it('brings its agreed commission, which administrators alone may set otherwise (R393, Q83)', async () => {
    const referralId = await refer('Dr. Agreed', 7.5);
    const byClerk = await send({ referralId, referralCommission: 99, isReferralPaid: true });
    expect(byClerk.output.admission).toMatchObject({
      referralId,
      referralName: 'Dr. Agreed',
      referralCommission: 750,
      isReferralPaid: false,
    });
    const byAdmin = await send({ referralId, referralCommission: 5, isReferralPaid: true }, { as: 'admin' });
    expect(byAdmin.output.admission).toMatchObject({ referralCommission: 500, isReferralPaid: true });
  });

  it('may be a name alone, and must not be one that is deactivated (R378)', async () => {
    const named = await send({ referralName: 'A neighbour' });
    expect(named.output.admission).toMatchObject({
      referralId: null,
      referralName: 'A neighbour',
      referralCommission: null,
    });
    const referralId = await refer('Dr. Gone', 1);
    await tenant.ask(deleteReferral, { referral: { referralId } }, { as: 'admin' });
    expect((await send({ referralId })).message).toBe('This referral is deactivated');
    expect((await send({ referralId: 9_999 })).message).toBe('This referral does not exist');
  });
});
