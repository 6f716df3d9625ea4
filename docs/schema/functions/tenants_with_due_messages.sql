CREATE OR REPLACE FUNCTION public.tenants_with_due_messages()
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select distinct tenant_id from outgoing_message where state = 'waiting' and next_try_at <= now();
$function$;
