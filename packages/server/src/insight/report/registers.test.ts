// Registers: numbers without gaps, struck entries, columns by the day's layout, incomplete entries, and the rights that open them.
import { type Register, registerColumns } from '@charaka/contract/insight/report/register';
import { birthReport, dailyRegister, deathReport } from '@charaka/contract/insight/report/register-reports';
import type { Report } from '@charaka/contract/insight/report/report-declaration';
import { registers } from '@charaka/contract/insight/report/reports';
import { defaultRoles } from '@charaka/contract/kernel/default-roles';
import { addBirth, deleteBirth } from '@charaka/contract/stay/record/birth';
import { daysAfter, daysBefore } from '@charaka/rules/stay/hospital-day';
import { beforeAll, expect, it } from 'vitest';
import { openDemoTenant, openStranger } from '../../../test-support/figures/figure-hospitals.ts';
import { DEMO_MOMENT, seededTemplate } from '../../../test-support/server/seeded-demo.ts';
import { useTestApp } from '../../../test-support/server/test-app.ts';
import type { TestTenant } from '../../../test-support/server/test-tenant.ts';

const parts = useTestApp({}, seededTemplate);
let demo: TestTenant;
beforeAll(async () => {
  demo = await openDemoTenant(parts, 'demo');
});

const lastDay = DEMO_MOMENT.toISOString().slice(0, 10);
/** Also the days on which the tests enter their records. */
const days = { fromDate: daysBefore(lastDay, 120), toDate: daysAfter(lastDay, 365) };

type Entry = Readonly<Record<string, unknown>> & { readonly entryNo: number; readonly missing?: readonly string[] };

async function entriesOf(of: Report, register: string, asked: object = {}): Promise<Entry[]> {
  const input = { ...days, register, pageNumber: 1, pageSize: 0, ...asked };
  return (await demo.ask(of.list, input, { as: 'admin' })).rows as Entry[];
}

const birthNumbers = async () => (await entriesOf(birthReport, 'births')).map(({ entryNo }) => entryNo);

/** A birth of the last mother, who was admitted in the first hospital. */
async function recordBirth(certificateNo: string) {
  const { rows } = await parts.owner.query<{ admissionId: number }>(
    `select max(admission_id)::int as "admissionId" from admission
     where tenant_id = $1 and hospital_id = 1 and is_maternity and not is_cancelled and not is_discharged`,
    [demo.tenantId],
  );
  const birth = {
    admissionId: rows[0]?.admissionId ?? 0,
    sex: 'F',
    birthDate: lastDay,
    birthTime: '00:01',
    bornType: 'Normal',
    certificateNo,
  } as const;
  return demo.call(addBirth, { birth }, { as: 'admin', hospitalId: 1 });
}

it('numbers births without gaps in the order of their entry, and a refused one uses no number (RP037)', async () => {
  const before = await birthNumbers();
  expect(before).toEqual(before.map((_no, place) => place + 1));
  const first = await recordBirth('R-1');
  expect(first.message).toBe('Birth record added successfully');
  expect((await recordBirth('R-1')).isFailure).toBe(true);
  await Promise.all([recordBirth('R-2'), recordBirth('R-3')]);
  const after = await birthNumbers();
  expect(after).toEqual(Array.from({ length: before.length + 3 }, (_no, place) => place + 1));
});

it('keeps the number of a removed birth as a struck entry, which the report leaves out (RP037, RP005)', async () => {
  const added = await recordBirth('R-4');
  const birthId = added.output?.birth.birthId ?? 0;
  const counted = async () => (await demo.ask(birthReport.sums, days, { as: 'admin' })).count;
  const entries = await entriesOf(birthReport, 'births');
  const inReport = await counted();
  await demo.ask(deleteBirth, { birth: { birthId } }, { as: 'admin', hospitalId: 1 });
  const after = await entriesOf(birthReport, 'births');
  expect(after.map(({ entryNo }) => entryNo)).toEqual(entries.map(({ entryNo }) => entryNo));
  expect(after.find((entry) => entry.birthId === birthId)).toMatchObject({ isStruck: true });
  expect(await counted()).toBe(inReport - 1);
});

it('has a birth of the last day of a year, entered on the next day, on the page and under the number of its entry (RP037)', async () => {
  const added = await recordBirth('R-5');
  const birthId = added.output?.birth.birthId ?? 0;
  const [last] = (await entriesOf(birthReport, 'births')).slice(-1);
  expect(last).toMatchObject({ birthId });
  await parts.owner.query(`update birth_record set birth_date = $2 where tenant_id = $3 and birth_id = $1`, [
    birthId,
    '2025-12-31',
    demo.tenantId,
  ]);
  const page = { fromDate: lastDay, toDate: days.toDate };
  const onPage = async (asked: object) => (await entriesOf(birthReport, 'births', asked)).map(({ entryNo }) => entryNo);
  const numbers = await onPage(page);
  expect(numbers.at(-1)).toBe(last?.entryNo);
  expect(numbers).toEqual(numbers.map((_no, place) => (numbers[0] ?? 0) + place));
  expect(await onPage({ fromDate: '2025-12-31', toDate: '2025-12-31' })).toEqual([]);
  // The report goes by the day of the birth.
  const born = await demo.ask(birthReport.sums, { fromDate: '2025-12-31', toDate: '2025-12-31' }, { as: 'admin' });
  expect(born.count).toBe(1);
});

