// Settings with versions: every declaration fits its table, no statement changes a version, and two writers cannot make the same one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { versionedSettings } from '../../test-support/record/versioned-settings.ts';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { describeStatement } from '../../test-support/sql/describe-statement.ts';
import { statementsOf } from '../../test-support/sql/statements.ts';
import { updatesOf } from '../../test-support/sql/written-columns.ts';
import type { Call } from '../kernel/handler.ts';
import { insertVersion, type Versioned } from '../resource/versioned.ts';

const parts = useTestApp();
const source = join(import.meta.dirname, '..');
const tables = new Set<string>(versionedSettings.map(({ table }) => table));

/** The statements that write a version with a value for each of the other columns of the table. */
async function statementsToWrite(declared: Versioned): Promise<Sql[]> {
  const { table, key, number, by, at } = declared;
  const { rows } = await parts.owner.query<{ name: string }>(
    `select column_name::text as name from information_schema.columns where table_name = $1
       and column_name <> all($2)`,
    [table, ['tenant_id', 'is_active', key, number, by, at]],
  );
  const sent: Sql[] = [];
  const send = async (statement: Sql) => {
    sent.push(statement);
    return { id: 1, versionNo: 1 };
  };
  const call = { tx: { rows: send, one: send }, tenantId: 1, userId: 1, now: new Date() } as unknown as Call;
  const values: Record<string, null> = Object.fromEntries(rows.map(({ name }) => [name, null]));
  await insertVersion(call, declared, values as never, { text: '' } as never);
  return sent;
}

it('all declared settings are walked here (Q282)', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const declared = files.flatMap((name) => [
    ...readFileSync(join(source, name), 'utf8').matchAll(/= versioned\(\{\n\s+table: '(\w+)'/g),
  ]);
  expect(declared.map(([, table]) => table).toSorted()).toEqual([...tables].toSorted());
});

it('no statement changes a version that is written, but for whether it is in use (Q282)', () => {
  const texts = statementsOf(join(source, '..')).flatMap(({ texts: written = [] }) => written);
  const changed = texts.flatMap((text) => updatesOf(text)).filter((column) => tables.has(column.split(' ')[0] ?? ''));
  expect(changed.filter((column) => !column.endsWith(' is_active'))).toEqual([]);
});

describe.each(versionedSettings)('versions of $table', (declared) => {
  it('are written by statements that PostgreSQL prepares (Q282)', async () => {
    const statements = await statementsToWrite(declared);
    expect(statements).toHaveLength(declared.hasActive ? 2 : 1);
    for (const { text } of statements) await describeStatement(parts.owner, text);
  });

  it('have the unique indexes that refuse the second of two writers (Q282)', async () => {
    const { rows } = await parts.owner.query<{ name: string }>(
      `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
       where x.indrelid = $1::regclass and x.indisunique and pg_get_indexdef(x.indexrelid) !~ 'pkey'`,
      [declared.table],
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...declared.indexes].toSorted());
  });
});
