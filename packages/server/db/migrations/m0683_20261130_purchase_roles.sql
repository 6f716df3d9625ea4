-- expand
-- The roles of the store and of purchasing, with the screens they need and no others.
insert into role (tenant_id, role_id, role_name, is_system, is_superadmin)
select t.tenant_id, r.role_id, r.role_name, false, false
from tenant t cross join (values (39, 'Store Keeper'), (40, 'Purchase Officer')) as r (role_id, role_name)
on conflict do nothing;
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete, can_grant)
select r.tenant_id, g.role_id, g.menu_path, true, g.can_add, g.can_edit, g.can_add and g.menu_path = 'Pharmacy/grn', false
from (values (39, 'Store Keeper', 'Pharmacy/grn', true, true), (39, 'Store Keeper', 'Pharmacy/supplier', false, false),
    (39, 'Store Keeper', 'Pharmacy/pharmacy_stock_received', false, false), (40, 'Purchase Officer', 'Pharmacy/supplier', true, true),
    (40, 'Purchase Officer', 'Pharmacy/grn', false, false), (40, 'Purchase Officer', 'Pharmacy/supplier_payment', false, false),
    (40, 'Purchase Officer', 'Pharmacy/pharmacy_stock_received', false, false))
  as g (role_id, role_name, menu_path, can_add, can_edit)
join role r on r.role_id = g.role_id and r.role_name = g.role_name
on conflict (tenant_id, role_id, menu_path) do nothing;
-- A pharmacist cancels a receipt that was mistyped.
update role_permission set can_delete = true where role_id = 20 and menu_path = 'Pharmacy/grn' and can_edit;
