// Walks the file of every master: written and read again nothing changes, it fills an empty hospital, and no bad row gets in (Part 6).
import { randomUUID } from 'node:crypto';
import { fileColumns, masterFileEndpoints, naturalKey } from '@charaka/contract/master-file';
import { masterNamed, masters } from '@charaka/contract/masters/all';
import { type Master, type MasterField, masterEndpoints, snakeCase } from '@charaka/contract/resource';
import { disarmedCell } from '@charaka/rules/spreadsheet-cell';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../test-support/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/test-tenant.ts';

type Values = Record<string, string | number | boolean | null>;
type Cell = string | number;

const parts = useTestApp();
const named = masters.map((master) => [master.name, master] as const);
let tenant: TestTenant;
let bystander: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  bystander = await makeTenant(parts);
});

/** Letters that files stumble over: separators, quotes, formulas, line ends, other scripts. */
const letters = fc.string({
  unit: fc.constantFrom(...`aZ9 ,;"'=+-@%_\\\n\t`, 'Ä', 'ক', 'अ', '😀', '＝'),
  minLength: 1,
  maxLength: 18,
});

let lastNumber = 0;
let lastSeed = 0;

/** A value the form takes for a field. What must be unique bears a number of its own. */
function arbitrary(field: MasterField, isNumbered: boolean, targets: readonly number[]): fc.Arbitrary<Values[string]> {
  switch (field.kind) {
    case 'text':
    case 'longText':
      // Whole letters only, of which the widest count as two.
      return letters.map((text) => {
        const some = [...text.trim()];
        if (!isNumbered) return some.slice(0, Math.min(18, (field.maxLength ?? 200) / 2)).join('') || 'x';
        lastNumber += 1;
        return `${some.slice(0, 7).join('')}#${lastNumber}`;
      });
    case 'money':
    case 'percent':
      // Two percentages may be summed up, and are no more than 100 together.
      return fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);
    case 'count':
      return fc.integer({ min: -9, max: 100_000 });
    case 'flag':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...(field.options ?? []).map(({ value }) => value));
    case 'reference':
      return fc.constantFrom(...targets);
    case 'time':
      return fc.integer({ min: 0, max: 1439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    case 'day':
      return fc.constant(null).map(() => {
        lastNumber += 1;
        return new Date(Date.UTC(1990, 0, lastNumber)).toISOString().slice(0, 10);
      });
  }
}

/** A record as the form sends it, optional fields now and then empty, totals and periods right. */
function arbitraryRecord(master: Master, targets: Readonly<Record<string, readonly number[]>>): fc.Arbitrary<Values> {
  const fields = Object.entries(master.fields).map(([name, field]) => {
    const value = arbitrary(field, naturalKey(master).includes(name), targets[name] ?? []);
    return [name, field.isRequired ? value : fc.option(value)] as const;
  });
  return fc.record(Object.fromEntries(fields)).map((values) => {
    const { sum, period } = master;
    const record: Values = { ...values };
    if (sum) {
      const hundredths = sum.of.reduce((total, name) => total + Math.round(Number(record[name]) * 100), 0);
      record[sum.total] = hundredths / 100;
    }
    if (period) record[period.to] = record[period.from] ?? null;
    return record;
  });
}

/** Random, but the same ones at every run: what fails once fails again. */
function sampled(master: Master, targets: Readonly<Record<string, readonly number[]>>, howMany: number): Values[] {
  lastSeed += 1;
  return fc.sample(arbitraryRecord(master, targets), { numRuns: howMany, seed: lastSeed });
}

type Answered = { item: Values };
const add = async (at: TestTenant, master: Master, item: Values) =>
  ((await at.ask(masterEndpoints(master).add, { item })) as Answered).item[master.key] as number;
const deactivate = (master: Master, key: number) =>
  tenant.ask(masterEndpoints(master).deactivate, { item: { [master.key]: key } });

