CREATE OR REPLACE FUNCTION public.add_tax_accounts(of_tenant integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  values (of_tenant, 100, 'Output tax', 2, true, true) on conflict do nothing;
  insert into sl_master (tenant_id, glid, slid, sl_name)
  values (of_tenant, 100, 1, 'IGST'), (of_tenant, 100, 2, 'CGST'), (of_tenant, 100, 3, 'SGST'), (of_tenant, 100, 4, 'Cess')
  on conflict do nothing;
  update gl_master set gl_name = 'GST not documented yet'
    where tenant_id = of_tenant and glid = 22 and is_system and gl_name = 'GST payable';
$function$;
