// Rent of beds in provisional and final bills: worked out from the stays, at the payer's rate, fixed by the final bill.

import { getDashboard } from '@charaka/contract/insight/report/report';
import { addBill, getBill, getPaymentTotals } from '@charaka/contract/money/bill/bill';
import { listServiceCharges } from '@charaka/contract/money/charge/charge';
import { getOpenRent, listGlMasters } from '@charaka/contract/money/finance/ledger';
import { changeBed } from '@charaka/contract/stay/admission/admission-bed';
import { account } from '@charaka/rules/money/ledger';
import { describe, expect, it } from 'vitest';
import { lieInBed } from '../../../test-support/patient/lie-in-bed.ts';
import { dayOf } from '../../../test-support/patient/opd-day.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();

interface Ward {
  /** Days before now since which rent is worked out; null for a hospital that charges by hand. */
  sinceDays?: number | null;
  checkOutHour?: number;
  halfDayHours?: number | null;
}

/** A tenant whose beds 1 and 3 cost 500 a day (400 for the TPA), and bed 2 6250 with 5 % GST; a patient lies in bed 1. */
async function ward({ sinceDays = 100, checkOutHour = 24, halfDayHours = null }: Ward = {}) {
  const tenant = await makeTenant(parts);
  const { owner } = parts;
  // Before the first call, since sessions remember the hospital.
  await owner.query(
    `update hospital set bed_rent_since = now() - make_interval(days => $2), bed_check_out_hour = $3, bed_half_day_hours = $4
     where tenant_id = $1`,
    [tenant.tenantId, sinceDays, checkOutHour, halfDayHours],
  );
  await owner.query(
    'update bed set charge_id = case bed_id when 2 then 2 else 1 end where tenant_id = $1 and bed_id <= 3',
    [tenant.tenantId],
  );
  const [patientId = 0] = await tenant.addPatients(1);
  const admissionId = await lieInBed(tenant, patientId, { bedId: 1 });
  return { tenant, admissionId };
}

/** Puts the stays of the admission where a test wants them: bed, and days of Kolkata before today with an hour, 'days hour'. */
async function stayed(tenant: TestTenant, stays: [bedId: number, from: string, until: string | null][]): Promise<void> {
  const at = (text: string | null) => {
    if (text === null) return null;
    const [days, hour] = text.split(' ').map(Number);
    const today = dayOf();
    return new Date(Date.parse(`${today}T00:00:00+05:30`) - (days ?? 0) * 86_400_000 + (hour ?? 0) * 3_600_000);
  };
  const { owner } = parts;
  await owner.query('delete from bed_stay where tenant_id = $1', [tenant.tenantId]);
  await owner.query('update admission set admitted_at = $2 where tenant_id = $1', [
    tenant.tenantId,
    at(stays[0]?.[1] ?? ''),
  ]);
  for (const [bedId, from, until] of stays)
    await owner.query(
      `insert into bed_stay (tenant_id, hospital_id, admission_id, bed_id, during, created_by)
       values ($1, 1, 1, $2, tstzrange($3, $4), 1)`,
      [tenant.tenantId, bedId, at(from), at(until)],
    );
  await owner.query('update admission set current_bed_id = $2 where tenant_id = $1', [
    tenant.tenantId,
    stays.at(-1)?.[0],
  ]);
}

const billOf = (tenant: TestTenant, isFinalPreview = false) => tenant.ask(getBill, { admissionId: 1, isFinalPreview });

/** Each line as 'bed days x rate'. */
const told = (lines: readonly { chargeDescription: string; quantity: number; appliedCharge: number }[]) =>
  lines.map(
    (line) => `${/: (B-\d+),/.exec(line.chargeDescription)?.[1]} ${line.quantity / 1000} x ${line.appliedCharge / 100}`,
  );

