-- expand
-- Action rights that no role has by its number: read confidential results, verify results of the laboratory, see the queues of all
-- doctors; and the laboratory cancels its own orders (Q270-Q272, Q233).
create function pg_temp.is_changed(of_tenant integer, of_role integer) returns boolean language sql stable as $$
  select exists (select from audit_log a where a.tenant_id = of_tenant and a.table_name = 'role_permission'
    and a.record_id like of_role || ':%' and a.user_id is not null)
$$;

-- Administrators grant each of them, whether or not they have it.
select grant_right(path, '{}') from unnest(array['all-queues', 'confidential-results', 'verify-laboratory']) path;

insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select r.tenant_id, r.role_id, n.path, true, false, n.is_edit, false
from (values (0, 'all-queues', false), (19, 'all-queues', false), (30, 'all-queues', false), (31, 'all-queues', false),
  (37, 'confidential-results', false), (38, 'confidential-results', false), (38, 'verify-laboratory', false),
  (37, 'investigation', false), (38, 'investigation', false), (37, 'do-order', false), (38, 'do-order', false),
  (38, 'notifiable-cases', true)) as n (role_id, path, is_edit)
join role r on r.role_id = n.role_id
where r.role_id in (0, 19) or not pg_temp.is_changed(r.tenant_id, r.role_id)
on conflict (tenant_id, role_id, menu_path) do update
  set can_view = true, can_edit = role_permission.can_edit or excluded.can_edit;

-- A role that verified until now still does; role 0 verifies when it is given the right.
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select p.tenant_id, p.role_id, 'verify-laboratory', true, false, false, false
from role_permission p
where p.menu_path = 'investigation/verify' and p.can_view and p.can_edit and p.role_id not in (0, 19)
on conflict (tenant_id, role_id, menu_path) do update set can_view = true;

-- Roles that the tenant made or changed get no more: administrators are told which ones.
insert into hms_notification (tenant_id, role_id, user_id, title, path, created_by)
select u.tenant_id, u.role_id, u.user_id,
  'Some roles work with laboratory orders, confidential results or queues of other doctors and lack the new rights: '
    || left(w.names, 300) || '. Check their rights',
  'role-permission', u.user_id
from (
  select r.tenant_id, string_agg(r.role_name, ', ' order by r.role_id) as names
  from role r
  where r.is_active and r.role_id not in (0, 19) and exists (
    select from role_permission p
    left join role_permission n on n.tenant_id = p.tenant_id and n.role_id = p.role_id and n.can_view
      and n.menu_path = case when p.menu_path = 'opd' then 'all-queues' when p.menu_path = 'investigation/bench' then 'do-order'
        else 'confidential-results' end
    where p.tenant_id = r.tenant_id and p.role_id = r.role_id and p.can_view and n.menu_path is null
      and (p.menu_path = 'opd' and p.can_edit and r.role_id <> 1 or p.menu_path = 'investigation/bench' and p.can_edit
        or p.menu_path = 'investigation/verify'))
  group by r.tenant_id) w
join app_user u on u.tenant_id = w.tenant_id and u.is_active and u.role_id in (0, 19);
