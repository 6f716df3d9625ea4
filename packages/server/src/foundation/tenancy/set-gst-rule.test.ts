// The dated GST settings of a hospital: they count from their day on, and change nothing that was made (R520, R521, FI044, PH058, Q217).

import { gstRuleForm, setGstRule } from '@charaka/contract/foundation/tenancy/gst-rule';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { addItem, sell, stock } from '../../../test-support/record/pharmacy-shelf.ts';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const tomorrow = () => daysAfter(today(), 1);
const settings = ['gstAfterDiscountSince', 'gstServicePlaceSince', 'roomTaxSince', 'medicineInTreatmentSince'] as const;
type Rule = Partial<Record<(typeof settings)[number], string | null>>;
const set = (tenant: TestTenant, rule: Rule) =>
  tenant.call(setGstRule, { hospital: { hospitalId: 1, ...rule } }, { as: 'admin' });
const read = async (tenant: TestTenant) =>
  (await tenant.ask(getHospital, { hospital: { hospitalId: 1 } }, { as: 'admin' })).hospital;

/** A room of Rs 6250 with 5 % GST, Rs 1250 off. */
async function postRoom(tenant: TestTenant) {
  const admissionId = await admitInScene(tenant);
  await tenant.ask(addCharges, {
    admissionId,
    lines: [{ chargeId: 2, appliedCharge: 6250, itemDiscount: 1250, quantity: 1 }],
  });
  const { serviceCharges } = await tenant.ask(listServiceCharges, { admissionId });
  return serviceCharges[0];
}

/** Ten of an item at Rs 21 with 5 % GST in it, to an inpatient. */
async function sellMedicine(tenant: TestTenant) {
  const admissionId = await admitInScene(tenant);
  const batchId = await stock(tenant, await addItem(tenant), { quantity: 10, mrp: 21 });
  return sell(tenant, admissionId, [{ batchId, mrp: 21, quantity: 10 }]);
}

describe('the GST rules of a hospital', () => {
  it('count from their day on, and a line keeps the rule it was posted by (R520, Q217)', async () => {
    const tenant = await makeTenant(parts);
    expect((await set(tenant, { gstAfterDiscountSince: today() })).message).toBe('GST rules saved');
    expect(await read(tenant)).toMatchObject({ gstAfterDiscountSince: today(), gstServicePlaceSince: null });
    expect(await postRoom(tenant)).toMatchObject({ isGstBeforeDiscount: false, gst: 25_000 });
    const later = await makeTenant(parts);
    await set(later, { gstAfterDiscountSince: tomorrow() });
    expect(await postRoom(later)).toMatchObject({ isGstBeforeDiscount: true, gst: 31_250 });
  });

  it('are refused for a day on which something was made by the rule as it is, and not for one to come (FI044, Q217)', async () => {
    const tenant = await makeTenant(parts);
    await postRoom(tenant);
    for (const rule of [
      { gstAfterDiscountSince: today() },
      { gstServicePlaceSince: '2026-01-01' },
      { roomTaxSince: today() },
      { roomTaxSince: '2026-01-01', gstServicePlaceSince: tomorrow() },
      { gstServicePlaceSince: today(), gstAfterDiscountSince: tomorrow() },
    ]) {
      expect((await set(tenant, rule)).message).toMatch(/ 0 bills and 1 charges have used the current rule/);
    }
    for (const setting of settings) expect(await read(tenant)).toMatchObject({ [setting]: null });
    expect((await set(tenant, { gstServicePlaceSince: tomorrow() })).isFailure).toBe(false);
    expect((await set(tenant, {})).isFailure).toBe(false);
    // The other hospital of the tenant has made nothing.
    const other = await tenant.call(
      setGstRule,
      { hospital: { hospitalId: 2, gstServicePlaceSince: '2026-01-01' } },
      { as: 'admin', hospitalId: 2 },
    );
    expect(other.isFailure).toBe(false);
  });

  it('refuse a day on which medicine was sold by the other rule, in both directions, and look at no charge for it (PH058, Q217)', async () => {
    const tenant = await makeTenant(parts);
    await postRoom(tenant);
    expect((await set(tenant, { medicineInTreatmentSince: today() })).isFailure).toBe(false);
    expect(await sellMedicine(tenant)).toMatchObject({ isInTreatment: true, cgst: 0 });
    for (const medicineInTreatmentSince of [null, tomorrow(), daysBefore(today(), 1)]) {
      const answer = await set(tenant, { medicineInTreatmentSince });
      expect(answer.message).toMatch(/ 1 cash memos have used the current rule/);
    }
    expect(await read(tenant)).toMatchObject({ medicineInTreatmentSince: today() });
    const taxed = await makeTenant(parts);
    expect(await sellMedicine(taxed)).toMatchObject({ isInTreatment: false, cgst: 500 });
    expect((await set(taxed, { medicineInTreatmentSince: today() })).message).toMatch(/ 1 cash memos /);
    expect((await set(taxed, { roomTaxSince: today(), medicineInTreatmentSince: tomorrow() })).isFailure).toBe(false);
    expect(await sellMedicine(taxed)).toMatchObject({ isInTreatment: false });
  });

  it('are four days that stand for themselves: setting two leaves the others, and sent back unchanged they pass (FI044, PH058)', async () => {
    const tenant = await makeTenant(parts);
    const first = { gstAfterDiscountSince: today(), gstServicePlaceSince: daysBefore(today(), 9) };
    await set(tenant, first);
    await postRoom(tenant);
    const all = { ...first, roomTaxSince: tomorrow(), medicineInTreatmentSince: daysBefore(today(), 2) };
    expect((await set(tenant, all)).isFailure).toBe(false);
    expect(await read(tenant)).toMatchObject(all);
    await sellMedicine(tenant);
    expect((await set(tenant, all)).isFailure).toBe(false);
    expect(await read(tenant)).toMatchObject(all);
  });

  it('are not switched off either on days that were charged by them (Q217)', async () => {
    const tenant = await makeTenant(parts);
    await set(tenant, { gstAfterDiscountSince: daysBefore(today(), 3) });
    await postRoom(tenant);
    for (const gstAfterDiscountSince of [null, tomorrow()])
      expect((await set(tenant, { gstAfterDiscountSince })).isFailure).toBe(true);
  });

  it('are all dated settings that a hospital has, except the day of its turnover: none is left to SQL (FI044, Q217)', async () => {
    const { rows } = await parts.owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'hospital' and data_type = 'date'
         and column_name <> 'turnover_until'`,
    );
    const named = rows.map(({ name }) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
    expect(named.sort()).toEqual([...settings].sort());
    for (const setting of settings) expect(Object.keys(gstRuleForm.shape)).toContain(setting);
  });

  it('are set by who may change hospitals, of the own tenant (R168)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(setGstRule, { hospital: { hospitalId: 1 } }, { as: 'viewer' });
    expect(answer.status).toBe(403);
  });
});
