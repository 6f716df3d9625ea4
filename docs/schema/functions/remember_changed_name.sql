CREATE OR REPLACE FUNCTION public.remember_changed_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before constant text[] := name_words(old.search_name);
  after constant text[] := name_words(new.search_name);
begin
  if before = after then return null; end if;
  delete from patient_name_use where tenant_id = new.tenant_id and word = any (before) and patient_id = new.patient_id;
  insert into patient_name_use (tenant_id, word, patient_id, name)
  select distinct new.tenant_id, word, new.patient_id, plain_name(after) from unnest(after) word;
  insert into patient_name_word (tenant_id, word, patient_count)
  select distinct new.tenant_id, word, 1 from unnest(after) word where word <> all (before) order by 1, 2
  on conflict (tenant_id, word) do update set patient_count = patient_name_word.patient_count + 1;
  return null;
end $function$;
