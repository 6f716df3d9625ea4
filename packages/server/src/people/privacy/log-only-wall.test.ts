// A wall that only logs asks nobody who passes it: the log still says what tied them, and whatever shuts a chart shuts it at once.
import { getPatient } from '@charaka/contract/people/patient/patient';
import { getPatientHistory } from '@charaka/contract/people/patient/patient-record';
import { markChart, unmarkChart } from '@charaka/contract/people/privacy/marked-chart';
import { listChartAccess, openBreakGlass, savePrivacySetting } from '@charaka/contract/people/privacy/privacy';
import { cancelAdmission, getAdmission } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { onePatient, sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { chartsWritten, useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const viewer = { as: 'viewer' } as const;

const setWall = (tenant: TestTenant, isWallEnforced: boolean) =>
  tenant.ask(savePrivacySetting, {
    setting: { isWallEnforced, daysAfterDischarge: 7, breakGlassMinutes: 60, keepLogYears: 3, officerRoleIds: [0] },
  });

const read = (tenant: TestTenant, patientId: number) => tenant.call(getPatient, { patient: { patientId } }, viewer);

/** A tenant whose wall only logs and has let a stranger in before, so that the server asks no more than it must. */
async function openHouse(): Promise<TestTenant> {
  const tenant = await makeTenant(parts);
  await setWall(tenant, false);
  const [somebody = 0] = await tenant.addPatients(1);
  expect((await read(tenant, somebody)).isFailure).toBe(false);
  return tenant;
}

/** The log of the viewer's readings of a patient, oldest first. */
async function readingsOf(tenant: TestTenant, patientId: number) {
  await chartsWritten(parts);
  const { rows } = await tenant.ask(listChartAccess, { patientId, userId: tenant.userIds.viewer });
  return rows.toReversed().map(({ part, relationship, reason }) => ({ part, relationship, reason }));
}

describe('a wall that only logs', () => {
  it('writes of each chart what tied its reader to it, though nobody waited for that (PS007, PS012, PS015, Q232)', async () => {
    const tenant = await openHouse();
    const stranger = await onePatient(tenant);
    const [inHouse = 0] = await tenant.addPatients(1);
    const { admissionId } = (await sendAdmission(tenant, inHouse)).output.admission;
    await read(tenant, stranger);
    await read(tenant, inHouse);
    await tenant.ask(getAdmission, { admission: { admissionId } }, viewer);
    expect(await readingsOf(tenant, stranger)).toEqual([
      { part: getPatient.path, relationship: 'None', reason: 'Care' },
    ]);
    expect(await readingsOf(tenant, inHouse)).toEqual([
      { part: getPatient.path, relationship: 'Desk', reason: 'Care' },
      { part: getAdmission.path, relationship: 'Desk', reason: 'Care' },
    ]);
  });

  it('writes that the glass was broken for a reading (PS008, PS012)', async () => {
    const tenant = await openHouse();
    const patientId = await onePatient(tenant);
    await tenant.ask(openBreakGlass, { patientId, kind: 'Emergency' }, viewer);
    await read(tenant, patientId);
    expect(await readingsOf(tenant, patientId)).toContainEqual({
      part: getPatient.path,
      relationship: 'None',
      reason: 'Emergency',
    });
  });

  it('shuts a chart from the reading after its mark on, and opens it after the mark is gone (PS007, PS009)', async () => {
    const tenant = await openHouse();
    const patientId = await onePatient(tenant);
    expect((await read(tenant, patientId)).isFailure).toBe(false);
    await tenant.ask(markChart, { patientId, kind: 'VIP', reason: 'Minister' });
    expect((await read(tenant, patientId)).wire._closedChart).toBe(patientId);
    await tenant.ask(unmarkChart, { patientId, reason: 'No longer in office' });
    expect((await read(tenant, patientId)).isFailure).toBe(false);
  });

  it('shuts a marked chart to whom it was open by an admission that is cancelled (PS007, PS009, Q234)', async () => {
    const tenant = await openHouse();
    const patientId = await onePatient(tenant);
    const { admissionId } = (await sendAdmission(tenant, patientId)).output.admission;
    await tenant.ask(markChart, { patientId, kind: 'VIP', reason: 'Minister' });
    expect((await read(tenant, patientId)).isFailure).toBe(false);
    await tenant.ask(cancelAdmission, { admission: { admissionId, reason: 'Sent home' } }, { as: 'admin' });
    expect((await read(tenant, patientId)).wire._closedChart).toBe(patientId);
  });

  it('shuts every stranger out from the call after it was switched on, and lets them in again (PS007)', async () => {
    const tenant = await openHouse();
    const patientId = await onePatient(tenant);
    for (const isWallEnforced of [true, false, true]) {
      await setWall(tenant, isWallEnforced);
      expect((await read(tenant, patientId)).isFailure).toBe(isWallEnforced);
      const history = await tenant.call(getPatientHistory, { patient: { patientId } }, viewer);
      expect(history.isFailure).toBe(isWallEnforced);
    }
  });
});
