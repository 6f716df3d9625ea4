// Walks every declared record of a hospital: its columns are those of its table, PostgreSQL prepares its statements, and its calls say what they did.

import { type AnyHospitalRecord, listRowOf } from '@charaka/contract/kernel/hospital-record';
import { fieldsOf } from '@charaka/contract/kernel/record';
import { snakeCase } from '@charaka/contract/kernel/resource';
import { wireName } from '@charaka/contract/kernel/shape';
import type { Sql } from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { editSamples } from '../../test-support/record/area-samples.ts';
import { hospitalRecords, recordStores } from '../../test-support/record/hospital-records.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { makeTenant, type TestTenant, type TestUser } from '../../test-support/server/test-tenant.ts';
import { describeStatement } from '../../test-support/sql/describe-statement.ts';
import type { Call } from '../kernel/handler.ts';
import { readList } from '../kernel/list-query.ts';
import { columnOf } from '../kernel/record-columns.ts';

const parts = useTestApp();
const records = await hospitalRecords();
const stores = recordStores();

/** A call that keeps the statements it is to send, and answers each with an empty row. */
function keepingCall(): { call: Call; sent: Sql[] } {
  const sent: Sql[] = [];
  const one = async (statement: Sql) => {
    sent.push(statement);
    return { id: 1, version: 1, count: 0 };
  };
  const rows = async (statement: Sql) => [await one(statement)];
  const tx = { one, rows, row: one, single: one };
  return { call: { tx, tenantId: 1, hospital: { hospitalId: 1 }, userId: 1 } as unknown as Call, sent };
}

/** The columns that the declaration accounts for. */
function declaredColumns({ key, fields, besides }: AnyHospitalRecord): string[] {
  const kept = fieldsOf(fields).filter(([name]) => !fields.fields[name]?.isElsewhere);
  return [
    'tenant_id',
    'hospital_id',
    'is_active',
    snakeCase(key),
    ...kept.map(([name]) => columnOf(fields, name)),
    ...Object.keys(besides),
  ];
}

describe('records of a hospital', () => {
  it('are declared once and have one store each', () => {
    expect(records.length).toBeGreaterThan(0);
    expect(stores.map(({ record }) => record.name).toSorted()).toEqual(records.map(({ name }) => name).toSorted());
  });
});

describe.each(stores.map((store) => [store.record.name, store] as const))('%s', (_name, store) => {
  const { record } = store;
  let columns: string[] = [];
  beforeAll(async () => {
    const { rows } = await parts.owner.query<{ name: string }>(
      'select column_name::text as name from information_schema.columns where table_name = $1',
      [record.table],
    );
    columns = rows.map(({ name }) => name);
  });

  it('declares every column of its table, or says what else writes it (Q282)', () => {
    const declared = declaredColumns(record);
    expect(columns.filter((column) => !declared.includes(column))).toEqual([]);
    expect(Object.keys(record.besides).filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('reads and writes with statements that PostgreSQL prepares (Q282)', async () => {
    const { call, sent } = keepingCall();
    await Promise.all([store.find(call, 1), store.lock(call, 1), store.share(call, 1)]);
    const reading = sent.length;
    await store.insert(call, {});
    await store.replace(call, 1, {});
    await store.deactivate(call, 1);
    const row = listRowOf(record);
    for (const name of Object.keys(store.list(call).columns)) {
      const columnName = wireName(row, name);
      await readList(call.tx, store.list(call), row, {
        filterParams: [{ columnName, filterOption: 6 }],
        sortingModel: { sortColumn: columnName },
      });
    }
    const described = await Promise.all(sent.map(({ text }) => describeStatement(parts.owner, text)));
    const read = described.slice(0, reading).map((found) => found.map(({ name }) => name).toSorted());
    const wanted = Object.keys(record.row.shape).map(snakeCase).toSorted();
    expect(read).toEqual(read.map(() => wanted));
  });

  it('is deactivated and reactivated, each with its sentence (Q17)', async () => {
    const { tenant, key, by, row } = await made(record);
    const read = async () => readRow(record, tenant, key, by.as);
    expect(await read()).toMatchObject({ isActive: true });
    const removed = await tenant.call(record.remove, { [record.name]: key }, by);
    expect(removed.message).toMatch(new RegExp(`^${record.label.text} deactivated`));
    expect(await read()).toMatchObject({ isActive: false });
    const body = { [record.name]: { ...row, isActive: true, version: undefined } };
    const back = await tenant.call(record.update, {}, { ...by, body });
    expect(back.message).toBe(`${record.label.text} updated successfully`);
    expect(await read()).toMatchObject({ isActive: true });
  });

  it('has its name once while it is in use, also when two are added at the same instant (R023)', async () => {
    const unique = Object.entries(record.fields.fields).find(([, { isUnique }]) => isUnique)?.[0];
    if (unique === undefined) return;
    const { tenant, key, by, row } = await made(record);
    await tenant.call(record.remove, { [record.name]: key }, by);
    const body = { [record.name]: { ...row, isActive: true, version: undefined } };
    const add = () => tenant.call(record.add, {}, { ...by, body });
    const answers = await Promise.all([add(), add()]);
    const taken = `${record.label.text} '${row[wireName(record.row, unique)]}' already exists`;
    expect(answers.map(({ message }) => message).toSorted()).toEqual(
      [`${record.label.text} added successfully`, taken].toSorted(),
    );
    expect(answers.flatMap(({ fields }) => Object.entries(fields ?? {}))).toEqual([
      [`${record.name}.${unique}`, taken],
    ]);
  });

  it('is unknown in another hospital (R023)', async () => {
    const { tenant, key } = await made(record);
    const elsewhere = { as: 'admin', hospitalId: 2 } as const;
    const answers = [record.get, record.remove].map((call) => tenant.call(call, { [record.name]: key }, elsewhere));
    for (const { message } of await Promise.all(answers))
      expect(message).toBe(`This ${record.noun.text} does not exist`);
  });
});

/** One record in a tenant of its own, with the row as it travels. */
async function made(record: AnyHospitalRecord) {
  const sample = editSamples.find(({ update }) => update === record.update);
  if (!sample) throw new Error(`${record.name} has no sample`);
  const tenant = await makeTenant(parts);
  const key = await sample.make(tenant);
  const by: { readonly as: TestUser } = { as: sample.isOwned ? 'admin' : 'clerk' };
  return { tenant, key, by, row: await readRow(record, tenant, key, by.as) };
}

/** A record as it travels. */
async function readRow({ name, get }: AnyHospitalRecord, tenant: TestTenant, key: object, as: TestUser) {
  const { wire } = await tenant.call(get, { [name]: key }, { as });
  return wire[wireName(get.output, name)] as Readonly<Record<string, unknown>>;
}
