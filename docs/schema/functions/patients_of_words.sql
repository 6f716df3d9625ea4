CREATE OR REPLACE FUNCTION public.patients_of_words(of_tenant integer, low text, high text, from_id bigint, patterns text[], best text[], begins text, at_most integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return array(
    select u.patient_id from patient_name_use u
    where u.tenant_id = of_tenant and u.word >= low and u.word <= high and u.patient_id >= from_id and u.name like all (patterns)
      and (select is_active from patient p where p.tenant_id = u.tenant_id and p.patient_id = u.patient_id)
    group by u.patient_id, u.name
    order by u.name like all (best) desc, starts_with(u.name, begins) desc, u.patient_id desc limit at_most);
end $function$;
