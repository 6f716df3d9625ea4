// The right to open charts: none without a right, none without a relation except by breaking the glass, and always logged.

import {
  addPatient,
  findPatients,
  getPatient,
  listPatients,
  updatePatient,
} from '@charaka/contract/people/patient/patient';
import { getPatientHistory } from '@charaka/contract/people/patient/patient-record';
import {
  getPrivacySetting,
  listAccessOfPatient,
  listBreakGlass,
  listChartAccess,
  openBreakGlass,
  reviewBreakGlass,
  savePrivacySetting,
} from '@charaka/contract/people/privacy/privacy';
import { admit, getAdmission } from '@charaka/contract/stay/admission/admission';
import { describe, expect, it } from 'vitest';
import { admissionForm } from '../../../test-support/patient/admission-form.ts';
import { onePatient } from '../../../test-support/patient/admit-somebody.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useEmptyDatabases } from '../../../test-support/server/empty-database.ts';
import { chartsWritten, useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';
import { openOwner } from '../../kernel/database.ts';
import { knownMigrations, migrate } from '../../kernel/migrate.ts';

const parts = useTestApp();
const emptyDatabase = useEmptyDatabases();
const viewer = { as: 'viewer' } as const;
const admin = { as: 'admin' } as const;
const page = { pageNumber: 1, pageSize: 20 };
const CLOSED = 'You are not involved in the care of this patient. Give a reason to open the chart.';

const read = (tenant: TestTenant, patientId: number, options: { as?: 'viewer' | 'admin' } = {}) =>
  tenant.call(getPatient, { patient: { patientId } }, options);

/** Takes every right but those on some screens from the role of the viewer. */
async function keepOnly(tenant: TestTenant, ...paths: string[]): Promise<void> {
  await parts.owner.query(
    'update role_permission set can_view = menu_path = any($2) where tenant_id = $1 and role_id = 31',
    [tenant.tenantId, paths],
  );
  await tellOfAccess(tenant);
}

/** As calls that change rights do: what servers know of sessions is stale. */
async function tellOfAccess({ tenantId }: TestTenant): Promise<void> {
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
}

describe('the register', () => {
  it('is shut to a role with no right on any patient screen, whatever it asks for (Q225, PS007)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    await keepOnly(tenant, 'Pharmacy/sales', 'pharmacy_settings');
    expect((await read(tenant, patientId, viewer)).status).toBe(403);
    expect((await tenant.call(listPatients, { pageNumber: 1, pageSize: 0 }, viewer)).status).toBe(403);
    expect((await tenant.call(findPatients, { search: 'Asha' }, viewer)).status).toBe(403);
  });

  it('gives no whole register to who only looks: 300 patients are an export (Q225)', async () => {
    const tenant = await makeTenant(parts);
    await tenant.addPatients(300);
    await parts.owner.query(
      `update role_permission set can_view = false where tenant_id = $1 and role_id = 31 and menu_path = 'export'`,
      [tenant.tenantId],
    );
    for (const pageSize of [0, 201, 300]) {
      const answer = await tenant.call(listPatients, { pageNumber: 1, pageSize }, viewer);
      expect(answer.message).toContain('A page has at most 200 patients');
      expect(answer.wire.patientList).toBeUndefined();
    }
    expect((await tenant.ask(listPatients, { pageNumber: 1, pageSize: 200 }, viewer)).rows).toHaveLength(200);
  });

  it('shows of strangers who they are, and names what it leaves out (Q225, Q235)', async () => {
    const tenant = await makeTenant(parts);
    const { patient } = await tenant.ask(addPatient, { patient: patientForm({ contactNo: '9811111234' }) });
    const [own] = (await tenant.ask(listPatients, page)).rows;
    expect(own).toMatchObject({ contactNo: '9811111234', city: 'Pune' });
    expect(own?.masked ?? []).toEqual([]);
    const [seen] = (await tenant.ask(listPatients, page, viewer)).rows;
    expect(seen).toMatchObject({
      patientId: patient.patientId,
      firstName: 'Asha',
      contactNo: '••••••1234',
      birthDate: null,
      addressLineOne: null,
      city: null,
      email: null,
      masked: expect.arrayContaining(['contactNo', 'dateOfBirth', 'addressLineOne']),
    });
    expect(seen?.ageYears).toBe(own?.ageYears);
  });
});

