CREATE OR REPLACE FUNCTION public.listed_analysers()
 RETURNS TABLE(tenant_id integer, hospital_id integer, analyser_id bigint, analyser_name text, protocol text, host text, port integer, character_set text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select a.tenant_id, a.hospital_id, a.analyser_id, a.analyser_name, a.protocol, a.host, a.port, a.character_set
  from analyser a where a.is_active order by a.tenant_id, a.analyser_id;
$function$;
