// Walks every declared report: it answers each filter, order and group, and each total is that of the rows behind it.
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { filterValue, groupsUnder, narrowedToGroup } from '@charaka/contract/insight/report/report-groups';
import { reportSentences } from '@charaka/contract/insight/report/report-sentences';
import { reports } from '@charaka/contract/insight/report/reports';
import type { OutputOf } from '@charaka/contract/kernel/endpoint';
import { wireName } from '@charaka/contract/kernel/shape';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDemoTenant, openStranger } from '../../test-support/figures/figure-hospitals.ts';
import { noParts } from '../../test-support/server/no-parts.ts';
import { DEMO_MOMENT, seededTemplate } from '../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import type { TestTenant } from '../../test-support/server/test-tenant.ts';
import { handlersOf } from '../composition/areas.ts';
import { reportBehind } from '../insight/report/report-source.ts';
import { type DatabaseAddress, openReportPool } from '../kernel/database.ts';
import { openServerLogIn } from '../kernel/server-log-in.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;
let other: TestTenant;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
  other = await openDemoTenant(parts, 'sahyog');
});

const lastDay = DEMO_MOMENT.toISOString().slice(0, 10);
/** Every day of the demo, with the appointments ahead. */
const period = { fromDate: daysBefore(lastDay, 120), toDate: daysAfter(lastDay, 30) };

type Sums = OutputOf<Report['sums']>;
type Asked = Readonly<Record<string, unknown>>;

const rowsOf = async (of: Report, asked: Asked, tenant = demo) =>
  (await tenant.ask(of.list, { ...period, pageNumber: 1, pageSize: 0, ...asked }, { as: 'admin' })) as {
    rows: Readonly<Record<string, unknown>>[];
    totalCount: number;
  };
const sumsOf = (of: Report, asked: Asked, tenant = demo): Promise<Sums> =>
  tenant.ask(of.sums, { ...period, ...asked }, { as: 'admin' });

/** The totals that the rows come to. */
async function totalsOfRows(of: Report, asked: Asked): Promise<Pick<Sums, 'count' | 'totals'>> {
  const { rows, totalCount } = await rowsOf(of, asked);
  const totals = of.measures.map((field) => ({
    field,
    amount: rows.reduce((sum, row) => sum + Number(row[field]), 0),
  }));
  return { count: totalCount, totals: totals as Sums['totals'] };
}

/** The conditions that narrow a report to one group. */
function asksForGroup({ dataset, period: first }: Report, groupBy: string, key: string): Asked {
  const narrowed = narrowedToGroup(groupBy, key, first === 'now' ? undefined : period);
  const value = narrowed[groupBy];
  return value === undefined ? narrowed : { [groupBy]: filterValue(dataset.fields[groupBy], value) };
}

/** The meanings of the period's days, each with the groups that it allows. */
const meaningsOf = (of: Report) =>
  of.days
    ? of.days.map(({ name }) => ({ asked: { dayOf: name }, groups: groupsUnder(of, name) }))
    : [{ asked: {}, groups: of.groups }];

/** The totals are those of the rows, and each group leads to its rows. */
async function expectWhole(of: Report, asked: Asked, groups: readonly string[]): Promise<void> {
  const all = await sumsOf(of, asked);
  expect(all).toMatchObject(await totalsOfRows(of, asked));
  expect(
    all.count,
    `the demo has no row of the report ${of.name}: add some in demo-data.ts of its area`,
  ).toBeGreaterThan(0);
  for (const groupBy of groups) {
    const grouped = await sumsOf(of, { ...asked, groupBy });
    expect(grouped).toMatchObject({ totals: all.totals, numbers: all.numbers });
    const counted = grouped.groups.reduce((sum, { count }) => sum + count, 0);
    expect([groupBy, counted]).toEqual([groupBy, all.count]);
    for (const { key, count, totals } of grouped.groups.slice(0, 4)) {
      const behind = await totalsOfRows(of, { ...asked, ...asksForGroup(of, groupBy, key) });
      expect([groupBy, key, behind]).toEqual([groupBy, key, { count, totals }]);
    }
  }
}

