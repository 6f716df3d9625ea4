// The checklist: clearances with user and time, their undoing, and the rule of the hospital for missing clearances.
import {
  dischargePatient,
  getDischarge,
  initiateDischarge,
  setClearance,
} from '@charaka/contract/stay/discharge/discharge';
import { clearanceDepartments } from '@charaka/rules/stay/discharge';
import { describe, expect, it } from 'vitest';
import { admittedPatient, leavingPatient, setChecklist } from '../../../test-support/patient/leaving-patient.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const key = { admissionId: 1 };
type Department = (typeof clearanceDepartments)[number];

const set = (tenant: TestTenant, department: Department, isCleared = true, note = '') =>
  tenant.call(setClearance, { clearance: { ...key, department, isCleared, note } });
const progress = (tenant: TestTenant) => tenant.ask(getDischarge, { admission: key });
const leave = (tenant: TestTenant, kind: 'Routine' | 'Against Medical Advice' = 'Routine') =>
  tenant.call(dischargePatient, { admission: { ...key, kind, remark: 'Wants to go home' } });

describe('clearances', () => {
  it('tell who cleared and when, may be taken back, and are kept once (Q47)', async () => {
    const tenant = await admittedPatient(await makeTenant(parts));
    expect((await set(tenant, 'Pharmacy')).message).toBe('Please initiate the discharge first');
    await tenant.ask(initiateDischarge, { admission: key });
    expect((await set(tenant, 'Pharmacy', true, 'Medicines returned')).message).toBe('Cleared by Pharmacy');
    await set(tenant, 'Pharmacy', true, 'Again');
    await set(tenant, 'Nursing');
    expect((await set(tenant, 'Nursing', false)).message).toBe('Clearance by Nursing undone');
    const { clearances, checklist } = await progress(tenant);
    expect(checklist).toBe('warn');
    expect(clearances.map(({ department }) => department)).toEqual(clearanceDepartments);
    expect(clearances[0]).toMatchObject({ isCleared: true, clearedByName: 'Clerk User', note: 'Medicines returned' });
    expect(Math.abs(Date.parse(clearances[0]?.clearedAt ?? '') - Date.now())).toBeLessThan(600_000);
    expect(clearances[3]).toMatchObject({ isCleared: false, clearedByName: null, clearedAt: null });
  });

  it('one clearance is kept of 8 given at once (Q47)', async () => {
    const tenant = await leavingPatient(await makeTenant(parts));
    await Promise.all(Array.from({ length: 8 }, () => set(tenant, 'Radiology')));
    const { rows } = await parts.owner.query(
      'select count(*)::int as n from discharge_clearance where tenant_id = $1',
      [tenant.tenantId],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('are of this hospital, and need the right to add on the discharge screen (R168)', async () => {
    const tenant = await leavingPatient(await makeTenant(parts));
    const clearance = { ...key, department: 'Pharmacy', isCleared: true } as const;
    expect((await tenant.call(setClearance, { clearance }, { as: 'viewer' })).status).toBe(403);
    const elsewhere = await tenant.call(setClearance, { clearance }, { as: 'admin', hospitalId: 2 });
    expect(elsewhere.message).toBe('This admission does not exist');
  });
});

describe('what is missing at the discharge', () => {
  it('is remembered where the hospital warns (Q47)', async () => {
    const tenant = await leavingPatient(await makeTenant(parts));
    await set(tenant, 'Laboratory');
    expect((await leave(tenant)).message).toBe('Patient Discharged');
    const { events } = await progress(tenant);
    expect(events.map(({ kind }) => kind)).toEqual(['initiated', 'discharged']);
    expect(events[1]).toMatchObject({ uncleared: ['Pharmacy', 'Radiology', 'Nursing'], createdByName: 'Clerk User' });
    expect((await set(tenant, 'Pharmacy')).message).toBe('This patient is already discharged');
  });

  it('bars the discharge where the hospital wants that, but not of who leaves against advice (Q47)', async () => {
    const tenant = await makeTenant(parts);
    await setChecklist(tenant, 'bar');
    const barred = await leavingPatient(tenant);
    expect((await leave(barred)).message).toBe('Not cleared yet: Pharmacy, Laboratory, Radiology, Nursing');
    for (const department of clearanceDepartments) await set(barred, department);
    await set(barred, 'Nursing', false);
    expect((await leave(barred)).message).toBe('Not cleared yet: Nursing');
    expect((await leave(barred, 'Against Medical Advice')).message).toBe('Patient Discharged');
  });

  it('is nobody’s question where the checklist is off (Q47)', async () => {
    const tenant = await makeTenant(parts);
    await setChecklist(tenant, 'off');
    await leave(await leavingPatient(tenant));
    expect((await progress(tenant)).events[1]).toMatchObject({ kind: 'discharged', uncleared: [] });
  });
});
