CREATE OR REPLACE FUNCTION public.put_advances_into_closing(numbers bigint[], closing bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  update advance_entry set day_closing_id = closing
    where tenant_id = current_setting('app.tenant_id')::integer and advance_entry_id = any(numbers);
$function$;
