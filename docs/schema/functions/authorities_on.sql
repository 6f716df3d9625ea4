CREATE OR REPLACE FUNCTION public.authorities_on(of_tenant integer, wanted date)
 RETURNS TABLE(staff_id bigint, approver_id bigint, delegation_id bigint, limit_paise bigint)
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;