/** So many random records in the tenant; every third out of use, and one of these with an active one of the same name. */
async function fill(master: Master, howMany: number): Promise<Values[]> {
  const targets: Record<string, number[]> = {};
  for (const [name, { to }] of Object.entries(master.fields))
    if (to) targets[name] = [await add(tenant, masterNamed(to), sampleOf(masterNamed(to)))];
  const records = sampled(master, targets, howMany);
  for (const [index, record] of records.entries()) {
    const key = await add(tenant, master, record);
    if (index % 3 === 1) await deactivate(master, key);
    if (index === 1) await add(tenant, master, record);
  }
  return records;
}

const sampleOf = (master: Master) => sampled(master, {}, 1)[0] as Values;

interface Sheet {
  headings: string[];
  lines: Cell[][];
}

const exported = (at: TestTenant, master: Master): Promise<Sheet> => at.ask(masterFileEndpoints(master).exportFile, {});

/** A CSV as spreadsheets write it. */
function csvOf({ headings, lines }: Sheet, delimiter = ','): string {
  const quoted = (cell: Cell) =>
    `"${(typeof cell === 'string' ? disarmedCell(cell) : String(cell)).replaceAll('"', '""')}"`;
  return `\uFEFF${[headings, ...lines].map((line) => line.map(quoted).join(delimiter)).join('\r\n')}\r\n`;
}

const previewed = (at: TestTenant, master: Master, file: string) =>
  at.ask(masterFileEndpoints(master).previewFile, { file });

async function attempt(at: TestTenant, master: Master, file: string, options: { as?: TestUser; key?: string } = {}) {
  const { fingerprint } = await previewed(at, master, file);
  return at.call(masterFileEndpoints(master).importFile, { file, fingerprint }, options);
}

/** The sheet with one cell of one line written anew. */
function withCell({ headings, lines }: Sheet, line: number, heading: string, cell: Cell): Sheet {
  const place = headings.indexOf(heading);
  return { headings, lines: lines.map((cells, index) => (index === line ? cells.with(place, cell) : cells)) };
}

