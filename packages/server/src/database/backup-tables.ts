// The tables of a backup with their columns; each table follows the tables it refers to.
import type pg from 'pg';

/** A table of the product. */
export interface BackupTable {
  readonly name: string;
  /** In the order of writing; generated columns are left out. */
  readonly columns: readonly string[];
  /** Whether its rows belong to a tenant. */
  readonly isOfTenant: boolean;
}

/** Lists the applied migrations; running the migrations fills it again. */
const shapeTable = 'schema_migration';

/** A foreign key that points at a table behind its own, because tables refer to each other in a circle, as mother and child do. */
export interface KeyAhead {
  readonly table: string;
  readonly constraint: string;
}

interface Reference extends KeyAhead {
  readonly to: string;
}

/** All tables, a partitioned one as a whole, each after the tables its foreign keys name; and the few keys for which this is impossible. */
export async function readBackupTables(owner: pg.Client): Promise<{ tables: BackupTable[]; keysAhead: KeyAhead[] }> {
  const { rows: found } = await owner.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and c.relname <> $1
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
    [shapeTable],
  );
  const { rows: references } = await owner.query<Reference>(
    `select f.relname::text as table, t.relname::text as to, k.conname::text as constraint
       from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.relnamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  const columnsOf = new Map(found.map(({ name, columns }) => [name, columns]));
  const { ordered, keysAhead } = inOrder([...columnsOf.keys()], references);
  const tables = ordered.map((name) => {
    const columns = columnsOf.get(name) ?? [];
    return { name, columns, isOfTenant: columns.includes('tenant_id') };
  });
  return { tables, keysAhead };
}

function inOrder(names: readonly string[], references: readonly Reference[]) {
  const ordered: string[] = [];
  const keysAhead: KeyAhead[] = [];
  let waiting = [...names];
  while (waiting.length > 0) {
    const keysOf = (name: string) => references.filter(({ table, to }) => table === name && waiting.includes(to));
    const free = waiting.filter((name) => keysOf(name).length === 0);
    if (free.length === 0) {
      // In a circle of tables the one with the fewest keys goes first, and those keys point ahead.
      const first = waiting.reduce((best, name) => (keysOf(name).length < keysOf(best).length ? name : best));
      keysAhead.push(...keysOf(first));
      free.push(first);
    }
    ordered.push(...free);
    waiting = waiting.filter((name) => !free.includes(name));
  }
  return { ordered, keysAhead };
}
