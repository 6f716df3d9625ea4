// The way out, step by step: discharge initiated, final bill, discharged, the bed free again.

import type { InputOf } from '@charaka/contract/kernel/endpoint';
import { admit, getAdmission, listAdmissions } from '@charaka/contract/stay/admission/admission';
import { dischargePatient, initiateDischarge } from '@charaka/contract/stay/discharge/discharge';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import {
  admittedPatient,
  billPatient,
  hoursAgo,
  leavingPatient,
} from '../../../test-support/patient/leaving-patient.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const key = { admissionId: 1 };
const admitted = async () => admittedPatient(await makeTenant(parts));
const readyToLeave = async () => leavingPatient(await makeTenant(parts));

type Changes = Omit<InputOf<typeof dischargePatient>['admission'], 'admissionId'>;
const leave = (tenant: TestTenant, changes: Changes = {}) =>
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
    await billPatient(tenant);
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
    await billPatient(tenant, hoursAgo(60));
    expect((await leave(tenant, { dischargedAt: hoursAgo(50) })).message).toMatch(/before the admission/);
    await parts.owner.query(
      `update bed_stay set during = tstzrange(now() - interval '10 hours', null) where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect((await leave(tenant, { dischargedAt: hoursAgo(12) })).message).toMatch(/came to this bed/);
  });

  it('records a death with its time and cause, in the past and before the discharge (Q151)', async () => {
    const tenant = await readyToLeave();
    const die = (changes: Changes) => leave(tenant, { kind: 'Death', deathCause: 'Septic shock', ...changes });
    expect((await leave(tenant, { kind: 'Death' })).fields).toEqual({
      'admission.diedAt': 'Please enter the time of death',
      'admission.deathCause': 'Please enter the cause of death',
    });
    expect((await die({ diedAt: hoursAgo(-1) })).message).toBe("Time of death can't be in the future");
    expect((await die({ diedAt: hoursAgo(50) })).message).toBe("Time of death can't be before the admission");
    const late = await die({ diedAt: hoursAgo(0.5), dischargedAt: hoursAgo(1) });
    expect(late.message).toBe("Time of death can't be after the discharge");
    const diedAt = hoursAgo(3);
    await die({ diedAt, remark: 'Body handed over' });
    expect(await read(tenant)).toMatchObject({ isAlive: false, isDischarged: true });
    const { rows } = await parts.owner.query(
      'select discharge_kind, died_at, death_cause, discharge_remark from admission where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(rows).toEqual([
      {
        discharge_kind: 'Death',
        died_at: expect.anything(),
        death_cause: 'Septic shock',
        discharge_remark: 'Body handed over',
      },
    ]);
    expect(Date.parse((rows[0] as { died_at: string }).died_at)).toBe(Date.parse(diedAt));
  });

  it('keeps of each kind only what belongs to it (Q47)', async () => {
    const tenant = await readyToLeave();
    await leave(tenant, { kind: 'Referred', referredTo: 'City Heart Institute', diedAt: hoursAgo(3), deathCause: 'x' });
    const { rows } = await parts.owner.query(
      'select discharge_kind, referred_to, died_at, death_cause from admission where tenant_id = $1',
      [tenant.tenantId],
    );
    const kept = { discharge_kind: 'Referred', referred_to: 'City Heart Institute', died_at: null, death_cause: null };
    expect(rows).toEqual([kept]);
  });

  it('needs the right to discharge (R168)', async () => {
    const tenant = await readyToLeave();
    expect((await tenant.call(dischargePatient, { admission: key }, { as: 'viewer' })).status).toBe(403);
  });
});