describe('choosing a patient', () => {
  it('tells name, age, sex, number and the end of the phone number, and nothing else (Q225, Q76)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    const { patients } = await tenant.ask(findPatients, { search: 'Asha' }, viewer);
    expect(patients).toHaveLength(1);
    expect(Object.keys(patients[0] ?? {}).sort()).toEqual(
      [
        'ageDays',
        'ageMonths',
        'ageYears',
        'firstName',
        'lastName',
        'middleName',
        'openAdmissionId',
        'openBedName',
        'patientId',
        'phoneEnding',
        'salutation',
        'sex',
      ].sort(),
    );
    expect(patients[0]?.phoneEnding).toMatch(/^\d{4}$/);
    expect((await tenant.ask(findPatients, { patientId }, viewer)).patients).toEqual(patients);
    expect((await tenant.ask(findPatients, {}, viewer)).patients).toEqual([]);
  });
});

describe('the wall before a chart', () => {
  it('opens to who registered, admitted or works on the ward, and to role 0 like to anybody (Q234, PS052)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    expect((await read(tenant, patientId)).isFailure).toBe(false);
    for (const options of [viewer, admin]) {
      expect(await read(tenant, patientId, options)).toMatchObject({ status: 403, message: CLOSED });
      const history = await tenant.call(getPatientHistory, { patient: { patientId } }, options);
      expect(history).toMatchObject({ status: 403, wire: { _closedChart: patientId } });
    }
    // Admitted, they lie on a ward that the viewer's role works on.
    const { admission } = await tenant.ask(admit, { admission: admissionForm(tenant, patientId) });
    expect((await read(tenant, patientId, viewer)).isFailure).toBe(false);
    await keepOnly(tenant, 'patient_registration', 'read-chart');
    await expect.poll(async () => (await read(tenant, patientId, viewer)).message).toBe(CLOSED);
    // The doctor of the admission needs no more than the right.
    await parts.owner.query(`update app_user set staff_id = $3 where tenant_id = $1 and user_id = $2`, [
      tenant.tenantId,
      tenant.userIds.viewer,
      tenant.doctorIds[0],
    ]);
    await tellOfAccess(tenant);
    await expect.poll(async () => (await read(tenant, patientId, viewer)).isFailure).toBe(false);
    await tenant.ask(getAdmission, { admission: { admissionId: admission.admissionId } });
  });

  it('turns a change away as well, before anything is read (Q225)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    const changed = { patient: { ...patientForm({ city: 'Nagpur' }), patientId } };
    expect(await tenant.call(updatePatient, changed, admin)).toMatchObject({ status: 403, message: CLOSED });
    expect((await tenant.call(updatePatient, changed)).isFailure).toBe(false);
  });

  it('only logs where the tenant says so, and the log says that there was no relation (Q232)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    await parts.owner.query('insert into privacy_setting (tenant_id, is_wall_enforced) values ($1, false)', [
      tenant.tenantId,
    ]);
    expect((await read(tenant, patientId, viewer)).isFailure).toBe(false);
    expect((await tenant.ask(listPatients, page, viewer)).rows[0]?.masked ?? []).toEqual([]);
    await chartsWritten(parts);
    const { rows } = await tenant.ask(listChartAccess, { patientId, userId: tenant.userIds.viewer });
    expect(rows.find((row) => row.part === getPatient.path)).toMatchObject({ relationship: 'None', reason: 'Care' });
  });
});

