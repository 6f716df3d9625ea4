CREATE OR REPLACE FUNCTION public.remember_new_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with said as materialized (select tenant_id, patient_id, name_words(search_name) as words from registered),
    used as (
      insert into patient_name_use (tenant_id, word, patient_id, name)
      select distinct tenant_id, word, patient_id, plain_name(words) from said, unnest(words) word)
  insert into patient_name_word (tenant_id, word, patient_count)
  select tenant_id, word, count(*) from said, unnest(words) word group by tenant_id, word order by 1, 2
  on conflict (tenant_id, word) do update set patient_count = patient_name_word.patient_count + excluded.patient_count;
  return null;
end $function$;
