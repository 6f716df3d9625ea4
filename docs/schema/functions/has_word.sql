CREATE OR REPLACE FUNCTION public.has_word(name text, words text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select split_part(name, ' ', 2) = any (words) or split_part(name, ' ', 3) = any (words) or split_part(name, ' ', 4) = any (words)
    or split_part(name, ' ', 5) = any (words) or split_part(name, ' ', 6) <> '' and string_to_array(name, ' ') && words;
$function$;
