CREATE OR REPLACE FUNCTION public.add_purchase_accounts(of_tenant integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  select of_tenant, a.glid, case when exists (select from gl_master g where g.tenant_id = of_tenant and g.is_active
      and lower(g.gl_name) = lower(a.gl_name)) then a.gl_name || ' ' || a.glid else a.gl_name end, a.pl_bs_id, a.has_sub_ledgers, true
  from (values (103, 'TDS payable', 2, false), (104, 'Suppliers', 2, true), (105, 'Supplier advances', 1, true),
    (302, 'Received, invoice awaited', 2, false), (307, 'Purchase differences', 4, false)) a (glid, gl_name, pl_bs_id, has_sub_ledgers)
  on conflict (tenant_id, glid) do nothing;
$function$;
