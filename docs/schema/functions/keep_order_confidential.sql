CREATE OR REPLACE FUNCTION public.keep_order_confidential()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.is_confidential := exists (select from lab_test t where t.tenant_id = new.tenant_id
    and t.charge_id = any(array_append(new.member_charges, new.charge_id)) and t.hospital_id = new.hospital_id and t.is_confidential);
  return new;
end $function$;
