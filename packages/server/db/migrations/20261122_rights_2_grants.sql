-- What a role may grant is kept apart from what it may do (Q233), and a password set by somebody else freezes approvals (docs/decisions/0033).

alter table app_user add column approvals_frozen_until timestamptz;

-- As in 0016; whose log-in is frozen decides nothing meanwhile, in one's own right or for another. What others hold of such a person stands.
create or replace function authorities_on(of_tenant integer, wanted date)
returns table (staff_id bigint, approver_id bigint, delegation_id bigint) language sql stable as $$
  with recursive held as (
    select s.staff_id, null::bigint as approver_id, null::bigint as delegation_id
    from staff s where s.tenant_id = of_tenant and s.is_approver and s.is_active
    union
    select d.staff_id, d.approver_id, d.delegation_id
    from held
    join delegation d on d.tenant_id = of_tenant and d.approver_id = held.staff_id
      and d.is_enabled and wanted between d.from_day and coalesce(d.to_day, 'infinity')
    join staff s on s.tenant_id = of_tenant and s.staff_id = d.staff_id and s.is_active
  )
  select held.staff_id, held.approver_id, held.delegation_id from held
  where not exists (select from app_user u
    where u.tenant_id = of_tenant and u.staff_id = held.staff_id and u.approvals_frozen_until > now())
$$;

alter table role_permission add column can_grant boolean not null default false;

-- Administrators grant everything, whether or not they do it; who changed roles until now grants what the role has.
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select r.tenant_id, r.role_id, p.menu_path, false, false, false, false
from role r
join (select distinct tenant_id, menu_path from role_permission) p on p.tenant_id = r.tenant_id
where r.role_id = 19
on conflict do nothing;
update role_permission set can_grant = true where role_id = 19;
update role_permission p set can_grant = true
where p.can_view and exists (select from role_permission o
  where o.tenant_id = p.tenant_id and o.role_id = p.role_id and o.menu_path = 'role-permission' and o.can_view and o.can_edit);

-- A new screen or deed is granted by administrators from the beginning.
create or replace function grant_right(given_path text, given_roles jsonb) returns void language sql as $$
  insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete, can_grant)
  select r.tenant_id, r.role_id, given_path, 'view' = any(w.words), 'add' = any(w.words), 'edit' = any(w.words),
    'delete' = any(w.words), r.role_id = 19
  from role r
  cross join lateral (select string_to_array(coalesce(given_roles ->> r.role_id::text, ''), ' ') as words) w
  where given_roles ? r.role_id::text or r.role_id = 19
  on conflict (tenant_id, role_id, menu_path) do nothing
$$;
