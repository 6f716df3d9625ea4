CREATE OR REPLACE FUNCTION public.patients_of_near_words(of_tenant integer, words text[], from_id bigint, others text, best text[], begins text, at_most integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  more bigint[];
begin
  -- Written out, because a list of constants is hashed and one in a variable is not.
  execute format('select array(
    select u.patient_id from patient_name_use u
    where u.tenant_id = $1 and u.word = any ($2) and u.patient_id >= $3 %s
      and (select is_active from patient p where p.tenant_id = u.tenant_id and p.patient_id = u.patient_id)
    group by u.patient_id, u.name
    order by u.name like all ($4) desc, starts_with(u.name, $5) desc, u.patient_id desc limit $6)', others)
  into more using of_tenant, words, from_id, best, begins, at_most;
  return more;
end $function$;
