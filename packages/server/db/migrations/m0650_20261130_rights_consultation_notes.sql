-- expand
-- Consultation notes get a right of their own: until now everybody with the right to read charts read them, also the front desk and billing.
-- A user who writes clinical notes still reads them without it (decision 0476).
select grant_right('read-notes', '{"0":"view","19":"view"}');

-- Roles that the tenant made and that read notes without writing any lose them: administrators are told which ones.
insert into hms_notification (tenant_id, role_id, user_id, title, path, created_by)
select u.tenant_id, u.role_id, u.user_id,
  'Some roles read charts and no longer read consultation notes: ' || left(w.names, 300) || '. Check their rights',
  'role-permission', u.user_id
from (
  select r.tenant_id, string_agg(r.role_name, ', ' order by r.role_id) as names
  from role r
  where r.is_active and r.role_id not in (0, 19, 30, 32, 33, 34)
    and exists (select from role_permission p where p.tenant_id = r.tenant_id and p.role_id = r.role_id and p.can_view
      and p.menu_path = 'opd')
    and exists (select from role_permission p where p.tenant_id = r.tenant_id and p.role_id = r.role_id and p.can_view
      and p.menu_path = 'read-chart')
    and not exists (select from role_permission p where p.tenant_id = r.tenant_id and p.role_id = r.role_id and p.can_view
      and p.menu_path in ('clinical-note', 'read-notes'))
  group by r.tenant_id) w
join app_user u on u.tenant_id = w.tenant_id and u.is_active and u.role_id in (0, 19);
