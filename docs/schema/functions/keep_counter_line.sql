CREATE OR REPLACE FUNCTION public.keep_counter_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a line of a counter bill is not changed' using errcode = 'check_violation', constraint = 'counter_line';
end $function$;
