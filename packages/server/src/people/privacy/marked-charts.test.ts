// A marked chart: restricted in lists, found by its number alone, closed to strangers even where the wall only logs.

import { listAppointments } from '@charaka/contract/clinic/opd/appointment';
import { getPatientTimeline } from '@charaka/contract/clinic/timeline/timeline';
import { addPatient, findPatients, getPatient, listPatients } from '@charaka/contract/people/patient/patient';
import { getChartMark, markChart, unmarkChart } from '@charaka/contract/people/privacy/marked-chart';
import { openBreakGlass } from '@charaka/contract/people/privacy/privacy';
import { listAdmissions } from '@charaka/contract/stay/admission/admission';
import { listBeds, reserveBed } from '@charaka/contract/stay/bed/bed';
import { describe, expect, it } from 'vitest';
import { sendAdmission } from '../../../test-support/patient/admit-somebody.ts';
import { book, dayOf, holdOpd } from '../../../test-support/patient/opd-day.ts';
import { patientForm } from '../../../test-support/patient/patient-form.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp();
const viewer = { as: 'viewer' } as const;
const page = { pageNumber: 1, pageSize: 2 };

/** Three patients; the second is Indira, registered by the clerk. */
async function scene(tenant: TestTenant): Promise<number> {
  await tenant.addPatients(1, 'Asha');
  const form = patientForm({ firstName: 'Indira', contactNo: '9811111234', city: 'Shimla' });
  const { patientId } = (await tenant.ask(addPatient, { patient: form })).patient;
  await tenant.addPatients(1, 'Meena');
  return patientId;
}

const mark = (tenant: TestTenant, patientId: number, options: { as?: 'viewer' } = {}) =>
  tenant.call(markChart, { patientId, kind: 'VIP', reason: 'Minister' }, options);

