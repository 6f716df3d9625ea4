// Walks the file of every master and area list: reimporting an export changes nothing, it fills an empty hospital, and bad rows are refused
// (Part 6).
import { randomUUID } from 'node:crypto';
import { fileTables } from '@charaka/contract/composition/file-tables';
import type { FileTable } from '@charaka/contract/kernel/file-table';
import { fileColumns, masterFileEndpoints, naturalKey } from '@charaka/contract/kernel/master-file';
import { snakeCase } from '@charaka/contract/kernel/resource';
import { disarmedCell } from '@charaka/rules/list/spreadsheet-cell';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cell, freshKey, sampled, type Targets, type Values } from '../../test-support/record/file-records.ts';
import { listCalls } from '../../test-support/record/list-calls.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/server/test-tenant.ts';

const parts = useTestApp();
/** One record for one charge, and not for each charge: random records on one charge are none. import-area.test.ts tests their files. */
const ofTheirOwn: readonly string[] = ['orderable', 'labTest'];
const named = fileTables.flatMap((table) => (ofTheirOwn.includes(table.name) ? [] : [[table.name, table] as const]));
const tableNamed = (name: string) => fileTables.find((table) => table.name === name) as FileTable;
let tenant: TestTenant;
let bystander: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(parts);
  bystander = await makeTenant(parts);
});

const add = (at: TestTenant, table: FileTable, item: Values) => listCalls(table).add(at, item);
const deactivate = (table: FileTable, key: number) => listCalls(table).deactivate(tenant, key);

/** A fresh record in the tenant for each reference, and for the references of these. */
async function addTargets({ fields }: FileTable): Promise<Targets> {
  const targets: Record<string, number[]> = {};
  for (const [name, { to }] of Object.entries(fields)) {
    if (!to) continue;
    const target = tableNamed(to);
    targets[name] = [await add(tenant, target, sampled(target, await addTargets(target), 1)[0] as Values)];
  }
  return targets;
}

/** So many random records in the tenant; every third out of use, and one of these with an active one of the same name. */
async function fill(table: FileTable, howMany: number): Promise<Values[]> {
  const records = sampled(table, await addTargets(table), howMany);
  for (const [index, record] of records.entries()) {
    const key = await add(tenant, table, record);
    if (index % 3 === 1 && !table.isAlwaysActive) await deactivate(table, key);
    if (index === 1) await add(tenant, table, record);
  }
  return records;
}

/** Everything the tenant's list points at, in the other hospital too. */
async function carryTargets(to: TestTenant, { fields }: FileTable): Promise<void> {
  for (const { to: name } of Object.values(fields)) {
    if (!name) continue;
    const target = tableNamed(name);
    await carryTargets(to, target);
    const done = await attempt(to, target, csvOf(await exported(tenant, target)));
    if (done.isFailure) expect(done.message).toContain('is already in the list');
  }
}

interface Sheet {
  headings: string[];
  lines: Cell[][];
}

const exported = (at: TestTenant, table: FileTable): Promise<Sheet> =>
  at.ask(masterFileEndpoints(table).exportFile, {});

/** A CSV as spreadsheets write it. */
function csvOf({ headings, lines }: Sheet, delimiter = ','): string {
  const quoted = (cell: Cell) =>
    `"${(typeof cell === 'string' ? disarmedCell(cell) : String(cell)).replaceAll('"', '""')}"`;
  return `\uFEFF${[headings, ...lines].map((line) => line.map(quoted).join(delimiter)).join('\r\n')}\r\n`;
}

const previewed = (at: TestTenant, table: FileTable, file: string) =>
  at.ask(masterFileEndpoints(table).previewFile, { file });

async function attempt(at: TestTenant, table: FileTable, file: string, options: { as?: TestUser; key?: string } = {}) {
  const { fingerprint } = await previewed(at, table, file);
  return at.call(masterFileEndpoints(table).importFile, { file, fingerprint }, options);
}

/** The sheet with one cell of one line written anew. */
function withCell({ headings, lines }: Sheet, line: number, heading: string, cell: Cell): Sheet {
  const place = headings.indexOf(heading);
  return { headings, lines: lines.map((cells, index) => (index === line ? cells.with(place, cell) : cells)) };
}

