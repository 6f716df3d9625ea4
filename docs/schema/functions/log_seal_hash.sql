CREATE OR REPLACE FUNCTION public.log_seal_hash(previous text, number integer, ids bigint[], hashes bytea)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(sha256(convert_to(concat_ws('|', previous, number, array_to_string(ids, ',')), 'UTF8') || hashes), 'hex')
$function$;
