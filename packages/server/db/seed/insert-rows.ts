// Writes many rows of a table in one statement; PostgreSQL itself turns the values into the columns' types.
import type pg from 'pg';

/** Values by column, the columns in camelCase; every row of a call has the same ones. */
export type Row = Readonly<Record<string, unknown>>;

/** Writes rows into a table of one tenant. */
export type Add = (table: string, rows: readonly Row[]) => Promise<void>;

function columnOf(key: string): string {
  return key.replace(/[A-Z0-9]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Inserts the rows as rows of one tenant. Columns nobody names keep their default. */
export async function insertRows(
  owner: pg.Client,
  tenantId: number,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const keys = Object.keys(rows[0] ?? {});
  if (keys.length === 0) return;
  const columns = keys.map(columnOf);
  const records = rows.map((row) => Object.fromEntries(keys.map((key, index) => [columns[index], row[key] ?? null])));
  const list = columns.join(', ');
  await owner.query(
    `insert into ${table} (tenant_id, ${list}) select $1, ${list} from jsonb_populate_recordset(null::${table}, $2)`,
    [tenantId, JSON.stringify(records)],
  );
}
