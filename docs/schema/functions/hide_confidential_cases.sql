CREATE OR REPLACE FUNCTION public.hide_confidential_cases(of_test lab_test)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  update notifiable_case c set is_confidential = true
  where c.tenant_id = of_test.tenant_id and c.hospital_id = of_test.hospital_id and c.source = 'Laboratory' and not c.is_confidential
    and exists (select from lab_work w
      join lab_test_parameter l on l.tenant_id = w.tenant_id and l.lab_test_id = w.lab_test_id
      join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id
      where w.tenant_id = c.tenant_id and w.encounter_id = c.encounter_id and w.lab_test_id = of_test.lab_test_id
        and p.notifiable_disease_id = c.notifiable_disease_id)
$function$;
