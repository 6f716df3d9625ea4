// What a backup holds: every table with its columns, those a table refers to before it.
import type pg from 'pg';

/** A table of the product. */
export interface BackupTable {
  readonly name: string;
  /** In the order they are written; what the database works out itself is left out. */
  readonly columns: readonly string[];
  /** Whether its rows belong to a tenant. */
  readonly isOfTenant: boolean;
}

/** Says which migrations made the shape, and is made anew by them. */
const shapeTable = 'schema_migration';

/** All tables, each behind those its foreign keys name. Throws when tables refer to each other in a circle. */
export async function readBackupTables(owner: pg.Client): Promise<BackupTable[]> {
  const { rows: tables } = await owner.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> $1
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [shapeTable],
  );
  const { rows: references } = await owner.query<{ from: string; to: string }>(
    `select distinct f.relname::text as from, t.relname::text as to
       from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  const ordered = inOrder(
    tables.map(({ name }) => name),
    references,
  );
  return ordered.map((name) => {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    return { name, columns, isOfTenant: columns.includes('tenant_id') };
  });
}

function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  let waiting = [...names];
  while (waiting.length > 0) {
    const isFree = (name: string) => !references.some(({ from, to }) => from === name && waiting.includes(to));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${waiting.join(', ')}`);
    ordered.push(...free);
    waiting = waiting.filter((name) => !free.includes(name));
  }
  return ordered;
}