/** Texts of datasets that name no patient, besides the names of groups. */
const namesNobody: readonly string[] = [
  'finYear',
  'batchNumber',
  'cashMemo',
  'prescriberRegistrationNo',
  'bedName',
  'subLedgerName',
  'agreedPercent',
  'chargeCode',
  'quantity',
  'entry',
  'givenPercent',
  'sharePercent',
  'packageName',
  // Users of the hospital.
  'postedByName',
  'approvedByName',
  'birthTime',
  // Of datasets without a patient.
  'code',
  'diagnosisName',
  'patientCity',
  'pincode',
  // The table of a changed record and its number there.
  'recordKind',
  'recordId',
];

it('every text of a dataset names a group, is personal, or is known to name no patient (RP010, RP013)', () => {
  const unknown = reports.flatMap(({ dataset: { view, fields } }) => {
    const groups = Object.values(fields).flatMap(({ nameField = [] }) => nameField);
    return Object.entries(fields).flatMap(([name, { kind, isPersonal }]) =>
      kind !== 'text' || isPersonal || groups.includes(name) || namesNobody.includes(name) ? [] : [`${view}.${name}`],
    );
  });
  expect(unknown).toEqual([]);
});

it('every declared report is served', () => {
  const served = handlersOf(noParts).flatMap((handler) => reportBehind(handler)?.name ?? []);
  expect(served.toSorted()).toEqual(reports.map(({ name }) => name).toSorted());
});

describe.each(reports.map((of) => [of.name, of] as const))('the report %s', (_name, of) => {
  it('has the total of its rows, whole and by each group, and each group leads to its rows (RP004, RP008)', async () => {
    for (const meaning of meaningsOf(of)) {
      await expectWhole(of, meaning.asked, meaning.groups);
      // A row that lasts has no one time, so that a group by time would not lead to its rows.
      for (const groupBy of of.groups.filter((group) => !meaning.groups.includes(group))) {
        const { isFailure, message } = await demo.call(
          of.sums,
          { ...period, ...meaning.asked, groupBy },
          { as: 'admin' },
        );
        expect([groupBy, isFailure, message]).toEqual([groupBy, true, reportSentences.lastingNotByTime.text]);
      }
    }
  });

  it('sorts by every column that has no text, and refuses those that name a person (RP013, RP015)', async () => {
    for (const field of of.columns) {
      const { kind, isPersonal = false } = of.dataset.fields[field] ?? { kind: 'text' };
      const column = wireName(of.row, field);
      const sorted = { sortingModel: { sortColumn: column, sortDirection: 'dsc' }, pageNumber: 1, pageSize: 5 };
      const answer = await demo.call(of.list, { ...period, ...sorted }, { as: 'admin' });
      expect([field, answer.isFailure], answer.message).toEqual([field, isPersonal || kind === 'text']);
    }
  });

  it('takes hostile texts of filters and groups for texts, and answers nobody without its right (RP010, RP015)', async () => {
    const hostile = "x' or 1 = 1 --";
    for (const field of [...of.filters, 'groupBy', 'without', 'dayOf']) {
      const answer = await demo.call(of.sums, { ...period, [field]: hostile } as never, { as: 'admin' });
      const isText = of.dataset.fields[field]?.kind === 'text';
      if (isText) expect(answer.output?.count).toBe(0);
      else if (field !== 'dayOf') expect([field, answer.isFailure]).toEqual([field, true]);
    }
    expect((await demo.call(of.list, period as never, { as: 'nobody' })).status).toBe(401);
  });

  it('shows nothing of another tenant, and no days outside its period (RP003, RP009)', async () => {
    // Tenants number their records alike, so that only whole rows tell them apart.
    const whole = ({ rows }: Awaited<ReturnType<typeof rowsOf>>) => rows.map((row) => JSON.stringify(row));
    const own = new Set(whole(await rowsOf(of, {})));
    const others = whole(await rowsOf(of, {}, other));
    expect(others.length, `the second demo tenant has no row of the report ${of.name}`).toBeGreaterThan(0);
    // Counts of a day may be alike; the wall around their view is proved below.
    const countsDays = of.dataset.key.some((field) => of.dataset.fields[field]?.kind === 'day');
    if (!countsDays) expect(others.filter((row) => own.has(row))).toEqual([]);
    // A report of the present state has no days.
    if (of.period === 'now') return;
    const { name, from } = of.days?.find(({ to }) => to === undefined) ?? { from: of.dataset.instant };
    const dayOf = name === undefined ? {} : { dayOf: name };
    const { rows } = await rowsOf(of, { fromDate: lastDay, toDate: lastDay, ...dayOf });
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    expect(rows.filter((row) => day.format(new Date(String(row[from]))) !== lastDay)).toEqual([]);
  });
});

