CREATE OR REPLACE FUNCTION public.keep_signed_summary()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a signed discharge summary is not changed' using errcode = 'check_violation', constraint = 'signed_summary';
end $function$;
