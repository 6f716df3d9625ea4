CREATE OR REPLACE FUNCTION public.allergy_text(of_tenant integer, of_patient bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(string_agg(substance, '|' order by patient_allergy_id), '') from patient_allergy
  where tenant_id = of_tenant and patient_id = of_patient and state = 'Active';
$function$;
