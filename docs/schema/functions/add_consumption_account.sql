CREATE OR REPLACE FUNCTION public.add_consumption_account(of_tenant integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  select of_tenant, 304, case when exists (select from gl_master g where g.tenant_id = of_tenant and g.is_active
      and lower(g.gl_name) = 'goods consumed') then 'Goods consumed 304' else 'Goods consumed' end, 4, true, true;
$function$;
