CREATE OR REPLACE FUNCTION public.stock_value_out(value_paise bigint, balance integer, units integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select round(value_paise::numeric * units / balance)::bigint
$function$;
