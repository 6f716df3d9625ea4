// The way out, step by step: discharge initiated, final bill, discharged, the bed free again.
import { admit, getAdmission, listAdmissions } from '@charaka/contract/admission';
import { dischargePatient, initiateDischarge } from '@charaka/contract/discharge';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../test-support/admission-form.ts';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant, type TestTenant } from '../../test-support/test-tenant.ts';

const parts = useTestApp();
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
const key = { admissionId: 1 };

async function admitted(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  const [patientId] = await tenant.addPatients(1);
  await tenant.ask(admit, { admission: admissionForm(tenant, patientId as number, { admittedAt: hoursAgo(48) }) });
  return tenant;
}

/** The final bill as the bill area leaves it: an active bill, and the admission says so. */
async function billed(tenant: TestTenant, billedAt = hoursAgo(2)): Promise<void> {
  await parts.owner.query(
    `insert into bill (tenant_id, hospital_id, admission_id, fin_year, order_no, billed_at, total_without_gst_paise, igst_paise,
       sgst_paise, cgst_paise, total_charge_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise,
       gross_amount_paise, discount_paise, round_off_paise, net_amount_paise, paid_in_advance_paise, authorized_paise,
       net_payable_paise, created_by) values ($1, 1, 1, '2026-2027', 1, $2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)`,
    [tenant.tenantId, billedAt],
  );
  await parts.owner.query('update admission set is_final_bill = true where tenant_id = $1', [tenant.tenantId]);
}

async function readyToLeave(): Promise<TestTenant> {
  const tenant = await admitted();
  await tenant.ask(initiateDischarge, { admission: key });
  await billed(tenant);
  return tenant;
}

const leave = (tenant: TestTenant, changes: { dischargedAt?: string; isAlive?: boolean; remark?: string } = {}) =>
  tenant.call(dischargePatient, { admission: { ...key, ...changes } });
const initiate = (tenant: TestTenant) => tenant.call(initiateDischarge, { admission: key });
const read = async (tenant: TestTenant) => (await tenant.ask(getAdmission, { admission: key })).admission;

describe('the order of the steps', () => {
  it('is admitted, discharge initiated, final bill, discharged; nothing is skipped or done twice (Q47, Q146)', async () => {
    const tenant = await admitted();
    expect((await leave(tenant)).message).toBe('Please initiate the discharge first');
    expect((await initiate(tenant)).message).toBe('Discharge Initiated');
    expect(await read(tenant)).toMatchObject({ isDischargeInitiated: true, isFinalBill: false, isDischarged: false });
    expect((await initiate(tenant)).message).toBe('Discharge is already initiated');
    expect((await leave(tenant)).message).toBe('Please make the final bill first');
    await billed(tenant);
    expect((await initiate(tenant)).message).toBe('The final bill is already made');
    expect(await leave(tenant)).toMatchObject({ isFailure: false, message: 'Patient Discharged' });
    expect(await read(tenant)).toMatchObject({ isFinalBill: true, isDischarged: true, isAlive: true });
    expect((await leave(tenant)).message).toBe('This patient is already discharged');
    expect((await initiate(tenant)).message).toBe('This patient is already discharged');
  });

  it('discharges once of 8 times at once (Q47)', async () => {
    const tenant = await readyToLeave();
    const answers = await Promise.all(Array.from({ length: 8 }, () => leave(tenant)));
    expect(answers.filter((answer) => !answer.isFailure)).toHaveLength(1);
  });

  it('is refused for a cancelled admission and for another hospital (Q47)', async () => {
    const tenant = await admitted();
    const elsewhere = await tenant.call(initiateDischarge, { admission: key }, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.message).toBe('This admission does not exist');
    await parts.owner.query('update admission set is_cancelled = true where tenant_id = $1', [tenant.tenantId]);
    expect((await initiate(tenant)).message).toBe('This admission is cancelled');
    expect((await leave(tenant)).message).toBe('This admission is cancelled');
  });
});

describe('discharging', () => {
  it('frees the bed at once and takes the row off the open list (R303, Q47)', async () => {
    const tenant = await readyToLeave();
    const [next] = await tenant.addPatients(1, 'Bina');
    const taken = await tenant.call(admit, { admission: admissionForm(tenant, next as number) });
    expect(taken.message).toBe('Bed B-1 is taken by Asha Test A (IPD Id 1)');
    await leave(tenant);
    expect((await tenant.ask(listAdmissions, { isDischarged: false })).totalCount).toBe(0);
    const free = await tenant.call(admit, { admission: admissionForm(tenant, next as number) });
    expect(free.message).toBe('IPD Patient Added');
    const back = await tenant.call(admit, { admission: admissionForm(tenant, 1, { bedId: 2 }) });
    expect(back.message).toBe('IPD Patient Added');
  });

  it('takes a time between the bill and now, and frees the bed from then on (Q47, Q85)', async () => {
    const tenant = await readyToLeave();
    expect((await leave(tenant, { dischargedAt: hoursAgo(-1) })).message).toMatch(/can't be in the future/);
    expect((await leave(tenant, { dischargedAt: hoursAgo(3) })).message).toMatch(/before the final bill/);
    const at = hoursAgo(1);
    expect((await leave(tenant, { dischargedAt: at })).message).toBe('Patient Discharged');
    expect(Date.parse((await read(tenant)).dischargedAt as string)).toBe(Date.parse(at));
    const { rows } = await parts.owner.query('select upper(during) as until from bed_stay where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(Date.parse(rows[0].until)).toBe(Date.parse(at));
  });

  it('does not go back before the admission or the stay in the bed (Q47)', async () => {
    const tenant = await admitted();
    await tenant.ask(initiateDischarge, { admission: key });
    await billed(tenant, hoursAgo(60));
    expect((await leave(tenant, { dischargedAt: hoursAgo(50) })).message).toMatch(/before the admission/);
    await parts.owner.query(
      `update bed_stay set during = tstzrange(now() - interval '10 hours', null) where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect((await leave(tenant, { dischargedAt: hoursAgo(12) })).message).toMatch(/came to this bed/);
  });

  it('records a death and the remark (Q151)', async () => {
    const tenant = await readyToLeave();
    await leave(tenant, { isAlive: false, remark: 'Body handed over' });
    expect(await read(tenant)).toMatchObject({ isAlive: false });
    const { rows } = await parts.owner.query('select discharge_remark from admission where tenant_id = $1', [
      tenant.tenantId,
    ]);
    expect(rows).toEqual([{ discharge_remark: 'Body handed over' }]);
  });

  it('needs the right to discharge (R168)', async () => {
    const tenant = await readyToLeave();
    expect((await tenant.call(dischargePatient, { admission: key }, { as: 'viewer' })).status).toBe(403);
  });
});
