-- Sensitive facts of a patient have deeds of their own (Q225, Q235): each role the tenant began with gets those of its job, a role of
-- the tenant's own keeps seeing what it saw with the charts.
select grant_right('identity-facts', '{"0": "view", "19": "view", "30": "view"}');
select grant_right('health-facts', '{"0": "view", "1": "view", "30": "view", "31": "view"}');

insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select p.tenant_id, p.role_id, d.deed, true, false, false, false
from role_permission p
cross join (values ('identity-facts'), ('health-facts')) d (deed)
where p.menu_path = 'read-chart' and p.can_view and p.role_id not in (0, 1, 13, 19, 20, 30, 31, 32, 33, 34)
on conflict do nothing;
