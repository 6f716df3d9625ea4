// Protected diagnoses are in no figure of a reader without the deed, and no difference of two figures tells their number (RP004, RP010).
import { diagnosisReport } from '@charaka/contract/insight/report/census-reports';
import { emptyDefinition } from '@charaka/contract/insight/report/custom-definition';
import { runCustomReport, sumCustomReport } from '@charaka/contract/insight/report/custom-report';
import { listReportRuns } from '@charaka/contract/insight/report/report-run';
import { lastDayOfMonth } from '@charaka/rules/stay/hospital-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { useScheduleDesk } from '../../../test-support/money/schedule-desk.ts';
import { today } from '../../../test-support/money/till.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const desk = useScheduleDesk();
const { parts, schedule, sendNow, mailsOf } = desk;
let tenant: TestTenant;

/** The month that began so many months before this one, as 2026-10. */
function monthBefore(months: number): string {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}
const daysOf = (first: string, last = first) => ({ fromDate: `${first}-01`, toDate: lastDayOfMonth(last) });
const lastMonth = daysOf(monthBefore(1));
const twoMonths = daysOf(monthBefore(2), monthBefore(1));
const always = { fromDate: twoMonths.fromDate, toDate: today() };

/** The first instant of a month, which is over in the present month too. */
const beginningOf = (month: string) => `${month}-01T00:00:00+05:30`;

/** Diagnoses of as many patients, at the beginning of a month. */
async function diagnose(month: string, code: string, name: string, patients: number): Promise<void> {
  for (const patientId of await tenant.addPatients(patients))
    await parts.owner.query(
      `with e as (
         insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opened_at)
         values ($1, (select min(hospital_id) from hospital where tenant_id = $1), 'Direct', $2, $3) returning encounter_id)
       insert into encounter_diagnosis (tenant_id, encounter_id, code_system, code, diagnosis_name, kind, is_primary, noted_by, noted_at)
       select $1, encounter_id, case $4 when '' then 'LOCAL' else 'ICD10' end, $4, $5, 'Final', true, $6, $3 from e`,
      [tenant.tenantId, patientId, beginningOf(month), code, name, tenant.userIds.admin],
    );
}

/** Gives the deed to the roles of these users, and takes it from all others. */
async function giveDeed(...users: ('admin' | 'viewer')[]): Promise<void> {
  const { tenantId, userIds } = tenant;
  const given = users.map((user) => userIds[user]);
  await parts.owner.query(`delete from role_permission where tenant_id = $1 and menu_path = 'confidential-results'`, [
    tenantId,
  ]);
  await parts.owner.query(
    `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
     select distinct tenant_id, role_id, 'confidential-results', true, false, false, false from app_user
     where tenant_id = $1 and user_id = any($2)`,
    [tenantId, given],
  );
  await parts.owner.query(`select pg_notify('charaka', $1)`, [JSON.stringify({ topic: 'access', tenantId })]);
  const count = async () => (await sums(always)).count;
  await expect.poll(count).toBe(users.includes('admin') ? 26 : 8);
}

const sums = (asked: object) => tenant.ask(diagnosisReport.sums, asked as never, { as: 'admin' });
const counts = async (asked: object) =>
  Object.fromEntries((await sums(asked)).groups.map(({ key, count }) => [key, count]));
const rowsOf = (asked: object) =>
  tenant.ask(diagnosisReport.list, { ...always, pageNumber: 1, pageSize: 0, ...asked }, { as: 'admin' });

beforeAll(async () => {
  ({ tenant } = desk.made());
  await diagnose(monthBefore(1), 'B20', 'HIV disease', 6);
  await diagnose(monthBefore(1), 'Z21', 'Asymptomatic HIV infection', 2);
  await diagnose(monthBefore(1), '', 'Wife HIV positive', 1);
  await diagnose(monthBefore(1), 'J18', 'Pneumonia', 4);
  await diagnose(monthBefore(2), 'B20', 'HIV disease', 3);
  await diagnose(monthBefore(2), 'J18', 'Pneumonia', 4);
  await diagnose(monthBefore(0), 'F20.0', 'Paranoid schizophrenia', 6);
});

