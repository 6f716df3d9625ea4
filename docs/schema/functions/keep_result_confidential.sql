CREATE OR REPLACE FUNCTION public.keep_result_confidential()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.result_summary is not null and exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = any(array_append(new.member_charges, new.charge_id)) and t.hospital_id = new.hospital_id and t.is_confidential) then
    new.result_summary := 'Confidential: see the laboratory report';
  end if;
  return new;
end $function$;
