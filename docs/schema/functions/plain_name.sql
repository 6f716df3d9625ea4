CREATE OR REPLACE FUNCTION public.plain_name(words text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select ' ' || array_to_string(words, ' ') || ' ';
$function$;
