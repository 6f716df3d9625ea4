-- expand
-- The right to approve is lent by approvers alone, never onward, and for 30 days at most (Q267).
create or replace function authorities_on(of_tenant integer, wanted date)
returns table (staff_id bigint, approver_id bigint, delegation_id bigint, limit_paise bigint)
language sql stable as $$
  with held as (
    select s.staff_id, null::bigint as approver_id, null::bigint as delegation_id, s.approval_limit_paise as limit_paise
    from staff s where s.tenant_id = of_tenant and s.is_approver and s.is_active
    union
    select d.staff_id, d.approver_id, d.delegation_id, p.approval_limit_paise
    from staff p
    join delegation d on d.tenant_id = of_tenant and d.approver_id = p.staff_id
      and d.is_enabled and wanted between d.from_day and coalesce(d.to_day, 'infinity')
    join staff s on s.tenant_id = of_tenant and s.staff_id = d.staff_id and s.is_active
    where p.tenant_id = of_tenant and p.is_approver and p.is_active
  )
  select held.staff_id, held.approver_id, held.delegation_id, held.limit_paise from held
  where not exists (select from app_user u
    where u.tenant_id = of_tenant and u.staff_id = held.staff_id and u.approvals_frozen_until > now())
$$;

-- Lender and administrators hear of lendings that end now or in 30 days.
insert into hms_notification (tenant_id, role_id, user_id, title, path, created_by)
select distinct on (u.tenant_id, u.user_id, d.approver_id) u.tenant_id, u.role_id, u.user_id,
  'Approvals that ' || p.first_name || ' ' || p.last_name || ' delegated end on ' || to_char(current_date + 30, 'YYYY-MM-DD')
    || '; approvals that were delegated onward end now',
  'human_resource/approving_authorities', u.user_id
from delegation d
join staff p on p.tenant_id = d.tenant_id and p.staff_id = d.approver_id
join app_user u on u.tenant_id = d.tenant_id and u.is_active and (u.role_id in (0, 19) or u.staff_id = d.approver_id)
where d.is_enabled and coalesce(d.to_day, 'infinity') > current_date
  and (not p.is_approver or coalesce(d.to_day, 'infinity') > greatest(d.from_day, current_date) + 30);

update delegation d set is_enabled = false from staff p
where p.tenant_id = d.tenant_id and p.staff_id = d.approver_id and not p.is_approver and d.is_enabled;
update delegation set to_day = greatest(from_day, current_date) + 30
where is_enabled and coalesce(to_day, 'infinity') > greatest(from_day, current_date) + 30;
