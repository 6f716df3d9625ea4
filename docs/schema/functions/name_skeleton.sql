CREATE OR REPLACE FUNCTION public.name_skeleton(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when folded ~ '^[aeiou]' then 'a' else '' end
    || regexp_replace(regexp_replace(folded, '[aeiou]', '', 'g'), '(.)\1+', '\1', 'g')
  from public.folded_name(word) folded;
$function$;
