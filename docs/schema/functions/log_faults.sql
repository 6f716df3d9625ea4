CREATE OR REPLACE FUNCTION public.log_faults(of_tenant integer)
 RETURNS TABLE(log text, batch_no integer, entry_id bigint, fault text)
 LANGUAGE sql
 STABLE
AS $function$
  with chained as (
    select s.*, lag(s.hash, 1, '') over in_order as hash_before, lag(s.batch_no, 1, 0) over in_order as number_before,
      lag(s.last_id, 1, 0::bigint) over in_order as id_before
    from log_seal s where s.tenant_id = of_tenant
    window in_order as (partition by s.log order by s.batch_no)
  )
  select c.log, c.batch_no, null::bigint, 'a batch before it was taken out' from chained c
  where c.previous_hash <> c.hash_before or c.batch_no <> c.number_before + 1 or c.after_id <> c.id_before
  union all
  select c.log, c.batch_no, null, 'the batch itself was changed' from chained c
  where c.hash <> log_seal_hash(c.previous_hash, c.batch_no, c.entry_ids, c.entry_hashes)
    or c.last_id <> c.entry_ids[array_length(c.entry_ids, 1)]
  union all
  select c.log, c.batch_no, f.entry_id, f.fault from chained c
  cross join lateral (
    select coalesce(k.entry_id, s.entry_id) as entry_id,
      case when k.entry_id is null then 'was taken out' when s.entry_id is null then 'was added' else 'was changed' end as fault
    from unnest(c.entry_ids) with ordinality as s (entry_id, place)
    full join log_entries(of_tenant, c.log, c.after_id, c.last_id, null) k on k.entry_id = s.entry_id
    where k.entry_id is null or s.entry_id is null
      or k.entry_hash <> substring(c.entry_hashes from (s.place::integer - 1) * 16 + 1 for 16)
  ) f
  order by 1, 2, 3 nulls first
$function$;
