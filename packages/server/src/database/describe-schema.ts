// Writes down the whole shape of a database as readable SQL, a file for each table: docs/schema, which a test compares with the migrations.
import type pg from 'pg';

/** One query for each kind of thing: each row is a finished statement and the file it belongs to, in the order they are read. */
const queries: readonly string[] = [
  `
      select c.relname as file, format(E'create table %I (\\n%s\\n);%s', c.relname,
        (select string_agg(line, E',\\n' order by place, line) from (
          select a.attnum as place, format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
            case when a.attidentity <> '' then ' generated as identity'
              when a.attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
              when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end,
            case when a.attnotnull then ' not null' else '' end) as line
          from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          union all
          select 10000, format('  constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
          from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')) as lines),
        coalesce((select string_agg(E'\\n' || pg_get_indexdef(i.indexrelid) || ';', '' order by x.relname)
          from pg_index i join pg_class x on x.oid = i.indexrelid
          where i.indrelid = c.oid
            and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)), '')) as statement
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  `
      select format('%s/%s', case n.nspname when 'public' then 'views' else n.nspname end, c.relname) as file,
        format(E'create view %s%s as\\n%s', case n.nspname when 'public' then quote_ident(c.relname) else format('%I.%I', n.nspname, c.relname) end,
          coalesce(format(' with (%s)', array_to_string(c.reloptions, ', ')), ''), pg_get_viewdef(c.oid)) as statement
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'report') and c.relkind = 'v' order by n.nspname, c.relname`,
  `
      select p.tablename as file, format('create policy %I on %I%s%s;', p.policyname, p.tablename,
        ' using (' || p.qual || ')', ' with check (' || p.with_check || ')') as statement
      from pg_policies p where p.schemaname = 'public' order by p.tablename, p.policyname`,
  `
      select c.relname as file, pg_get_triggerdef(t.oid) || ';' as statement
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, t.tgname`,
  `
      select 'functions/' || p.proname as file, rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' as statement
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by p.proname, pg_get_function_identity_arguments(p.oid)`,
];

/**
 * Every table with its indexes, policies and triggers, every view of the schemas `public` and `report`, and every function of `public`, as
 * readable SQL by the name of its file; without the grants.
 */
export async function describeSchema(owner: pg.Client): Promise<Readonly<Record<string, string>>> {
  const statements: { file: string; statement: string }[] = [];
  for (const query of queries) statements.push(...(await owner.query<{ file: string; statement: string }>(query)).rows);
  const files = Map.groupBy(statements, ({ file }) => `${file}.sql`);
  return Object.fromEntries(
    [...files].map(([file, all]) => [file, `${all.map(({ statement }) => statement.trimEnd()).join('\n\n')}\n`]),
  );
}
