CREATE OR REPLACE FUNCTION public.name_in_one(VARIADIC parts text[])
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN array_to_string(array_remove(parts, ''::text), ' '::text);
