CREATE OR REPLACE FUNCTION public.check_store_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_step boolean;
begin
  if old.status = new.status then return new; end if;
  execute format('select exists (select from %I where from_status = $1 and to_status = $2)', tg_table_name || '_step')
    into is_step using old.status, new.status;
  if not is_step then
    raise exception 'no step of a % leads from % to %', tg_table_name, old.status, new.status
      using errcode = 'check_violation', constraint = tg_table_name || '_step';
  end if;
  return new;
end $function$;
