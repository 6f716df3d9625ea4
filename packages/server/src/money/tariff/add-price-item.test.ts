// Charges and packages that a hospital keeps by hand: what is refused, and what stays as it was.
import { getBill } from '@charaka/contract/money/bill/bill';
import { addCharges } from '@charaka/contract/money/charge/charge';
import { listCharges, listPackages } from '@charaka/contract/money/tariff/tariff';
import {
  addPackage,
  addPriceItem,
  deletePackage,
  deletePriceItem,
  getPackageMaster,
  getPriceItem,
  updatePackage,
  updatePriceItem,
} from '@charaka/contract/money/tariff/tariff-setting';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const form = { chargeCode: 'E1', chargeName: 'ECG', chargeCategoryId: 3, standardCharge: 250.5, gstSlabId: 2 };

const find = async (tenant: TestTenant, chargeCode: string) =>
  (await tenant.ask(listCharges, {})).rows.find((row) => row.chargeCode === chargeCode);

describe('the price list', () => {
  it('takes a charge with the type of its category and the rates of its slab (R286, R518, Q209)', async () => {
    const tenant = await makeTenant(parts);
    const { charge } = await tenant.ask(addPriceItem, { charge: { ...form, isNonApplicable: true } });
    expect(charge).toMatchObject({
      chargeTypeId: 3,
      standardCharge: 25050,
      igst: 500,
      sgst: 250,
      isNonApplicable: true,
    });
    expect((await tenant.ask(getPriceItem, { charge: { chargeId: charge.chargeId } })).charge).toMatchObject(charge);
    expect(await find(tenant, 'E1')).toEqual(charge);
  });

  it('names a bed above 5,000 a day without tax when it is saved, and when it is billed (Q261, FI044)', async () => {
    const tenant = await makeTenant(parts);
    await parts.owner.query(`insert into charge_type values ($1, 2, 'Bed')`, [tenant.tenantId]);
    await parts.owner.query(
      `update charge_category set charge_type_id = 2 where tenant_id = $1 and charge_category_id = 2`,
      [tenant.tenantId],
    );
    const room = {
      ...form,
      chargeCode: 'RD1',
      chargeName: 'Deluxe',
      chargeCategoryId: 2,
      standardCharge: 6500,
      gstSlabId: 1,
    };
    const saved = await tenant.call(addPriceItem, { charge: room });
    expect(saved.message).toContain('Deluxe has no tax');
    const { chargeId } = saved.output.charge;
    const admissionId = await admitInScene(tenant, { isDischargeInitiated: true });
    await tenant.ask(addCharges, { admissionId, lines: [{ chargeId, appliedCharge: 6500, quantity: 2 }] });
    const { missing } = await tenant.ask(getBill, { admissionId, isFinalPreview: true });
    expect(missing).toEqual([{ code: 'untaxedRoom', amount: 650_000, bedNames: ['Deluxe'] }]);
    const change = async (changes: object) =>
      (await tenant.call(updatePriceItem, { charge: { ...room, chargeId, ...changes } })).message;
    expect(await change({ gstSlabId: 2 })).toBe('Charge updated successfully');
    expect(await change({ standardCharge: 5000 })).toBe('Charge updated successfully');
    // Intensive care is exempt at any rate.
    await parts.owner.query('update bed_type set is_intensive = true where tenant_id = $1', [tenant.tenantId]);
    await parts.owner.query('update bed set charge_id = $2 where tenant_id = $1 and bed_id = 1', [
      tenant.tenantId,
      chargeId,
    ]);
    expect(await change({})).toBe('Charge updated successfully');
  });

  it('is charged in whole numbers unless it is divisible, which a test never is (Q257)', async () => {
    const tenant = await makeTenant(parts);
    const oxygen = { ...form, chargeCode: 'O2', chargeName: 'Oxygen', chargeCategoryId: 1 };
    const { charge } = await tenant.ask(addPriceItem, { charge: oxygen });
    expect(charge.isDivisible).toBe(false);
    const { chargeId } = charge;
    const changed = await tenant.ask(updatePriceItem, { charge: { ...oxygen, chargeId, isDivisible: true } });
    expect(changed.charge.isDivisible).toBe(true);
    expect((await find(tenant, 'O2'))?.isDivisible).toBe(true);
    for (const chargeCategoryId of [3, 4]) {
      const test = { ...oxygen, chargeCategoryId, isDivisible: true };
      const refusals = [
        await tenant.call(addPriceItem, { charge: { ...test, chargeCode: 'T' } }),
        await tenant.call(updatePriceItem, { charge: { ...test, chargeId } }),
      ];
      for (const { fields } of refusals) expect(fields).toHaveProperty(['charge.isDivisible']);
    }
    const whole = await tenant.ask(updatePriceItem, { charge: { ...oxygen, chargeId, chargeCategoryId: 3 } });
    expect(whole.charge).toMatchObject({ isDivisible: false, chargeTypeId: 3 });
  });

  it('has a code once in a hospital, and takes no category or slab that is not there', async () => {
    const tenant = await makeTenant(parts);
    const twice = await tenant.call(addPriceItem, { charge: { ...form, chargeCode: 'c1' } });
    expect(twice).toMatchObject({ isFailure: true, message: "Charge code 'c1' already exists" });
    expect(twice.fields).toHaveProperty(['charge.chargeCode']);
    await tenant.ask(addPriceItem, { charge: { ...form, chargeCode: 'X1' } }, { as: 'admin', hospitalId: 2 });
    for (const wrong of [{ chargeCategoryId: 999 }, { gstSlabId: 999 }])
      expect((await tenant.call(addPriceItem, { charge: { ...form, ...wrong } })).message).toMatch(/does not exist/);
  });

  it('keeps charges of the other hospital out of reach (Q18)', async () => {
    const tenant = await makeTenant(parts);
    for (const refused of [
      await tenant.call(updatePriceItem, { charge: { ...form, chargeId: 6 } }),
      await tenant.call(deletePriceItem, { charge: { chargeId: 6 } }),
      await tenant.call(getPriceItem, { charge: { chargeId: 6 } }),
    ])
      expect(refused).toMatchObject({ isFailure: true, message: 'This charge does not exist' });
  });

  it('clears what an update leaves out, but keeps the charge in use (Q17)', async () => {
    const tenant = await makeTenant(parts);
    const change = { chargeId: 2, chargeCode: 'RD1', chargeName: 'Room', chargeCategoryId: 2, standardCharge: 7000 };
    const { charge } = await tenant.ask(updatePriceItem, { charge: change });
    expect(charge).toMatchObject({ standardCharge: 700000, gstSlabId: null, igst: 0, isActive: true });
  });

  it('keeps the rent of a bed and a part of a package in use, and says where; lines posted before are no hindrance', async () => {
    const tenant = await makeTenant(parts);
    const remove = (chargeId: number) => tenant.call(deletePriceItem, { charge: { chargeId } });
    await parts.owner.query(`update bed set charge_id = 2 where tenant_id = ${tenant.tenantId} and bed_id = 3`);
    expect((await remove(2)).message).toBe('Deluxe room is the rent of beds and stays active: B-3');
    const offByUpdate = { chargeId: 2, chargeCode: 'RD1', chargeName: 'R', chargeCategoryId: 2, standardCharge: 1 };
    expect((await tenant.call(updatePriceItem, { charge: { ...offByUpdate, isActive: false } })).isFailure).toBe(true);
    const lines = [{ chargeId: 1, quantity: 1, amount: 400 }];
    const made = await tenant.ask(addPackage, { package: { packageName: 'Check-up', isTpa: false, lines } });
    expect((await remove(1)).message).toBe('Consultation is part of packages and stays active: Check-up');
    await tenant.ask(deletePackage, { package: { packageId: made.package.packageId } });
    expect((await remove(1)).isFailure).toBe(false);
    expect(await find(tenant, 'C1')).toMatchObject({ isActive: false });
  });
});

