-- Approvers have a limit of their own, and every hospital has one for everybody else (Q137, Q223; docs/decisions/0072).

alter table staff
  -- The largest concession on one account that this approver lets stand; null is any sum.
  add column approval_limit_paise bigint check (approval_limit_paise >= 0);

-- A hospital that said nothing lets anybody give away whole accounts. 10 % is what such a hospital has from now on; 100 % says so.
update hospital set discount_limit_basis_points = 1000 where discount_limit_basis_points is null;
alter table hospital
  alter column discount_limit_basis_points set default 1000,
  alter column discount_limit_basis_points set not null;

-- What a request comes to, where whoever decides may have a limit.
alter table approval_request add column amount_paise bigint check (amount_paise >= 0);
update approval_request set amount_paise = (asked ->> 'giftPaise')::bigint where kind = 'gift';

create or replace function keep_approval_request() returns trigger language plpgsql as $$
begin
  if (new.kind, new.about, new.facts, new.asked, new.amount_paise, new.reason, new.asked_by, new.asked_by_staff_id, new.asked_at)
     is distinct from
     (old.kind, old.about, old.facts, old.asked, old.amount_paise, old.reason, old.asked_by, old.asked_by_staff_id, old.asked_at)
  then
    raise exception 'What was asked for stays as it is' using errcode = '23514';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('asked', 'approved'), ('asked', 'refused'), ('asked', 'withdrawn'), ('asked', 'expired'), ('asked', 'used'),
    ('approved', 'used'), ('approved', 'withdrawn'), ('approved', 'expired'))
  then
    raise exception 'A request that is % cannot become %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $$;

-- As before, with the limit of the approver whose right it is, however often it was handed on.
drop function authorities_on(integer, date);
create function authorities_on(of_tenant integer, wanted date)
returns table (staff_id bigint, approver_id bigint, delegation_id bigint, limit_paise bigint) language sql stable as $$
  with recursive held as (
    select s.staff_id, null::bigint as approver_id, null::bigint as delegation_id, s.approval_limit_paise as limit_paise
    from staff s where s.tenant_id = of_tenant and s.is_approver and s.is_active
    union
    select d.staff_id, d.approver_id, d.delegation_id, held.limit_paise
    from held
    join delegation d on d.tenant_id = of_tenant and d.approver_id = held.staff_id
      and d.is_enabled and wanted between d.from_day and coalesce(d.to_day, 'infinity')
    join staff s on s.tenant_id = of_tenant and s.staff_id = d.staff_id and s.is_active
  )
  select held.staff_id, held.approver_id, held.delegation_id, held.limit_paise from held
  where not exists (select from app_user u
    where u.tenant_id = of_tenant and u.staff_id = held.staff_id and u.approvals_frozen_until > now())
$$;
