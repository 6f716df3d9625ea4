-- expand
-- Referred stays and visits for the report of referrals, with the revenue charged so far, without GST and non-hospital charges (RP039), and the
-- commission that was agreed for the stay, else with the referrer.
grant select (tenant_id, referral_id, referral_name, ipd_basis_points, opd_basis_points) on referral to charaka_report_owner;
grant select (tenant_id, hospital_id, admission_id, admitted_at, referral_id, referral_commission_basis_points, is_referral_paid, is_cancelled)
  on admission to charaka_report_owner;
grant select (tenant_id, hospital_id, encounter_id, opd_visit_id, patient_id, opened_at, referral_id) on encounter to charaka_report_owner;
grant select (tenant_id, opd_visit_id, is_cancelled) on opd_visit to charaka_report_owner;
grant select (tenant_id, counter_bill_id, encounter_id) on counter_bill to charaka_report_owner;
grant select (tenant_id, service_charge_id, admission_id, counter_bill_id, gst_paise, line_total_paise, is_active, is_non_applicable)
  on service_charge to charaka_report_owner;
grant select (tenant_id, service_charge_id, net_paise) on counter_refund_line to charaka_report_owner;

create view report.referred_case as
select x.tenant_id, x.hospital_id, x.kind, x.case_id, x.came_at, x.referrer_id, r.referral_name as referrer_name, x.admission_id, x.patient_id,
  coalesce(
    (select nullif(a.infant_name, '') from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select name_in_one(n.salutation, n.first_name, n.last_name) from patient n
       where n.tenant_id = x.tenant_id and n.patient_id = x.patient_id)) as person_name,
  v.revenue, trim_scale(p.basis_points / 100.0)::text as agreed_percent,
  coalesce(round(v.revenue::numeric * p.basis_points / 10000), 0)::bigint as commission,
  case when x.is_paid then 'paid' else 'open' end as commission_state
from (
  select a.tenant_id, a.hospital_id, 'stay' as kind, a.admission_id as case_id, a.admitted_at as came_at, a.referral_id as referrer_id,
    a.admission_id, a.patient_id, a.referral_commission_basis_points as agreed, a.is_referral_paid as is_paid
  from admission a
  where not a.is_cancelled and a.referral_id is not null
  union all
  select e.tenant_id, e.hospital_id, 'visit', e.encounter_id, e.opened_at, e.referral_id, null::bigint, e.patient_id, null::integer, false
  from encounter e
  where e.referral_id is not null and e.opd_visit_id is not null
    and not exists (select from opd_visit o where o.tenant_id = e.tenant_id and o.opd_visit_id = e.opd_visit_id and o.is_cancelled)
) x
join referral r on r.tenant_id = x.tenant_id and r.referral_id = x.referrer_id
cross join lateral (
  select coalesce(x.agreed, case x.kind when 'stay' then r.ipd_basis_points else r.opd_basis_points end) as basis_points
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
alter view report.referred_case owner to charaka_report_owner;
grant select on report.referred_case to charaka_report;

-- Names of referrers, for sums by referrer.
create view report.referrer_name as
select r.tenant_id, r.referral_id as referrer_id, r.referral_name as referrer_name from referral r;
alter view report.referrer_name owner to charaka_report_owner;
grant select on report.referrer_name to charaka_report;

select grant_right('referal_by_report', '{"0": "view add edit delete", "13": "view", "19": "view", "33": "view"}');
