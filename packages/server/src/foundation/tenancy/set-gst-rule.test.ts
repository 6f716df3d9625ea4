// The dated GST settings of a hospital: they count from their day on, and change nothing that was made (R520, R521, Q217).

import { setGstRule } from '@charaka/contract/foundation/tenancy/gst-rule';
import { getHospital } from '@charaka/contract/foundation/tenancy/tenancy';
import { addCharges, listServiceCharges } from '@charaka/contract/money/charge/charge';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { describe, expect, it } from 'vitest';
import { admitInScene } from '../../../test-support/server/test-admissions.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const tomorrow = () => daysAfter(today(), 1);
type Rule = { gstAfterDiscountSince?: string | null; gstServicePlaceSince?: string | null };
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

  it('are refused for a day on which something was made by the rule as it is, and not for one to come (Q217)', async () => {
    const tenant = await makeTenant(parts);
    await postRoom(tenant);
    for (const rule of [
      { gstAfterDiscountSince: today() },
      { gstServicePlaceSince: '2026-01-01' },
      { gstServicePlaceSince: today(), gstAfterDiscountSince: tomorrow() },
    ]) {
      expect((await set(tenant, rule)).message).toMatch(/ 0 bills and 1 charges have been made by the rule as it is/);
    }
    expect(await read(tenant)).toMatchObject({ gstAfterDiscountSince: null, gstServicePlaceSince: null });
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

  it('are not switched off either on days that were charged by them (Q217)', async () => {
    const tenant = await makeTenant(parts);
    await set(tenant, { gstAfterDiscountSince: daysBefore(today(), 3) });
    await postRoom(tenant);
    for (const gstAfterDiscountSince of [null, tomorrow()])
      expect((await set(tenant, { gstAfterDiscountSince })).isFailure).toBe(true);
  });

  it('are set by who may change hospitals, of the own tenant (R168)', async () => {
    const tenant = await makeTenant(parts);
    const answer = await tenant.call(setGstRule, { hospital: { hospitalId: 1 } }, { as: 'viewer' });
    expect(answer.status).toBe(403);
  });
});
