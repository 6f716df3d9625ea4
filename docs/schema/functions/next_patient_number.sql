CREATE OR REPLACE FUNCTION public.next_patient_number()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  sequence_name constant text := 'patient_number_' || of_tenant;
begin
  if to_regclass(sequence_name) is null then
    -- Whoever comes second waits until the first has made it for good, or makes it in its place.
    perform pg_advisory_xact_lock(hashtextextended(sequence_name, 0));
    execute format('create sequence if not exists %I start %s', sequence_name,
      (select coalesce(max(patient_id), 0) + 1 from patient where tenant_id = of_tenant));
  end if;
  return nextval(sequence_name::regclass);
end $function$;
