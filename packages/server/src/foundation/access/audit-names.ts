// Names in the audit log for the record that a changed column points at: its name or its number on paper, found by the foreign keys (R026).
import type { AuditChange } from '@charaka/rules/access/audit-change';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { RecordNames } from '../../kernel/area.ts';
import type { Transaction } from '../../kernel/transaction.ts';

/** A column of an audited table that points at a record. */
export interface Reference {
  readonly tableName: string;
  readonly columnName: string;
  readonly recordTable: string;
  readonly keyColumn: string;
  readonly recordColumns: readonly string[];
}

/** The SQL for the name of a record; undefined when it stays a number: `bill_no` of `counter_bill`, `ot_name` of `ot_master`. */
export function calledBy({ recordTable, recordColumns }: Reference, recordNames: RecordNames): string | undefined {
  const declared = recordNames[recordTable];
  if (declared !== undefined) return declared ?? undefined;
  const words = recordTable.replace(/_master$/, '').split('_');
  const ends = words.map((_, at) => words.slice(at).join('_'));
  const found = ['name', ...ends.map((end) => `${end}_name`), ...ends.map((end) => `${end}_no`)].find((column) =>
    recordColumns.includes(column),
  );
  return found && `r.${found}`;
}

/** Every column of some tables that points at a record of the tenant, or of all, by the last column of its key. */
export function readReferences(tables: readonly string[]): Sql {
  return sql`
    select near.relname::text as table_name, from_column.attname::text as column_name,
      far.relname::text as record_table, to_column.attname::text as key_column,
      (select array_agg(a.attname::text) from pg_attribute a
        where a.attrelid = far.oid and a.attnum > 0 and not a.attisdropped) as record_columns
    from pg_constraint f
    join pg_class near on near.oid = f.conrelid
    join pg_class far on far.oid = f.confrelid
    join pg_constraint k on k.conrelid = far.oid and k.contype = 'p' and cardinality(k.conkey) <= 2
    cross join lateral unnest(f.conkey, f.confkey) as pair(from_number, to_number)
    join pg_attribute from_column on from_column.attrelid = near.oid and from_column.attnum = pair.from_number
    join pg_attribute to_column on to_column.attrelid = far.oid and to_column.attnum = pair.to_number
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and near.relname = any(${tables}::text[])
      and pair.to_number = k.conkey[cardinality(k.conkey)] and to_column.attname <> 'tenant_id'`;
}

/** The names of some records of a table. A table of all tenants has no column for whose its rows are. */
export function readNames(tenantId: number, reference: Reference, name: string, keys: readonly number[]): Sql {
  const { recordTable, keyColumn, recordColumns } = reference;
  const own = recordColumns.includes('tenant_id') ? sql`r.tenant_id = ${tenantId} and` : sql``;
  return sql`select r.${raw(keyColumn)}::text as key, (${raw(name)})::text as name from ${raw(recordTable)} r
    where ${own} r.${raw(keyColumn)} = any(${keys}::bigint[])`;
}

/** A change with what the records are called that it points at, null where it points at none or at one without a name. */
export interface NamedChange extends AuditChange {
  readonly beforeName: string | null;
  readonly afterName: string | null;
}

interface Changed {
  readonly tableName: string;
  readonly changes: readonly AuditChange[];
}

/** The lines with the present names of the records that they point at; one statement for each kind of record on a page. */
export async function withNames<L extends Changed>(
  tx: Transaction,
  tenantId: number,
  lines: readonly L[],
  recordNames: RecordNames,
): Promise<(Omit<L, 'changes'> & { changes: NamedChange[] })[]> {
  const tables = [...new Set(lines.map(({ tableName }) => tableName))];
  const references = tables.length > 0 ? await tx.rows<Reference>(readReferences(tables)) : [];
  const pointing = new Map(references.map((one) => [`${one.tableName}.${one.columnName}`, one]));
  const asked = new Map<string, { reference: Reference; keys: Set<number> }>();
  for (const { tableName, changes } of lines)
    for (const { field, before, after } of changes) {
      const reference = pointing.get(`${tableName}.${field}`);
      if (!reference) continue;
      const { keys } = asked.get(reference.recordTable) ?? { keys: new Set() };
      for (const value of [before, after]) if (value !== null && /^\d+$/.test(value)) keys.add(Number(value));
      asked.set(reference.recordTable, { reference, keys });
    }
  const names = new Map<string, string>();
  await Promise.all(
    [...asked.values()].map(async ({ reference, keys }) => {
      const name = calledBy(reference, recordNames);
      if (!name || keys.size === 0) return;
      const rows = await tx.rows<{ key: string; name: string | null }>(readNames(tenantId, reference, name, [...keys]));
      for (const row of rows) if (row.name) names.set(`${reference.recordTable}.${row.key}`, row.name);
    }),
  );
  const nameOf = (table: string, field: string, value: string | null) =>
    names.get(`${pointing.get(`${table}.${field}`)?.recordTable}.${value}`) ?? null;
  return lines.map((line) => ({
    ...line,
    changes: line.changes.map((change) => ({
      ...change,
      beforeName: nameOf(line.tableName, change.field, change.before),
      afterName: nameOf(line.tableName, change.field, change.after),
    })),
  }));
}
