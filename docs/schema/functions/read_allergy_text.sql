CREATE OR REPLACE FUNCTION public.read_allergy_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  said text[] := array(select trim(one) from unnest(string_to_array(coalesce(new.drug_allergy, ''), '|')) one where trim(one) <> '');
  noted_by_user bigint := coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by);
begin
  update patient_allergy set state = 'Refuted', noted_by = noted_by_user, noted_at = now()
  where tenant_id = new.tenant_id and patient_id = new.patient_id and state = 'Active'
    and not exists (select from unnest(said) one where lower(one) = lower(substance));
  insert into patient_allergy (tenant_id, patient_id, kind, substance, noted_by, noted_at)
  select new.tenant_id, new.patient_id, 'Drug', one, noted_by_user, now() from unnest(said) with ordinality as typed (one, place)
  where not exists (select from patient_allergy known where known.tenant_id = new.tenant_id and known.patient_id = new.patient_id
    and known.state = 'Active' and lower(known.substance) = lower(one))
  order by place;
  return null;
end $function$;