describe('a marked chart', () => {
  it('is in the lists of strangers as restricted with its number, and counts and pages stay right (PS009)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    const before = await tenant.ask(listPatients, page, viewer);
    expect((await mark(tenant, patientId)).isFailure).toBe(false);
    const { rows, totalCount } = await tenant.ask(listPatients, page, viewer);
    expect({ totalCount, ids: rows.map((row) => row.patientId) }).toEqual({
      totalCount: before.totalCount,
      ids: before.rows.map((row) => row.patientId),
    });
    expect(rows.find((row) => row.patientId === patientId)).toMatchObject({
      firstName: 'Restricted',
      lastName: '',
      salutation: '',
      contactNo: '',
      sex: null,
      ageYears: null,
      city: null,
      isRestricted: true,
    });
    expect(rows.find((row) => row.patientId !== patientId)?.firstName).toBe('Meena');
    // The clerk who registered her and the administrator who may mark see her as before.
    for (const as of ['clerk', 'admin'] as const) {
      const seen = (await tenant.ask(listPatients, page, { as })).rows;
      expect(seen.find((row) => row.patientId === patientId)?.firstName).toBe('Indira');
    }
  });

  it('is found by its number alone: not by name, phone or what a column is filtered by (PS009)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    const filters = [
      { columnName: 'firstname', filterValue: 'indira' },
      { columnName: 'contactNo', filterValue: '9811111234' },
      { columnName: 'city', filterValue: 'Shimla' },
      { columnName: 'dateOfBirth', filterOption: 10, filterValue: '1900-01-01' },
    ];
    const found = async (as: 'viewer' | 'clerk') => {
      const picked = async (search: string) => (await tenant.ask(findPatients, { search }, { as })).patients;
      const lists = await Promise.all([
        ...['Indira', '9811111234'].map(async (search) => (await picked(search)).map((one) => one.patientId)),
        ...['Indira', '9811111234'].map(async (search) => {
          const { rows, totalCount } = await tenant.ask(listPatients, { search }, { as });
          expect(totalCount).toBe(rows.length);
          return rows.map((one) => one.patientId);
        }),
        ...filters.map(async (filter) => {
          const { rows, totalCount } = await tenant.ask(listPatients, { filterParams: [filter] }, { as });
          expect(totalCount).toBe(rows.length);
          return rows.map((one) => one.patientId);
        }),
      ]);
      return lists.map((ids) => ids.includes(patientId));
    };
    expect((await found('viewer')).slice(0, 7)).toEqual(Array.from({ length: 7 }, () => true));
    await mark(tenant, patientId);
    expect(await found('viewer')).toEqual(Array.from({ length: 8 }, () => false));
    expect((await found('clerk')).slice(0, 7)).toEqual(Array.from({ length: 7 }, () => true));
    for (const asked of [{ patientId }, { search: `00${patientId}` }]) {
      const [picked] = (await tenant.ask(findPatients, asked, viewer)).patients;
      expect(picked).toMatchObject({ patientId, firstName: 'Restricted', phoneEnding: '', isRestricted: true });
    }
  });

  it('stands last where strangers order by name or phone, so that its place tells neither (PS009)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    await tenant.addPatients(1, 'Zarina');
    await mark(tenant, patientId);
    const ordered = (sortColumn: string) => ({
      pageNumber: 1,
      pageSize: 10,
      sortingModel: { sortColumn, sortDirection: 'dsc' as const },
    });
    const placeOf = async (sortColumn: string, as: 'viewer' | 'clerk') => {
      const { rows } = await tenant.ask(listPatients, ordered(sortColumn), { as });
      return rows.findIndex((row) => row.patientId === patientId) + 1;
    };
    const columns = ['firstname', 'contactNo', 'dateOfBirth'];
    expect(await Promise.all(columns.map((column) => placeOf(column, 'viewer')))).toEqual([4, 4, 4]);
    expect(await placeOf('firstname', 'clerk')).toBe(3);
  });

  it('is restricted among the inpatients, too, and not found there by name (PS009)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    const { admissionId } = (await sendAdmission(tenant, patientId)).output.admission;
    await parts.owner.query(
      `update admission set is_discharged = true, discharged_at = now() - interval '60 days', admitted_at = now() - interval '70 days'
       where tenant_id = $1`,
      [tenant.tenantId],
    );
    await mark(tenant, patientId);
    // No money is due, so that no desk follows the stay up.
    const rights = `update role_permission set can_view = menu_path in ('ipd/ipd_registration', 'read-chart', 'patient_registration')
      where tenant_id = $1 and role_id = 31`;
    await parts.owner.query(rights, [tenant.tenantId]);
    await parts.owner.query(`select pg_notify('charaka', $1)`, [
      JSON.stringify({ topic: 'access', tenantId: tenant.tenantId }),
    ]);
    const list = (input: object) => tenant.ask(listAdmissions, { ...page, ...input }, viewer);
    await expect.poll(async () => (await list({})).rows[0]?.firstName).toBe('Restricted');
    const { rows, totalCount } = await list({});
    expect(totalCount).toBe(1);
    expect(rows[0]).toMatchObject({ admissionId, patientId, contactNo: '', emergencyNumber: null, isRestricted: true });
    expect((await list({ search: 'Indira' })).totalCount).toBe(0);
    expect((await list({ search: '9811111234' })).totalCount).toBe(0);
    expect((await list({ filterParams: [{ columnName: 'name', filterValue: 'indira' }] })).totalCount).toBe(0);
    expect((await list({ search: String(admissionId) })).totalCount).toBe(1);
    const own = await tenant.ask(listAdmissions, { ...page, search: 'Indira' });
    expect(own.rows[0]?.firstName).toBe('Indira');
  });

  it('is restricted in the lists of desks that are done with it, and not found there by name (PS009)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    const [otherId = 0] = await tenant.addPatients(1, 'Zarina');
    await holdOpd(tenant, 5, dayOf(1));
    const of = { day: dayOf(1), phone: '9811111234' };
    for (const person of [
      { patientId, personName: 'Indira Test', slot: '09:00' },
      { patientId: otherId, personName: 'Zarina Test', slot: '09:15' },
    ])
      expect((await book(tenant, { ...of, ...person })).isFailure).toBe(false);
    await mark(tenant, patientId);
    const list = async (as: 'viewer' | 'clerk', name?: string) =>
      tenant.ask(
        listAppointments,
        { ...page, ...(name ? { filterParams: [{ columnName: 'patientName', filterValue: name }] } : {}) },
        { as },
      );
    // The counter of the day works with everybody on it.
    expect((await list('viewer')).rows.map(({ personName }) => personName)).toContain('Indira Test');
    await parts.owner.query(`update appointment set day = day - 3 where tenant_id = $1`, [tenant.tenantId]);
    const { rows, totalCount } = await list('viewer');
    expect(totalCount).toBe(2);
    expect(rows.find((row) => row.patientId === patientId)).toMatchObject({ personName: 'Restricted', phone: '' });
    expect(rows.find((row) => row.patientId === otherId)).toMatchObject({ personName: 'Zarina Test' });
    expect((await list('viewer', 'indira')).totalCount).toBe(0);
    expect((await list('viewer', 'zarina')).totalCount).toBe(1);
    expect((await list('clerk', 'indira')).rows[0]?.personName).toBe('Indira Test');
  });

  it('opens to strangers by breaking the glass only, also where the wall only logs (PS007, PS008, PS009)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    await parts.owner.query('insert into privacy_setting (tenant_id, is_wall_enforced) values ($1, false)', [
      tenant.tenantId,
    ]);
    const read = (as: 'viewer' | 'clerk' | 'admin') => tenant.call(getPatient, { patient: { patientId } }, { as });
    expect((await read('viewer')).isFailure).toBe(false);
    await mark(tenant, patientId);
    expect((await read('viewer')).wire._closedChart).toBe(patientId);
    // The right to mark shows the name; it opens no chart.
    expect((await read('admin')).wire._closedChart).toBe(patientId);
    expect((await read('clerk')).isFailure).toBe(false);
    await tenant.ask(openBreakGlass, { patientId, kind: 'Emergency' }, viewer);
    expect((await read('viewer')).output.patient.firstName).toBe('Indira');
    const { rows } = await tenant.ask(listPatients, page, viewer);
    expect(rows.find((row) => row.patientId === patientId)?.firstName).toBe('Indira');
  });
});