describe('breaking the glass', () => {
  it('opens one chart to one user for an hour, tells the officers at once, and is in the log (PS008)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId, other] = (await tenant.addPatients(2)) as [number, number];
    const input = { patientId, kind: 'Emergency', reason: 'Found unconscious' } as const;
    const { breakGlass } = await tenant.ask(openBreakGlass, input, viewer);
    expect(Date.parse(breakGlass.endsAt) - Date.parse(breakGlass.openedAt)).toBe(3_600_000);
    expect((await tenant.ask(openBreakGlass, input, viewer)).breakGlass.breakGlassId).toBe(breakGlass.breakGlassId);
    expect((await read(tenant, patientId, viewer)).isFailure).toBe(false);
    expect((await read(tenant, other, viewer)).message).toBe(CLOSED);
    expect((await read(tenant, patientId, admin)).message).toBe(CLOSED);
    const { rows: told } = await parts.owner.query<{ role: number; title: string }>(
      `select role_id as role, title from hms_notification where tenant_id = $1 and title like '%without a relation%' order by 1`,
      [tenant.tenantId],
    );
    expect(told[0]).toMatchObject({ title: expect.stringContaining('Viewer User opened the chart of') });
    expect(told[0]?.title).not.toContain('Asha');
    await chartsWritten(parts);
    const { rows } = await tenant.ask(listChartAccess, { patientId, isOnlyBreakGlass: true });
    expect(rows).toMatchObject([
      { part: getPatient.path, reason: 'Emergency', relationship: 'None', userName: 'Viewer User' },
    ]);
    const seen = await tenant.ask(listAccessOfPatient, { patientId });
    expect(seen.readings).toContainEqual(
      expect.objectContaining({ userName: 'Viewer User', isBreakGlass: true, parts: [getPatient.path] }),
    );
    // An hour later it is shut again.
    await parts.owner.query(
      `update break_glass set opened_at = opened_at - interval '2 hours', ends_at = ends_at - interval '2 hours' where tenant_id = $1`,
      [tenant.tenantId],
    );
    expect((await read(tenant, patientId, viewer)).message).toBe(CLOSED);
  });

  it('stays in sight however often an officer looks: their own looks are told to others, and to them when they ask (PS008, PS012)', async () => {
    const tenant = await makeTenant(parts);
    const [patientId = 0] = await tenant.addPatients(12);
    await tenant.ask(listPatients, page);
    await tenant.ask(openBreakGlass, { patientId, kind: 'Emergency', reason: '' }, viewer);
    expect((await read(tenant, patientId, viewer)).isFailure).toBe(false);
    const log = async (input: { userId?: number } = {}, options: { as?: 'admin' } = {}) => {
      await chartsWritten(parts);
      return (await tenant.ask(listChartAccess, { pageNumber: 1, pageSize: 10, ...input }, options)).rows;
    };
    await log();
    await log();
    expect((await log())[0]).toMatchObject({ patientId, part: getPatient.path, userName: 'Viewer User' });
    const looks = Array.from({ length: 10 }, () => expect.objectContaining({ part: listChartAccess.path }));
    expect(await log({ userId: tenant.userIds.clerk })).toEqual(looks);
    expect(await log({}, admin)).toEqual(looks);
  });

  it('gives no right besides: what the role may not do stays shut (PS008)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    await tenant.ask(openBreakGlass, { patientId, kind: 'On call' }, viewer);
    const changed = { patient: { ...patientForm(), patientId } };
    expect((await tenant.call(updatePatient, changed, viewer)).message).toBe('You are not permitted to do this');
    await keepOnly(tenant, 'Pharmacy/sales');
    const again = () => tenant.call(openBreakGlass, { patientId, kind: 'Emergency' }, viewer);
    await expect.poll(async () => (await again()).status).toBe(403);
  });

  it('is judged once, by somebody else, and asks for a reason that means something (PS008)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    const open = (kind: 'Other' | 'Handover') => tenant.call(openBreakGlass, { patientId, kind }, admin);
    expect((await open('Other')).message).toBe('Please enter the reason for opening or marking this chart');
    const { breakGlassId } = (await open('Handover')).output.breakGlass;
    const judge = (as: 'admin' | 'clerk' | 'viewer') =>
      tenant.call(reviewBreakGlass, { breakGlassId, verdict: 'NotJustified', note: 'Not on duty' }, { as });
    expect((await judge('viewer')).message).toBe('You are not permitted to do this');
    expect((await judge('admin')).message).toBe(
      'You cannot review a chart that you opened yourself. Another person must review it',
    );
    expect((await tenant.ask(listBreakGlass, { isOnlyOpen: true })).rows).toHaveLength(1);
    expect((await judge('clerk')).output.breakGlass).toMatchObject({
      verdict: 'NotJustified',
      reviewedByName: 'Clerk User',
      reviewNote: 'Not on duty',
    });
    expect((await judge('clerk')).message).toBe('This was already reviewed');
    expect((await tenant.ask(listBreakGlass, { isOnlyOpen: true })).rows).toEqual([]);
  });

  it('opened twice at the same instant is one (PS008)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    const tries = Array.from({ length: 8 }, () =>
      tenant.call(openBreakGlass, { patientId, kind: 'Emergency' }, viewer),
    );
    await Promise.all(tries);
    expect((await tenant.ask(listBreakGlass, {})).rows).toHaveLength(1);
  });
});

