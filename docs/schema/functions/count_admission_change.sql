CREATE OR REPLACE FUNCTION public.count_admission_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  new.updated_by := nullif(current_setting('app.user_id', true), '')::bigint;
  return new;
end $function$;
