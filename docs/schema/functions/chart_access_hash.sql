CREATE OR REPLACE FUNCTION public.chart_access_hash(previous text, of_hour timestamp with time zone, number integer, entries text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(sha256(convert_to(concat_ws('|', previous, (extract(epoch from of_hour))::bigint, number,
    encode(sha256(convert_to(coalesce(entries, ''), 'UTF8')), 'hex')), 'UTF8')), 'hex')
$function$;
