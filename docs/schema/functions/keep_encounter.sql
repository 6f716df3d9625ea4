CREATE OR REPLACE FUNCTION public.keep_encounter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_encounter_of(new);
  return null;
end $function$;