describe('packages', () => {
  it('come to the sum of their charges, and are replaced as a whole (R278, R280, Q210, Q214)', async () => {
    const tenant = await makeTenant(parts);
    const lines = [
      { chargeId: 1, quantity: 2, amount: 800 },
      { chargeId: 3, quantity: 1, amount: 85.5 },
    ];
    const added = (await tenant.ask(addPackage, { package: { packageName: 'Cataract', isTpa: true, lines } })).package;
    expect(added).toMatchObject({ totalAmount: 88550, isTpa: true, isActive: true });
    expect(added.lines.map((line) => line.chargeCode)).toEqual(['C1', 'L1']);
    const key = { packageId: added.packageId };
    const change = {
      ...key,
      packageName: 'Cataract',
      isTpa: false,
      lines: [{ chargeId: 4, quantity: 1, amount: 350 }],
    };
    const changed = (await tenant.ask(updatePackage, { package: change })).package;
    expect(changed).toMatchObject({ totalAmount: 35000, isTpa: false });
    expect(changed.lines.map((line) => line.chargeCode)).toEqual(['X1']);
    const { lines: _, ...master } = changed;
    expect((await tenant.ask(getPackageMaster, { package: key })).package).toEqual(master);
    expect((await tenant.ask(listPackages, {})).rows).toContainEqual(master);
  });

  it('have a name once, at least one charge, and only charges of the hospital (R282)', async () => {
    const tenant = await makeTenant(parts);
    const one = { packageName: 'Dialysis', isTpa: false, lines: [{ chargeId: 1, quantity: 1, amount: 1 }] };
    const { package: made } = await tenant.ask(addPackage, { package: one });
    expect((await tenant.call(addPackage, { package: { ...one, packageName: 'DIALYSIS' } })).message).toBe(
      "Package 'DIALYSIS' already exists",
    );
    expect((await tenant.call(addPackage, { package: { ...one, packageName: 'Empty', lines: [] } })).status).toBe(400);
    const foreign = { ...one, packageName: 'Foreign', lines: [{ chargeId: 6, quantity: 1, amount: 1 }] };
    expect((await tenant.call(addPackage, { package: foreign })).message).toBe(
      'A charge of this package is not in the price list',
    );
    await tenant.ask(deletePackage, { package: { packageId: made.packageId } });
    expect((await tenant.ask(getPackageMaster, { package: { packageId: made.packageId } })).package.isActive).toBe(
      false,
    );
    await tenant.ask(addPackage, { package: one });
  });
});