describe('a tie of desk work', () => {
  it('opens of a marked chart what the desk works with, and nothing clinical (PS009, Q269)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    await mark(tenant, patientId);
    expect((await tenant.call(getPatient, { patient: { patientId } })).isFailure).toBe(false);
    const clinical = await tenant.call(getPatientTimeline, { patientId });
    expect(clinical.wire._closedChart).toBe(patientId);
    await tenant.ask(openBreakGlass, { patientId, kind: 'Emergency' });
    expect((await tenant.call(getPatientTimeline, { patientId })).isFailure).toBe(false);
  });

  it('ends 7 days after the patient was registered, or as many as the tenant sets (Q269)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    await mark(tenant, patientId);
    const isOpen = async () => !(await tenant.call(getPatient, { patient: { patientId } })).isFailure;
    const registered = (days: number) =>
      parts.owner.query('update patient set created_at = now() - make_interval(days => $2) where tenant_id = $1', [
        tenant.tenantId,
        days,
      ]);
    await registered(6);
    expect(await isOpen()).toBe(true);
    await registered(8);
    expect(await isOpen()).toBe(false);
    await parts.owner.query('insert into privacy_setting (tenant_id, days_after_discharge) values ($1, 30)', [
      tenant.tenantId,
    ]);
    expect(await isOpen()).toBe(true);
  });
});

describe('marking', () => {
  it('takes the right and a reason, is done once, is undone with a reason, and each is audited (PS009)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    expect((await mark(tenant, patientId, viewer)).status).toBe(403);
    expect((await tenant.call(getChartMark, { patientId }, viewer)).status).toBe(403);
    expect((await tenant.call(markChart, { patientId, kind: 'VIP', reason: ' ' })).isFailure).toBe(true);
    const at = await Promise.all(Array.from({ length: 5 }, () => mark(tenant, patientId)));
    expect(at.filter(({ isFailure }) => !isFailure)).toHaveLength(1);
    expect((await mark(tenant, patientId)).message).toBe('This chart is already restricted');
    expect((await tenant.ask(getChartMark, { patientId })).mark).toMatchObject({
      patientId,
      kind: 'VIP',
      reason: 'Minister',
      markedByName: 'Clerk User',
    });
    expect((await tenant.ask(unmarkChart, { patientId, reason: 'No longer in office' })).mark ?? null).toBeNull();
    expect((await tenant.call(unmarkChart, { patientId, reason: 'Again' })).message).toBe(
      'This chart is not restricted',
    );
    const { rows } = await tenant.ask(listPatients, { search: 'Indira' }, viewer);
    expect(rows[0]?.firstName).toBe('Indira');
    const kept = await parts.owner.query(
      `select (select count(*)::integer from audit_log where tenant_id = $1 and table_name = 'chart_mark') as audited,
         (select end_reason from chart_mark where tenant_id = $1) as reason`,
      [tenant.tenantId],
    );
    expect(kept.rows).toEqual([{ audited: 2, reason: 'No longer in office' }]);
  });

  it("reaches no other tenant's chart (PS009)", async () => {
    const [tenant, other] = [await makeTenant(parts), await makeTenant(parts)];
    const [patientId, others] = [await scene(tenant), await scene(other)];
    expect(patientId).toBe(others);
    await mark(tenant, patientId);
    expect((await other.ask(getChartMark, { patientId })).mark ?? null).toBeNull();
    expect((await other.ask(listPatients, { search: 'Indira' }, viewer)).rows[0]?.firstName).toBe('Indira');
    expect((await tenant.call(markChart, { patientId: 999_999, kind: 'VIP', reason: 'Nobody' })).message).toBe(
      'This patient does not exist',
    );
  });

  it('is unnamed on the board of beds where a bed is kept for it (PS009)', async () => {
    const tenant = await makeTenant(parts);
    const patientId = await scene(tenant);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await tenant.ask(reserveBed, { bed: { bedId: 4, patientId, until } });
    const seenBy = async (options: { as?: 'viewer' }) =>
      (await tenant.ask(listBeds, {}, options)).rows.find((row) => row.bedId === 4);
    expect((await seenBy(viewer))?.holdReason).toContain('Indira');
    await mark(tenant, patientId);
    expect(await seenBy(viewer)).toMatchObject({ holdReason: 'Restricted', isHoldRestricted: true });
    // The clerk who registered her sees her as before.
    expect((await seenBy({}))?.holdReason).toContain('Indira');
  });
});
