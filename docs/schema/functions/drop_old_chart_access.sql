CREATE OR REPLACE FUNCTION public.drop_old_chart_access(at timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
declare
  keep_years integer := greatest(3, (select max(keep_log_years) from privacy_setting));
  kept_from timestamptz := date_trunc('month', at, 'UTC') - make_interval(years => keep_years);
  old_parts text[] := array(
    select c.relname::text from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'chart_access'::regclass
      and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC' <= kept_from);
  part_name text;
begin
  if old_parts = '{}' then return 0; end if;
  -- Nobody writes meanwhile, so that no batch follows one that is gone.
  lock table chart_access, chart_access_batch in access exclusive mode;
  foreach part_name in array old_parts loop
    execute format('drop table %I', part_name);
  end loop;
  insert into chart_access_cut (tenant_id, hour, batch_no, hash)
  select distinct on (tenant_id) tenant_id, hour, batch_no, hash from chart_access_batch
  where hour < kept_from order by tenant_id, hour desc, batch_no desc
  on conflict (tenant_id) do update set hour = excluded.hour, batch_no = excluded.batch_no, hash = excluded.hash, cut_at = excluded.cut_at;
  delete from chart_access_batch where hour < kept_from;
  return cardinality(old_parts);
end $function$;
