CREATE OR REPLACE FUNCTION public.add_system_accounts(of_tenant integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  select of_tenant, glid, gl_name, pl_bs_id, has_sub_ledgers, true from (values
    (1, 'Cash and bank', 1, true), (2, 'Cheques', 1, false), (3, 'Charges not billed yet', 1, false),
    (4, 'Medicines not billed yet', 1, false), (5, 'Due to and from patients', 1, false), (6, 'Due from payers', 1, true),
    (20, 'Advances of patients', 2, false), (21, 'Received for non-hospital charges', 2, false),
    (22, 'GST payable', 2, false), (23, 'Advances on bookings', 2, false),
    (40, 'Income from charges', 3, true), (41, 'Income from medicines', 3, false), (42, 'Other income', 3, false),
    (60, 'Discounts allowed', 4, false), (61, 'Rounding', 4, false), (62, 'Non-hospital charges left out', 4, false),
    (63, 'Written off', 4, false), (64, 'TDS deducted by payers', 1, false)
  ) as account (glid, gl_name, pl_bs_id, has_sub_ledgers);
  insert into sl_master (tenant_id, glid, slid, sl_name)
  values (of_tenant, 1, 1, 'Cash'), (of_tenant, 1, 2, 'Card'), (of_tenant, 1, 3, 'UPI'), (of_tenant, 1, 4, 'NEFT');
$function$;
