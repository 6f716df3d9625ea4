// Every column of a table is written by the statements that make its rows, by one that changes them, or left out with a reason.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useTestApp } from '../../test-support/server/test-app.ts';
import { columnsLeftOut } from '../../test-support/sql/columns-left-out.ts';
import { statementsOf } from '../../test-support/sql/statements.ts';
import { insertsOf, updatesOf } from '../../test-support/sql/written-columns.ts';
import { columnsOfSteps } from '../../test-support/step/declared-steps.ts';

const parts = useTestApp();

/** By table, the columns that the database fills with null. */
async function columnsWithoutValue(): Promise<Map<string, string[]>> {
  const { rows } = await parts.owner.query<{ table: string; columns: string[] }>(
    `select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'
     group by table_name`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

it('every insert writes each column that no other statement writes, or says why not (Q282)', async () => {
  const columns = await columnsWithoutValue();
  const statements = statementsOf(join(import.meta.dirname, '../..'));
  const texts = statements.flatMap(({ place, texts: written = [] }) => written.map((text) => ({ place, text })));
  const updated = new Set([...texts.flatMap(({ text }) => updatesOf(text)), ...columnsOfSteps()]);
  const inserts = texts.flatMap(({ place, text }) => insertsOf(text).map((insert) => ({ place, ...insert })));
  expect(inserts.length).toBeGreaterThan(150);
  const left = inserts.flatMap(({ place, table, columns: named }) =>
    (columns.get(table) ?? [])
      .filter((column) => !named.includes(column) && !updated.has(`${table} ${column}`))
      .map((column) => `${place.replace(/:\d+$/, '')}: ${table} ${column}`),
  );
  const explained = columnsLeftOut.flatMap(({ place, table, columns: names }) =>
    names.map((column) => `${place}: ${table} ${column}`),
  );
  expect([...new Set(left)].toSorted()).toEqual(explained.toSorted());
});
