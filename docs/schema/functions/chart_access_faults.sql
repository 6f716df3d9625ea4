CREATE OR REPLACE FUNCTION public.chart_access_faults(of_tenant integer)
 RETURNS TABLE(hour timestamp with time zone, batch_no integer, fault text)
 LANGUAGE sql
 STABLE
AS $function$
  with kept as (
    select c.hour, c.batch_no, count(*) as row_count, string_agg(chart_access_text(c), e'\n' order by c.row_no) as entries
    from chart_access c where c.tenant_id = of_tenant group by c.hour, c.batch_no
  ), chained as (
    select b.*,
      coalesce(lag(b.hash) over in_order, (select t.hash from chart_access_cut t where t.tenant_id = of_tenant), '') as hash_before,
      case when lag(b.hour) over in_order = b.hour then lag(b.batch_no) over in_order else 0 end as number_before
    from chart_access_batch b where b.tenant_id = of_tenant
    window in_order as (order by b.hour, b.batch_no)
  )
  select coalesce(b.hour, k.hour), coalesce(b.batch_no, k.batch_no),
    case
      when b.hash is null then 'its rows stand in no batch'
      when k.row_count is distinct from b.row_count then 'rows were taken out or added'
      when b.previous_hash <> b.hash_before or b.batch_no <> b.number_before + 1 then 'a batch before it was taken out'
      else 'a row was changed'
    end
  from chained b
  full join kept k on k.hour = b.hour and k.batch_no = b.batch_no
  where b.hash is null or k.row_count is distinct from b.row_count or b.previous_hash <> b.hash_before
    or b.batch_no <> b.number_before + 1
    or b.hash <> chart_access_hash(b.previous_hash, b.hour, b.batch_no, k.entries)
  order by 1, 2
$function$;
