-- expand
-- Referred walk-in patients, who have no visit, beside stays and visits; their rate is that of other cases. A case without an agreed rate has
-- no commission, whose default is off (FI063).
grant select (tenant_id, referral_id, other_basis_points) on referral to charaka_report_owner;
grant select (tenant_id, encounter_id, encounter_class) on encounter to charaka_report_owner;

create or replace view report.referred_case as
select x.tenant_id, x.hospital_id, x.kind, x.case_id, x.came_at, x.referrer_id, r.referral_name as referrer_name, x.admission_id, x.patient_id,
  coalesce(
    (select nullif(a.infant_name, '') from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
       where n.tenant_id = x.tenant_id and n.patient_id = x.patient_id)) as person_name,
  v.revenue, trim_scale(p.basis_points / 100.0)::text as agreed_percent,
  round(v.revenue::numeric * p.basis_points / 10000)::bigint as commission,
  case when p.basis_points is null then null when x.is_paid then 'paid' else 'open' end as commission_state
from (
  select a.tenant_id, a.hospital_id, 'stay' as kind, a.admission_id as case_id, a.admitted_at as came_at, a.referral_id as referrer_id,
    a.admission_id, a.patient_id, a.referral_commission_basis_points as agreed, a.is_referral_paid as is_paid
  from admission a
  where not a.is_cancelled and a.referral_id is not null
  union all
  select e.tenant_id, e.hospital_id, case e.encounter_class when 'OPD' then 'visit' else 'direct' end, e.encounter_id, e.opened_at, e.referral_id, null::bigint, e.patient_id, null::integer, false
  from encounter e
  where e.referral_id is not null and e.encounter_class in ('OPD', 'Direct')
    and not exists (select from opd_visit o where o.tenant_id = e.tenant_id and o.opd_visit_id = e.opd_visit_id and o.is_cancelled)
) x
join referral r on r.tenant_id = x.tenant_id and r.referral_id = x.referrer_id
cross join lateral (
  select nullif(coalesce(x.agreed,
    case x.kind when 'stay' then r.ipd_basis_points when 'visit' then r.opd_basis_points else r.other_basis_points end), 0) as basis_points
) p
cross join lateral (
  select case x.kind
    when 'stay' then (
      select coalesce(sum(s.line_total_paise - s.gst_paise), 0)::bigint from service_charge s
      where s.tenant_id = x.tenant_id and s.admission_id = x.admission_id and s.is_active and not s.is_non_applicable)
    else (
      select coalesce(sum(s.line_total_paise - s.gst_paise - coalesce((
          select sum(l.net_paise) from counter_refund_line l
          where l.tenant_id = s.tenant_id and l.service_charge_id = s.service_charge_id), 0)), 0)::bigint
      from counter_bill b
      join service_charge s on s.tenant_id = b.tenant_id and s.counter_bill_id = b.counter_bill_id
      where b.tenant_id = x.tenant_id and b.encounter_id = x.case_id and s.is_active and not s.is_non_applicable)
  end as revenue
) v;