describe('a reader without the deed', () => {
  it('finds no protected row in rows, files, filters, groups and totals (RP010)', async () => {
    await giveDeed();
    const { rows, totalCount } = await rowsOf({});
    expect([totalCount, new Set(rows.map(({ code }) => code))]).toEqual([8, new Set(['J18'])]);
    expect((await rowsOf({ exportedAs: 'csv' })).totalCount).toBe(8);
    expect((await rowsOf({ code: 'B20' })).totalCount).toBe(0);
    expect(await counts({ ...always, groupBy: 'diagnosisName' })).toEqual({ Pneumonia: 8 });
    expect(await counts({ ...always, groupBy: 'month' })).toEqual({ [monthBefore(1)]: 4, [monthBefore(2)]: 4 });
    const { numbers } = await sums(always);
    expect(numbers).toEqual([
      { field: 'patients', by: 'distinct', value: 8 },
      { field: 'stays', by: 'distinct', value: 0 },
    ]);
  });

  it('sees protected codes by month that is over, months below five patients as few, whatever is asked around them (RP010)', async () => {
    const guarded = async (asked: object) => (await sums({ groupBy: 'code', ...asked })).guarded?.groups;
    const few = { count: null, hasFewMonths: true };
    expect(await guarded(lastMonth)).toEqual([
      { key: 'B20', count: 6, hasFewMonths: false },
      { key: 'Z21', ...few },
    ]);
    expect(await guarded(daysOf(monthBefore(2)))).toEqual([{ key: 'B20', ...few }]);
    // The sum of both months less the last is no number of the month before.
    expect(await guarded(twoMonths)).toEqual([
      { key: 'B20', count: 6, hasFewMonths: true },
      { key: 'Z21', ...few },
    ]);
    for (const asked of [
      always,
      { ...lastMonth, toDate: `${monthBefore(1)}-27` },
      { ...lastMonth, fromDate: `${monthBefore(1)}-02` },
      daysOf(monthBefore(0)),
      { ...lastMonth, patientSex: 'F' },
      { ...lastMonth, code: 'B20' },
      { ...lastMonth, without: 'doctorId' },
      { ...lastMonth, groupBy: 'ageBand' },
    ])
      expect([asked, await guarded(asked)]).toEqual([asked, []]);
  });

  it('counts fewer than five patients as few, however often each was seen (RP010)', async () => {
    await parts.owner.query(
      `update encounter set patient_id = (select min(patient_id) from encounter where tenant_id = $1)
       where tenant_id = $1 and encounter_id in (select encounter_id from encounter_diagnosis where tenant_id = $1 and code = 'F20.0')`,
      [tenant.tenantId],
    );
    const move = (code: string, months: number) =>
      parts.owner.query(
        `update encounter set opened_at = $3 where tenant_id = $1
           and encounter_id in (select encounter_id from encounter_diagnosis where tenant_id = $1 and code = $2)`,
        [tenant.tenantId, code, beginningOf(monthBefore(months))],
      );
    await move('F20.0', 1);
    const { guarded } = await sums({ ...lastMonth, groupBy: 'code' });
    expect(guarded?.groups.find(({ key }) => key === 'F20.0')).toEqual({
      key: 'F20.0',
      count: null,
      hasFewMonths: true,
    });
    await move('F20.0', 0);
  });

  it('finds none in the builder either, and is told so (RP010)', async () => {
    const definition = (parts: object) => JSON.stringify({ ...emptyDefinition('Diagnosis'), ...parts });
    const asked = {
      ...always,
      definition: definition({
        groups: ['Diagnosis.code'],
        measures: [{ by: 'count' }, { by: 'distinct', field: 'Diagnosis.patients' }],
      }),
    };
    const { rows } = await tenant.ask(runCustomReport, { ...asked, pageNumber: 1, pageSize: 0 }, { as: 'admin' });
    expect(rows.map(({ c0, c1, c2 }) => [c0, c1, c2])).toEqual([['J18', 8, 8]]);
    const all = await tenant.ask(sumCustomReport, asked, { as: 'admin' });
    expect([all.count, all.totals, all.isWithoutGuarded]).toEqual([8, [8, 8], true]);
    const shown = definition({ columns: ['Diagnosis.patients', 'Diagnosis.code'] });
    const listed = await tenant.ask(
      runCustomReport,
      { ...always, definition: shown, pageNumber: 1, pageSize: 1 },
      { as: 'admin' },
    );
    expect(Object.values(listed.rows[0] ?? {}).filter((cell) => cell != null)).toEqual(['J18']);
  });
});

