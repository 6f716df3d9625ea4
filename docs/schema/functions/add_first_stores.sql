CREATE OR REPLACE FUNCTION public.add_first_stores(of_tenant integer, of_hospital integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into store (tenant_id, hospital_id, store_name, store_code, store_kind, is_sale_allowed)
  values (of_tenant, of_hospital, 'Main store', 'MAIN', 'Main', true),
    (of_tenant, of_hospital, 'Counter', 'COUNTER', 'Counter', true),
    (of_tenant, of_hospital, 'Inspection', 'INSPECT', 'Inspection', false),
    (of_tenant, of_hospital, 'Quarantine', 'QUARANT', 'Quarantine', false),
    (of_tenant, of_hospital, 'Transit', 'TRANSIT', 'Transit', false);
$function$;
