-- expand
-- A refund of medicine above the limit, of an earlier day or by another mode needs an approver (Q258): no role that could return a memo was
-- one, so nobody could make such a refund.
update role_permission set can_add = true where menu_path = 'Pharmacy/sales-return' and role_id = 33 and can_view;
