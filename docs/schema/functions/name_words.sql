CREATE OR REPLACE FUNCTION public.name_words(full_name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(word), '{}')
  from regexp_split_to_table(lower(normalize(translate(full_name, U&'\200C\200D', ''), NFC)), '[\s.,]+') word
  where word <> '';
$function$;