describe.each(named)('the file of %s', (_name, master) => {
  const keyFields = naturalKey(master);
  const [keyField = ''] = keyFields;
  const keyLabel = master.fields[keyField]?.label ?? '';

  it('has a column for every field of the form and for being active, each known by one heading', async () => {
    const labels = fileColumns(master).map(({ field }) => field.label);
    expect((await exported(tenant, master)).headings).toEqual(labels);
    expect(labels).toHaveLength(Object.keys(master.fields).length + 1);
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
    // What another unique field would clash with is nowhere looked at.
    const unique = Object.keys(master.fields).filter((name) => master.fields[name]?.isUnique);
    if (unique.length > 0) expect(unique).toEqual(keyFields);
    for (const name of keyFields) expect(master.fields[name]?.isRequired, name).toBe(true);
  });

  it('says that nothing changes when it is read again, with every separator (Part 6)', async () => {
    await fill(master, 9);
    const sheet = await exported(tenant, master);
    for (const delimiter of [',', ';', '\t']) {
      const file = csvOf(sheet, delimiter);
      expect(await previewed(tenant, master, file), delimiter).toMatchObject({
        rowCount: sheet.lines.length,
        newCount: 0,
        changedCount: 0,
        unchangedCount: sheet.lines.length,
        badRows: [],
        rows: [],
      });
    }
    const again = await attempt(tenant, master, csvOf(sheet));
    expect(again).toMatchObject({ isFailure: true, status: 200 });
    expect(again.message).toContain('every row of the file stands in the list already');
  });

  it('fills an empty hospital, where it is written as the same file, and leaves other tenants alone (Part 6)', async () => {
    const records = await fill(master, 4);
    const empty = await makeTenant(parts);
    const untouched = await exported(bystander, master);
    const before = await exported(empty, master);
    for (const { to } of Object.values(master.fields))
      if (to)
        expect((await attempt(empty, masterNamed(to), csvOf(await exported(tenant, masterNamed(to))))).isFailure).toBe(
          false,
        );
    const sheet = await exported(tenant, master);
    const key = randomUUID();
    const file = csvOf(sheet);
    const { fingerprint } = await previewed(empty, master, file);
    const send = () => empty.call(masterFileEndpoints(master).importFile, { file, fingerprint }, { key });
    const [done, twin] = [await send(), await send()];
    expect(done).toMatchObject({ isFailure: false, output: { rowCount: sheet.lines.length } });
    expect(done.output.newCount).toBeGreaterThanOrEqual(records.length);
    expect(twin.output).toEqual(done.output);
    expect(csvOf(await exported(empty, master))).toBe(file);
    expect(await exported(bystander, master)).toEqual(untouched);
    const { rows } = await parts.owner.query<{ count: string }>(
      `select count(*) from audit_log where tenant_id = $1 and table_name = $2 and action = 'insert' and operation = $3 and user_id = $4`,
      [empty.tenantId, snakeCase(master.name), masterFileEndpoints(master).importFile.path, empty.userIds.clerk],
    );
    expect(Number(rows[0]?.count)).toBe(done.output.newCount);
    expect(sheet.lines.length - before.lines.length).toBe(done.output.newCount);
  });

  it('names what would change from what to what, and changes it only as it was shown', async () => {
    const [record] = await fill(master, 3);
    const sheet = await exported(tenant, master);
    const line = sheet.lines.findIndex((cells) => cells[sheet.headings.indexOf(keyLabel)] === record?.[keyField]);
    const file = csvOf(withCell(sheet, line, 'Active', 'no'));
    const preview = await previewed(tenant, master, file);
    expect(preview).toMatchObject({
      newCount: 0,
      changedCount: 1,
      unchangedCount: sheet.lines.length - 1,
      badRows: [],
    });
    expect(preview.rows).toEqual([
      {
        row: line + 2,
        name: keyFields.map((name) => String(record?.[name])).join(', '),
        isNew: false,
        changes: [{ field: 'Active', before: 'yes', after: 'no' }],
      },
    ]);
    const { importFile } = masterFileEndpoints(master);
    const other = await tenant.call(importFile, { file, fingerprint: 'of another preview' });
    expect(other.message).toContain('the list was changed meanwhile');
    expect((await exported(tenant, master)).lines).toEqual(sheet.lines);
    const viewed = await tenant.call(importFile, { file, fingerprint: preview.fingerprint }, { as: 'viewer' });
    expect(viewed.status).toBe(403);
    const done = await tenant.call(importFile, { file, fingerprint: preview.fingerprint });
    expect(done.message).toBe(`${master.labelPlural}: 0 added, 1 changed`);
    expect((await exported(tenant, master)).lines[line]?.at(-1)).toBe('no');
  });

  it('names every bad row and writes nothing while there is one', async () => {
    await fill(master, 3);
    const sheet = await exported(tenant, master);
    const blank = sheet.headings.map((): Cell => '');
    const fresh = Object.entries(master.fields).map(([name]) =>
      keyFields.includes(name) ? freshKey(master, name) : '',
    );
    const twice = { headings: sheet.headings, lines: [...sheet.lines, sheet.lines[0] ?? blank, [...fresh, 'perhaps']] };
    const { badRows, rows } = await previewed(tenant, master, csvOf(twice));
    expect(rows).toEqual([]);
    const told = badRows.map(({ row, column, reason }) => `${row} ${column}: ${reason}`);
    expect(told).toContain(`${sheet.lines.length + 2} ${keyLabel}: This stands in row 2 already`);
    expect(told).toContain(`${sheet.lines.length + 3} Active: Please write 'yes' or 'no'`);
    for (const [name, field] of Object.entries(master.fields))
      if (field.isRequired && field.kind !== 'flag' && !keyFields.includes(name))
        expect(told.join('\n')).toMatch(new RegExp(`^${sheet.lines.length + 3} ${field.label}: `, 'm'));
    const refused = await attempt(tenant, master, csvOf(twice));
    expect(refused.message).toBe('Nothing was imported: 2 rows are wrong');
    expect((await exported(tenant, master)).lines).toEqual(sheet.lines);
    for (const headings of [
      sheet.headings.with(0, 'Shoe size'),
      [...sheet.headings.slice(0, -1), sheet.headings[0] ?? ''],
    ])
      expect((await previewed(tenant, master, csvOf({ ...sheet, headings }))).badCount).toBeGreaterThan(0);
  });
});

function freshKey(master: Master, name: string): Cell {
  return sampleOf({ ...master, fields: { [name]: master.fields[name] as MasterField } })[name] as Cell;
}