describe.each(named)('the file of %s', (_name, table) => {
  const keyFields = naturalKey(table);
  const [keyField = ''] = keyFields;
  const keyLabel = table.fields[keyField]?.label ?? '';

  it('has a column for every field of the form and for being active, each known by one heading', async () => {
    const labels = fileColumns(table).map(({ field }) => field.label);
    expect((await exported(tenant, table)).headings).toEqual(labels);
    const ofFile = Object.values(table.fields).filter(({ kind }) => kind !== 'staff');
    expect(labels).toHaveLength(ofFile.length + (table.isAlwaysActive ? 0 : 1));
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
    // The import does not check conflicts with any other unique field.
    const unique = Object.keys(table.fields).filter((name) => table.fields[name]?.isUnique);
    if (unique.length > 0) expect(unique).toEqual(keyFields);
    expect(table.fields[keyField]?.isRequired).toBe(true);
  });

  it('says that nothing changes when it is read again, with every separator (Part 6)', async () => {
    await fill(table, 9);
    const sheet = await exported(tenant, table);
    for (const delimiter of [',', ';', '\t']) {
      const file = csvOf(sheet, delimiter);
      expect(await previewed(tenant, table, file), delimiter).toMatchObject({
        rowCount: sheet.lines.length,
        newCount: 0,
        changedCount: 0,
        unchangedCount: sheet.lines.length,
        badRows: [],
        rows: [],
      });
    }
    const again = await attempt(tenant, table, csvOf(sheet));
    expect(again).toMatchObject({ isFailure: true, status: 200 });
    expect(again.message).toContain('every row of the file is already in the list');
  });

  it('fills an empty hospital, where it is written as the same file, and leaves other tenants alone (Part 6)', async () => {
    const records = await fill(table, 4);
    const empty = await makeTenant(parts);
    const untouched = await exported(bystander, table);
    const before = await exported(empty, table);
    await carryTargets(empty, table);
    const sheet = await exported(tenant, table);
    const key = randomUUID();
    const file = csvOf(sheet);
    const { fingerprint } = await previewed(empty, table, file);
    const send = () => empty.call(masterFileEndpoints(table).importFile, { file, fingerprint }, { key });
    const [done, twin] = [await send(), await send()];
    expect(done).toMatchObject({ isFailure: false, output: { rowCount: sheet.lines.length } });
    expect(done.output.newCount).toBeGreaterThanOrEqual(records.length);
    expect(twin.output).toEqual(done.output);
    expect(csvOf(await exported(empty, table))).toBe(file);
    expect(await exported(bystander, table)).toEqual(untouched);
    const { rows } = await parts.owner.query<{ count: string }>(
      `select count(*) from audit_log where tenant_id = $1 and table_name = $2 and action = 'insert' and operation = $3 and user_id = $4`,
      [empty.tenantId, snakeCase(table.name), masterFileEndpoints(table).importFile.path, empty.userIds.clerk],
    );
    expect(Number(rows[0]?.count)).toBe(done.output.newCount);
    expect(sheet.lines.length - before.lines.length).toBe(done.output.newCount);
  });

  it('names what would change from what to what, and changes it only as it was shown', async () => {
    const [record] = await fill(table, 3);
    const sheet = await exported(tenant, table);
    const placeOf = (name: string) => sheet.headings.indexOf(table.fields[name]?.label ?? '');
    // References and choices are in the file by their names.
    const isPlain = (name: string) => !['reference', 'choice'].includes(table.fields[name]?.kind ?? '');
    const written = keyFields.filter(isPlain);
    const line = sheet.lines.findIndex((cells) =>
      written.every((name) => cells[placeOf(name)] === (record?.[name] ?? '')),
    );
    const [heading, cell] = table.isAlwaysActive ? ['Rate', 777.5] : ['Active', 'no'];
    const before = sheet.lines[line]?.[sheet.headings.indexOf(heading)];
    const file = csvOf(withCell(sheet, line, heading, cell));
    const preview = await previewed(tenant, table, file);
    expect(preview).toMatchObject({
      newCount: 0,
      changedCount: 1,
      unchangedCount: sheet.lines.length - 1,
      badRows: [],
    });
    expect(preview.rows).toEqual([
      {
        row: line + 2,
        name: keyFields.map((name) => sheet.lines[line]?.[placeOf(name)]).join(', '),
        isNew: false,
        changes: [{ field: heading, before: String(before), after: String(cell) }],
      },
    ]);
    const { importFile } = masterFileEndpoints(table);
    const other = await tenant.call(importFile, { file, fingerprint: 'of another preview' });
    expect(other.message).toContain('another user changed the list in the meantime');
    expect((await exported(tenant, table)).lines).toEqual(sheet.lines);
    const viewed = await tenant.call(importFile, { file, fingerprint: preview.fingerprint }, { as: 'viewer' });
    expect(viewed.status).toBe(403);
    const done = await tenant.call(importFile, { file, fingerprint: preview.fingerprint });
    expect(done.message).toBe(`${table.labelPlural}: 0 added, 1 changed`);
    expect((await exported(tenant, table)).lines[line]?.[sheet.headings.indexOf(heading)]).toBe(cell);
  });

  it('names every bad row and writes nothing while there is one', async () => {
    await fill(table, 3);
    const sheet = await exported(tenant, table);
    const blank = sheet.headings.map((): Cell => '');
    const ofFile = Object.entries(table.fields).filter(([, { kind }]) => kind !== 'staff');
    const fresh = ofFile.map(([name, field], place) => {
      if (!keyFields.includes(name)) return '';
      return field.to ? (sheet.lines[0]?.[place] ?? '') : freshKey(field);
    });
    const twice = {
      headings: sheet.headings,
      lines: [...sheet.lines, sheet.lines[0] ?? blank, [...fresh, ...(table.isAlwaysActive ? [] : ['perhaps'])]],
    };
    const { badRows, rows } = await previewed(tenant, table, csvOf(twice));
    expect(rows).toEqual([]);
    const told = badRows.map(({ row, column, reason }) => `${row} ${column}: ${reason}`);
    expect(told).toContain(`${sheet.lines.length + 2} ${keyLabel}: This is already in row 2`);
    if (!table.isAlwaysActive) expect(told).toContain(`${sheet.lines.length + 3} Active: Please write 'yes' or 'no'`);
    for (const [name, field] of Object.entries(table.fields))
      if (field.isRequired && field.kind !== 'flag' && !keyFields.includes(name))
        expect(told.join('\n')).toMatch(new RegExp(`^${sheet.lines.length + 3} ${field.label}: `, 'm'));
    const refused = await attempt(tenant, table, csvOf(twice));
    expect(refused.message).toBe('Nothing was imported: 2 rows are wrong');
    expect((await exported(tenant, table)).lines).toEqual(sheet.lines);
    for (const headings of [
      sheet.headings.with(0, 'Shoe size'),
      [...sheet.headings.slice(0, -1), sheet.headings[0] ?? ''],
    ])
      expect((await previewed(tenant, table, csvOf({ ...sheet, headings }))).badCount).toBeGreaterThan(0);
  });
});