describe('what a tenant sets about charts', () => {
  const setting = {
    isWallEnforced: true,
    daysAfterDischarge: 7,
    breakGlassMinutes: 60,
    keepLogYears: 3,
    officerRoleIds: [0],
  };
  const titles = async (tenant: TestTenant, roleId: number) => {
    const { rows } = await parts.owner.query<{ title: string }>(
      'select title from hms_notification where tenant_id = $1 and role_id = $2 order by notification_id',
      [tenant.tenantId, roleId],
    );
    return rows.map(({ title }) => title);
  };

  it('is there without having been set: the wall, an hour, three years (PS007, PS008, PS013)', async () => {
    const tenant = await makeTenant(parts);
    expect((await tenant.ask(getPrivacySetting, {})).setting).toEqual({ ...setting, officerRoleIds: [0, 19] });
  });

  it('is changed by who has the screen, and every officer hears who switched the wall (PS007, PS008)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await onePatient(tenant);
    const save = (change: object, as: 'clerk' | 'viewer' = 'clerk') =>
      tenant.call(savePrivacySetting, { setting: { ...setting, ...change } }, { as });
    expect((await save({}, 'viewer')).status).toBe(403);
    expect((await save({ officerRoleIds: [30, 31] })).isFailure).toBe(false);
    expect(await titles(tenant, 30)).toEqual([]);
    expect((await read(tenant, patientId, admin)).message).toBe(CLOSED);
    expect((await save({ isWallEnforced: false, breakGlassMinutes: 15 })).isFailure).toBe(false);
    expect((await read(tenant, patientId, admin)).isFailure).toBe(false);
    const told = 'Clerk User switched the wall before charts to log only';
    for (const roleId of [0, 30, 31]) expect(await titles(tenant, roleId)).toEqual([told]);
    const { breakGlass } = await tenant.ask(openBreakGlass, { patientId, kind: 'Emergency' }, viewer);
    expect(Date.parse(breakGlass.endsAt) - Date.parse(breakGlass.openedAt)).toBe(15 * 60_000);
  });

  it('keeps to what is possible: three years at least, officers that there are (PS013)', async () => {
    const tenant = await makeTenant(parts);
    const save = (change: object) => tenant.call(savePrivacySetting, { setting: { ...setting, ...change } });
    expect((await save({ keepLogYears: 2 })).message).toBe('Please enter 3 to 30 years');
    expect((await save({ breakGlassMinutes: 0 })).message).toBe('Please enter 5 to 1440 minutes');
    expect((await save({ officerRoleIds: [] })).message).toBe('Please choose a role');
    expect((await save({ officerRoleIds: [0, 77] })).fields).toEqual({
      'setting.officerRoleIds': 'Please choose a role',
    });
  });

  it('leaves a tenant that lived before the wall at work: log only, and its administrators are told (Q225, Q232)', async () => {
    const owner = await openOwner(await emptyDatabase());
    await migrate(owner, (await knownMigrations()).filter((name) => name < '20261122_charts').length);
    await owner.query(`insert into tenant values (1, 'living', 'Living', true)`);
    await owner.query(`insert into role (tenant_id, role_id, role_name) values (1, 0, 'Super'), (1, 19, 'Admin')`);
    await owner.query(
      `insert into hospital (tenant_id, hospital_id, hospital_name, country_id, state_id)
       select 1, 1, 'One', c.country_id, s.state_id from country c join state s using (country_id) limit 1`,
    );
    await owner.query(
      `insert into app_user (tenant_id, user_id, name, email, password_hash, role_id, hospital_id)
       values (1, 1, 'First', 'first@living.example', 'unusable', 0, 1)`,
    );
    await migrate(owner);
    await owner.query(`insert into tenant values (2, 'new', 'New', true)`);
    const settings = await owner.query('select tenant_id, is_wall_enforced from privacy_setting');
    expect(settings.rows).toEqual([{ tenant_id: 1, is_wall_enforced: false }]);
    const told = await owner.query<{ role_id: number; title: string }>(
      'select role_id, title from hms_notification order by 1',
    );
    expect(told.rows.map(({ role_id }) => role_id)).toEqual([0, 19]);
    expect(told.rows[0]?.title).toContain('until you switch on the wall');
    await owner.end();
  });
});
