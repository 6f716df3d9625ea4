CREATE OR REPLACE FUNCTION public.digits_begin(phrase text, digits text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select format('(%1$s >= %2$L and %1$s < %3$L)', phrase || ' collate "C"', digits, digits || ':');
$function$;