describe('rent of beds', () => {
  it('is no line of the bill where the hospital charges beds by hand', async () => {
    const { tenant } = await ward({ sinceDays: null });
    await stayed(tenant, [[1, '5 15', null]]);
    expect((await billOf(tenant)).lines).toEqual([]);
  });

  it('follows the stay: a line for each run of days in one bed, with its dates, at the midnight census (R446)', async () => {
    const { tenant } = await ward();
    await stayed(tenant, [
      [1, '5 15', '3 9'],
      [2, '3 9', null],
    ]);
    const { lines, figures, groups } = await billOf(tenant);
    expect(told(lines)).toEqual(['B-1 2 x 500', 'B-2 3 x 6250']);
    expect(lines[0]?.chargeDescription).toMatch(/^Consultation: B-1, \d\d \w+ \d{4} to \d\d \w+ \d{4}$/);
    expect(figures).toMatchObject({ totalWithoutGst: 1_975_000, gst: 93_750, net: 2_068_800 });
    expect(groups.map((group) => [group.name, group.quantity])).toEqual([
      ['Consultation', 2],
      ['Room', 3],
    ]);
    const listed = await tenant.ask(listServiceCharges, { admissionId: 1 });
    expect(told(listed.serviceCharges)).toEqual(told(lines));
    expect(await tenant.ask(getPaymentTotals, { admissionId: 1 })).toMatchObject({ billAmount: 2_068_800 });
  });

  it('counts by the check-out hour and halves of the hospital', async () => {
    const { tenant } = await ward({ checkOutHour: 0, halfDayHours: 23 });
    await stayed(tenant, [[1, '3 15', '0 0']]);
    expect(told((await billOf(tenant)).lines)).toEqual(['B-1 3 x 500']);
    const hours = new Date(Date.now() + 5.5 * 3_600_000).getUTCHours();
    await stayed(tenant, [[1, '3 15', null]]);
    expect(told((await billOf(tenant)).lines)).toEqual([hours < 23 ? 'B-1 3.5 x 500' : 'B-1 4 x 500']);
  });

  it('is at the rate of the payer where it has one, whoever pays now (R447)', async () => {
    const { tenant } = await ward();
    await stayed(tenant, [[1, '5 15', null]]);
    await parts.owner.query(`update admission set patient_type = 'TPA', association_id = 1 where tenant_id = $1`, [
      tenant.tenantId,
    ]);
    const { lines } = await billOf(tenant);
    expect(told(lines)).toEqual(['B-1 5 x 400']);
    expect(lines[0]).toMatchObject({ tpaChargeCode: 'T-C1', standardCharge: 50_000, tpaCharge: 40_000 });
  });

  it('begins when it was turned on; a bed without a price and a cancelled stay cost nothing (Q78, Q39)', async () => {
    const { tenant } = await ward({ sinceDays: 2 });
    await stayed(tenant, [
      [1, '9 15', '7 9'],
      [2, '7 9', null],
    ]);
    const [line] = (await billOf(tenant)).lines;
    expect(told(line ? [line] : [])).toEqual(['B-2 2 x 6250']);
    const { tenant: other } = await ward();
    await stayed(other, [[4, '5 15', null]]);
    expect((await billOf(other)).lines).toEqual([]);
    await parts.owner.query('update bed_stay set is_cancelled = true, bed_id = 1 where tenant_id = $1', [
      other.tenantId,
    ]);
    expect((await billOf(other)).lines).toEqual([]);
  });

  it('is fixed by the final bill to the paisa: neither price, stay nor setting changes it after (R504, Q145)', async () => {
    const { tenant } = await ward();
    await stayed(tenant, [
      [1, '5 15', '3 9'],
      [2, '3 9', null],
    ]);
    await parts.owner.query(
      'update admission set is_discharge_initiated = true, discharge_initiated_at = now() where tenant_id = $1',
      [tenant.tenantId],
    );
    const before = await billOf(tenant, true);
    expect(before.figures.net).toBe(2_068_800);
    const wrong = await tenant.call(addBill, { bill: { admissionId: 1, netPayable: 1 } });
    expect(wrong.message).toBe('The figures have changed. Please recalculate');
    const bill = { admissionId: 1, netPayable: before.figures.netPayable / 100, cash: 20_688 };
    const made = await tenant.call(addBill, { bill });
    expect(made.message).toBe('Ipd Bill generated');
    await parts.owner.query('update charge set standard_charge_paise = 1 where tenant_id = $1', [tenant.tenantId]);
    await parts.owner.query('update hospital set bed_rent_since = null where tenant_id = $1', [tenant.tenantId]);
    const after = await billOf(tenant);
    expect(after.figures).toMatchObject({ net: 2_068_800, totalWithoutGst: 1_975_000, gst: 93_750 });
    expect(told(after.lines)).toEqual(['B-1 2 x 500', 'B-2 3 x 6250']);
    expect(after.lines.map((line) => line.net + line.gst)).toEqual(before.lines.map((line) => line.net + line.gst));
    const listed = await tenant.ask(listServiceCharges, { admissionId: 1 });
    expect(told(listed.serviceCharges)).toEqual(told(after.lines));
    const { rows } = await parts.owner.query(
      'select sum(line_total_paise)::float8 as total from service_charge where tenant_id = $1 and is_active and is_bed_rent',
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ total: 2_068_750 }]);
  });

  it('is stated beside account 3, which has it from the final bill on, as the dashboard counts it (FI015)', async () => {
    const { tenant } = await ward();
    await stayed(tenant, [[2, '3 10', null]]);
    const { rent } = await tenant.ask(getOpenRent, {});
    expect(rent).toBeGreaterThanOrEqual(3 * 656_250);
    // The provisional bill of the dashboard is rounded to the rupee.
    expect((await tenant.ask(getDashboard, {})).dues?.outstanding).toBe(Math.round(rent / 100) * 100);
    const balance = async () =>
      (await tenant.ask(listGlMasters, {})).rows.find(({ glid }) => glid === account.unbilledCharges)?.balance;
    expect(await balance()).toBe(0);
    expect((await tenant.ask(getOpenRent, {}, { as: 'admin', hospitalId: 2 })).rent).toBe(0);
    await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1', [tenant.tenantId]);
    expect((await tenant.ask(getOpenRent, {})).rent).toBe(0);
  });

  it('moves with the patient from the next midnight on (R348)', async () => {
    const { tenant, admissionId } = await ward();
    await stayed(tenant, [[1, '5 15', null]]);
    await tenant.ask(changeBed, { admission: { admissionId, bedTypeId: 1, bedGroupId: 1, bedId: 2 } });
    expect(told((await billOf(tenant)).lines)).toEqual(['B-1 5 x 500']);
  });

  it('is part of what the dashboard says inpatients owe', async () => {
    const { tenant } = await ward();
    await stayed(tenant, [
      [1, '5 15', '3 9'],
      [2, '3 9', null],
    ]);
    const { dues } = await tenant.ask(getDashboard, {});
    expect(dues).toMatchObject({ owing: 1, outstanding: (await billOf(tenant)).figures.netPayable });
  });
});
