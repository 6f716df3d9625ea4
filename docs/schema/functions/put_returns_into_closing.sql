CREATE OR REPLACE FUNCTION public.put_returns_into_closing(numbers bigint[], closing bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update pharmacy_return set day_closing_id = closing
    where tenant_id = current_setting('app.tenant_id')::integer and return_id = any(numbers);
$function$;
