CREATE OR REPLACE FUNCTION public.tell_of_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('charaka_job', '');
  return null;
end $function$;
