CREATE OR REPLACE FUNCTION public.patients_with_phone(typed text, at_most integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  of_tenant constant integer := current_setting('app.tenant_id')::integer;
  digits constant text := regexp_replace(typed, '\D', '', 'g');
  inland constant text := ltrim(digits, '0');
  is_foreign constant boolean := typed like '+%';
  found_count integer;
  conditions text[] := array[digits_begin('ltrim(contact_no, ''+'')', digits) || case when is_foreign then ' and contact_no like ''+%''' else '' end];
begin
  if digits = '' then return; end if;
  if not is_foreign and inland <> '' then
    conditions := conditions || digits_begin('right(contact_no, 10)', inland);
  end if;
  if not is_foreign and length(digits) >= 4 then
    conditions := conditions || digits_begin('reverse(right(contact_no, 10))', reverse(digits));
  end if;
  if length(digits) between 11 and 13 then
    conditions := conditions || format('right(contact_no, 10) collate "C" = %L and contact_no not like ''+%%''', right(digits, 10));
  end if;
  -- Another number of the patient is kept in digits, with or without its code.
  if length(inland) >= 7 then
    conditions := conditions || digits_begin('right(alternate_no, 10)', right(inland, 10));
  end if;
  -- A country's code stands in too many numbers to be sorted, but among the newest patients' often enough.
  if is_foreign and length(digits) < 5 then
    return query select patient_id from (
        select patient_id, contact_no from patient where tenant_id = of_tenant and is_active order by patient_id desc limit 12000) newest
      where starts_with(contact_no, '+' || digits) order by patient_id desc limit at_most;
    get diagnostics found_count = row_count;
    if found_count >= at_most then return; end if;
    conditions := array[conditions[1] || format(' and patient_id < (select coalesce(min(patient_id), 0) from (
      select patient_id from patient where tenant_id = %s and is_active order by patient_id desc limit 12000) newest)', of_tenant)];
    at_most := at_most - found_count;
  end if;
  -- Plus nothing: no walk from the newest on, which would be a long one where the digits are rare.
  return query execute (
    select 'select patient_id from (' || string_agg(
      format('select patient_id from patient where tenant_id = %s and is_active and %s', of_tenant, condition), ' union ')
      || format(') alike order by patient_id + 0 desc limit %s', at_most)
    from unnest(conditions) condition);
end $function$;
