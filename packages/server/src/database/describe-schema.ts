// Writes down the whole shape of a database as readable SQL: docs/schema.sql, which a test holds to the migrations.
import type pg from 'pg';

/** One query a kind of thing: each row is a finished statement, in the order they are to be read. */
const parts: readonly { readonly title: string; readonly query: string }[] = [
  {
    title: 'Tables, each with its columns, what they must keep, and its indexes',
    query: `
      select format(E'create table %I (\\n%s\\n);%s', c.relname,
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
  },
  {
    title: 'Views',
    query: `
      select format(E'create view %I%s as\\n%s', c.relname,
        coalesce(format(' with (%s)', array_to_string(c.reloptions, ', ')), ''), pg_get_viewdef(c.oid)) as statement
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v' order by c.relname`,
  },
  {
    title: 'Row-level security',
    query: `
      select format('create policy %I on %I%s%s;', p.policyname, p.tablename,
        ' using (' || p.qual || ')', ' with check (' || p.with_check || ')') as statement
      from pg_policies p where p.schemaname = 'public' order by p.tablename, p.policyname`,
  },
  {
    title: 'Triggers',
    query: `
      select pg_get_triggerdef(t.oid) || ';' as statement
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by c.relname, t.tgname`,
  },
  {
    title: 'Functions',
    query: `
      select rtrim(pg_get_functiondef(p.oid), E'\\n') || ';' as statement
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by p.proname, pg_get_function_identity_arguments(p.oid)`,
  },
];

/** Every table, view, policy, trigger and function of the schema `public` as readable SQL; without the grants. */
export async function describeSchema(owner: pg.Client): Promise<string> {
  const sections: string[] = [
    '-- Drawn by `npm run draw:schema` from the migrations, to be read; the migrations make it.',
  ];
  for (const { title, query } of parts) {
    const { rows } = await owner.query<{ statement: string }>(query);
    sections.push(`-- ${title}`, ...rows.map(({ statement }) => statement));
  }
  return `${sections.join('\n\n')}\n`;
}