it('a birth is complete without the name of the child and the number of the certificate (RP037)', async () => {
  await parts.owner.query(
    `update birth_record set father_name = 'Ravi', parents_address = 'Pune', permanent_address = 'Pune', place_of_birth = 'Hospital',
       child_name = null, certificate_no = null
     where tenant_id = $1 and birth_id = (select max(birth_id) from birth_record where tenant_id = $1 and hospital_id = 1 and is_active)`,
    [demo.tenantId],
  );
  const ofAllDays = { fromDate: '2020-01-01', toDate: '2100-01-01' };
  const [last] = (await entriesOf(birthReport, 'births', ofAllDays)).filter(({ isStruck }) => !isStruck).slice(-1);
  expect([last?.infantName ?? null, last?.missing]).toEqual([null, []]);
  const incomplete = await entriesOf(birthReport, 'births', { ...ofAllDays, isIncomplete: true });
  expect(incomplete.map(({ entryNo }) => entryNo)).not.toContain(last?.entryNo);
});

it('has the columns of the layout in force on the day (RP037)', () => {
  const register: Register = {
    code: 'births',
    required: [],
    layouts: [
      { fromDate: '2000-01-01', columns: ['bornOn'] },
      { fromDate: '2027-04-01', columns: ['bornOn', 'fatherName'] },
    ],
  };
  expect(registerColumns(register, '2027-03-31')).toEqual(['bornOn']);
  expect(registerColumns(register, '2027-04-01')).toEqual(['bornOn', 'fatherName']);
  expect(registerColumns(register, '1999-12-31')).toEqual(['bornOn']);
});

it('every column and required fact of a register is a field of its report (RP037)', () => {
  const unknown = registers.flatMap(
    ({ of, register: { code, layouts, required, number = [], struck = [], narrowed } }) =>
      [
        ...layouts.flatMap(({ columns }) => columns),
        ...required,
        ...number,
        ...[struck].flat(),
        ...Object.keys(narrowed ?? {}),
      ]
        .filter((name) => of.dataset.fields[name] === undefined)
        .map((name) => `${code}.${name}`),
  );
  expect(unknown).toEqual([]);
});

it('names the entries that lack a required fact, and asks none of a struck one (RP037)', async () => {
  const { rows } = await parts.owner.query<{ no: number }>(
    `select d.register_no::int as no from death_record d join patient p using (tenant_id, patient_id)
     where d.tenant_id = $1 and d.hospital_id = 1 and d.is_active and (coalesce(d.father_name, '') = '' or coalesce(d.address, '') = '')
     order by d.register_no`,
    [demo.tenantId],
  );
  const ofAllDays = { fromDate: '2020-01-01', isIncomplete: true };
  const incomplete = await entriesOf(deathReport, 'deaths', ofAllDays);
  expect(incomplete.map(({ entryNo }) => entryNo)).toEqual(rows.map(({ no }) => no));
  expect(incomplete.length).toBeGreaterThan(0);
  expect(incomplete[0]?.missing).toEqual(['fatherName', 'personAddress']);
  const births = await entriesOf(birthReport, 'births', ofAllDays);
  expect(births.filter(({ isStruck }) => isStruck)).toEqual([]);
});

it('counts the entries of a daily register from 1 on each day, in the order of their time (RP050)', async () => {
  const register = await entriesOf(dailyRegister, 'admissions');
  const { rows } = await demo.ask(
    dailyRegister.list,
    { ...days, event: 'admitted', pageNumber: 1, pageSize: 0 } as never,
    { as: 'admin' },
  );
  expect(register).toHaveLength(rows.length);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  const byDay = Map.groupBy(register, (entry) => day.format(new Date(String(entry.happenedAt))));
  expect(byDay.size).toBeGreaterThan(5);
  for (const entries of byDay.values())
    expect(entries.map(({ entryNo }) => entryNo)).toEqual(entries.map((_e, place) => place + 1));
  const times = register.map(({ happenedAt }) => Date.parse(String(happenedAt)));
  expect(times).toEqual(times.toSorted((left, right) => left - right));
});

it('opens with the right to registers, and has names in files for those who may export (RP010, RP013)', async () => {
  await openStranger(demo);
  const asked = { ...days, register: 'births', exportedAs: 'csv', pageNumber: 1, pageSize: 0 };
  const call = () => demo.call(birthReport.list, asked as never, { as: 'viewer' });
  expect((await call()).status).toBe(403);
  const allow = async (menu: string, instead: string) => {
    await openStranger(demo);
    await parts.owner.query(
      'update role_permission set menu_path = $3 where tenant_id = $1 and role_id = $2 and menu_path = $4',
      [demo.tenantId, defaultRoles.viewer.roleId, menu, instead],
    );
  };
  const isNamed = async () =>
    ((await call()).output?.rows as Entry[] | undefined)?.some(({ personName }) => Boolean(personName));
  await allow('report/registers', 'charge_report');
  expect(await isNamed()).toBe(true);
  // Without the right to export, files have no names.
  await allow('report/registers', 'export');
  expect(await isNamed()).toBe(false);
});
