CREATE OR REPLACE FUNCTION public.write_allergy_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  said text;
  of_patient bigint;
begin
  foreach of_patient in array array[new.patient_id, case tg_op when 'UPDATE' then nullif(old.patient_id, new.patient_id) end] loop
    said := allergy_text(new.tenant_id, of_patient);
    update patient set drug_allergy = said
    where tenant_id = new.tenant_id and patient_id = of_patient and coalesce(drug_allergy, '') <> said;
  end loop;
  return null;
end $function$;