/** Personal fields that are empty in the demo; report-rights.test.ts proves them. */
const emptyInDemo: readonly string[] = ['Claim.reason', 'Birth.infantName'];

describe('a reader without relation to marked patients', () => {
  beforeAll(async () => {
    await openStranger(demo);
    await parts.owner.query(
      `insert into chart_mark (tenant_id, patient_id, kind, reason, marked_by)
       select tenant_id, patient_id, 'VIP', 'Walked', created_by from patient where tenant_id = $1 on conflict do nothing`,
      [demo.tenantId],
    );
  });

  it.each(reports.map((of) => [of.name, of] as const))(
    'finds no name, number and free text of them in the report %s (PS009, RP010)',
    async (report, { list, dataset: { fields } }) => {
      const asked = { ...period, pageNumber: 1, pageSize: 0 };
      const rowsAs = async (as: 'admin' | 'viewer') =>
        ((await demo.ask(list, asked, { as })).rows as Readonly<Record<string, unknown>>[]).filter(
          ({ patientId }) => typeof patientId === 'number',
        );
      const seen = await rowsAs('admin');
      const veiled = await rowsAs('viewer');
      expect(veiled).toHaveLength(seen.length);
      for (const [name] of Object.entries(fields).filter(([, { isPersonal }]) => isPersonal)) {
        if (emptyInDemo.includes(`${report}.${name}`)) continue;
        expect([name, seen.some((row) => Boolean(row[name]))]).toEqual([name, true]);
        const shown = new Set(veiled.map((row) => row[name] ?? null));
        expect([name, [...shown]]).toEqual([name, [/^(patient|person)Name$/.test(name) ? 'Restricted' : null]]);
      }
    },
  );
});

describe('the log-in of reports', () => {
  let address: DatabaseAddress;
  let client: pg.PoolClient;
  beforeAll(async () => {
    address = await openServerLogIn(parts.address, parts.secrets, undefined, 'charaka_report');
    const pool = openReportPool(address, 1);
    client = await pool.connect();
    return async () => {
      client.release();
      await pool.end();
    };
  });

  it('reads the views of reports, within the wall of the tenant, and no table (RP016)', async () => {
    const { rows: views } = await parts.owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'report' and c.relkind = 'v'`,
    );
    expect(views.length).toBeGreaterThan(0);
    await client.query(`select set_config('app.tenant_id', $1, false)`, [String(other.tenantId)]);
    for (const { name } of views) {
      const { rows } = await client.query(`select count(*) as count from report.${name} where tenant_id <> $1`, [
        other.tenantId,
      ]);
      expect([name, Number(rows[0]?.count)]).toEqual([name, 0]);
    }
    const { rows: open } = await parts.owner.query<{ name: string }>(
      `select c.relname::text as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
         and has_any_column_privilege('charaka_report', c.oid, 'select, insert, update') order by 1`,
    );
    // Every role may read which migrations ran.
    expect(open).toEqual([{ name: 'schema_migration' }]);
    await expect(client.query('select 1 from patient limit 1')).rejects.toThrow(/permission denied/);
  });

  it('changes nothing, and becomes nothing else (RP016)', async () => {
    for (const text of ['create table x (id integer)', 'set role charaka_app', 'set role charaka_report_owner'])
      await expect(client.query(text), text).rejects.toThrow(/permission denied|read-only/);
  });
});