it('a reader with the deed finds every row, and patients once (RP004, RP010)', async () => {
  await giveDeed('admin');
  const all = await sums({ ...always, groupBy: 'code' });
  expect([all.count, all.guarded, all.groups.map(({ key, count }) => [key, count])]).toEqual([
    26,
    undefined,
    [
      ['', 1],
      ['B20', 9],
      ['F20.0', 6],
      ['J18', 8],
      ['Z21', 2],
    ],
  ]);
  // Twenty patients with one visit each, and one with six.
  expect(all.numbers[0]).toEqual({ field: 'patients', by: 'distinct', value: 21 });
  expect((await rowsOf({})).rows.map(({ patients }) => patients)).toEqual(Array(26).fill(null));
});

it('the list of runs does not tell a reader without the deed how many rows another one found (RP010, RP014)', async () => {
  await giveDeed('admin');
  await rowsOf({});
  const runs = async () => {
    const { rows } = await tenant.ask(listReportRuns, { pageNumber: 1, pageSize: 0 }, { as: 'admin' });
    return rows.filter(({ part }) => part === diagnosisReport.list.path).map(({ rowCount }) => rowCount);
  };
  await expect.poll(runs).toContain(26);
  await giveDeed();
  expect(new Set(await runs())).toEqual(new Set([null]));
});

it.each([
  ['ICD10', 'X61', 'Intentional self-poisoning'],
  ['ICD10', 'X84', ''],
  ['ICD10', 'Y00', ''],
  ['ICD10', 'O98.3', ''],
  ['ICD11', 'PD00', ''],
  ['LOCAL', '', 'MTP 10 weeks'],
  ['LOCAL', '', 'PLHIV on ART'],
  ['LOCAL', '', 'Assault by pushing'],
])('the diagnosis %s %s %s is protected (RP010)', async (system, code, name) => {
  const { rows } = await parts.owner.query('select is_protected_diagnosis($1, $2, $3) as yes', [system, code, name]);
  expect(rows).toEqual([{ yes: true }]);
});

it.each([
  ['ICD10', 'X59', 'Exposure to unspecified factor'],
  ['ICD10', 'Y10', ''],
  ['ICD10', 'O98.8', ''],
  ['LOCAL', '', 'Status asthmaticus'],
  ['LOCAL', '', 'Postpartum haemorrhage'],
])('the diagnosis %s %s %s is not protected', async (system, code, name) => {
  const { rows } = await parts.owner.query('select is_protected_diagnosis($1, $2, $3) as yes', [system, code, name]);
  expect(rows).toEqual([{ yes: false }]);
});

it('a mail has protected rows only if owner and recipient may read them, and an address outside never (RP010, RP011)', async () => {
  await parts.owner.query(
    `insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
     select tenant_id, role_id, 'diagnosis_report', true, false, false, false from app_user where tenant_id = $1 and user_id = $2
     on conflict (tenant_id, role_id, menu_path) do update set can_view = true`,
    [tenant.tenantId, tenant.userIds.viewer],
  );
  const sent = async () => {
    const { reportScheduleId } = await schedule({
      reportMenu: diagnosisReport.menu,
      period: 'LastMonth',
      addresses: 'council@example.org',
    });
    const letters = await mailsOf(() => sendNow(reportScheduleId));
    return letters
      .map(({ body }) => [/Rows: (\d+)/.exec(body)?.[1], /Without protected diagnoses/.test(body)])
      .toSorted();
  };
  await giveDeed('admin', 'viewer');
  expect(await sent()).toEqual([
    ['13', false],
    ['13', false],
    ['4', true],
  ]);
  await giveDeed('viewer');
  expect(await sent()).toEqual([
    ['4', true],
    ['4', true],
    ['4', true],
  ]);
});
