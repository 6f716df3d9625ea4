CREATE OR REPLACE FUNCTION public.check_lab_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status <> new.status and not exists (select from lab_step s
    where s.of_what = tg_table_name and s.from_status = old.status and s.to_status = new.status) then
    raise exception 'no step of a % leads from % to %', tg_table_name, old.status, new.status
      using errcode = 'check_violation', constraint = 'lab_step';
  end if;
  return new;
end $function$;
