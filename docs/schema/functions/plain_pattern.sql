CREATE OR REPLACE FUNCTION public.plain_pattern(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select regexp_replace(word, '([\\%_])', '\\\1', 'g');
$function$;
