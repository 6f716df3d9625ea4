CREATE OR REPLACE FUNCTION public.file_faults(of_tenant integer)
 RETURNS TABLE(file_id bigint, fault text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  named text;
begin
  select string_agg(format('select r.%I from %s r where r.tenant_id = $1 and r.%1$I is not null', column_name, table_name), ' union ')
    into named from columns_naming_files();
  return query execute format('
    select * from (
      select f.file_id, case
          when f.erased_on is not null or f.used_by is null then ''it is not kept''
          when p.part_count is distinct from p.last_no + 1 or p.byte_count is distinct from f.size_bytes then ''a part of it is missing''
          when p.is_other then ''a part of it is not what was written''
        end as fault
      from stored_file f join lateral (
        select count(*) as part_count, max(part_no) as last_no, sum(size_bytes) as byte_count,
          bool_or(bytes is not null and encode(sha256(bytes), ''hex'') <> sha256) as is_other
        from file_part where file_part.tenant_id = f.tenant_id and file_part.file_id = f.file_id) p on true
      where f.tenant_id = $1 and f.file_id in (%s)) found
    where found.fault is not null order by found.file_id', named) using of_tenant;
end $function$;
