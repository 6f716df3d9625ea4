CREATE OR REPLACE FUNCTION public.add_goods_account(of_tenant integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  select of_tenant, 301, case when exists (select from gl_master g where g.tenant_id = of_tenant and g.is_active
      and lower(g.gl_name) = 'stock of general goods') then 'Stock of general goods 301' else 'Stock of general goods' end, 1, true, true;
$function$;
