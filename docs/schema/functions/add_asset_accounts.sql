CREATE OR REPLACE FUNCTION public.add_asset_accounts(of_tenant integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  select of_tenant, a.glid, case when exists (select from gl_master g where g.tenant_id = of_tenant and g.is_active
      and lower(g.gl_name) = lower(a.gl_name)) then a.gl_name || ' ' || a.glid else a.gl_name end, a.pl_bs_id, a.has_sub_ledgers, true
  from (values (106, 'Assets at cost', 1, false)) a (glid, gl_name, pl_bs_id, has_sub_ledgers);
$function$;
