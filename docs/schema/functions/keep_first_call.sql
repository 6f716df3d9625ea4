CREATE OR REPLACE FUNCTION public.keep_first_call()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or old.called_at is null then
    new.first_called_at := coalesce(new.first_called_at, new.called_at);
  else
    new.first_called_at := old.first_called_at;
  end if;
  return new;
end $function$;
