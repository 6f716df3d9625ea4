-- expand
-- Changed prices: a rate of a payer from the day on which it begins, a rate that was corrected afterwards, and a changed price of the price list.
-- The audit is read by time, so that a period reads its own entries alone.
grant select (tenant_id, association_charge_id, association_id, charge_id, tpa_charge_paise, valid_from, is_active)
  on association_charge to charaka_report_owner;
grant select (tenant_id, hospital_id, charge_id, charge_code, charge_name, charge_category_id) on charge to charaka_report_owner;
grant select (tenant_id, audit_id, at, user_id, action, table_name, record_id, before, after) on audit_log to charaka_report_owner;
grant select (tenant_id, charge_id, admission_id, applied_at, is_active) on service_charge to charaka_report_owner;
grant select (tenant_id, admission_id, association_id) on admission to charaka_report_owner;

create view report.price_change as
select x.tenant_id, x.hospital_id, x.price_kind, x.record_id, x.from_at, x.has_time, x.charge_id, x.charge_code, x.charge_name,
  x.charge_category_id as category_id,
  (select g.charge_category_name from charge_category g
     where g.tenant_id = x.tenant_id and g.charge_category_id = x.charge_category_id) as category_name,
  x.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = x.payer_id) as payer_name,
  x.old_price, x.new_price, x.changed_by_id,
  (select u.name from app_user u where u.tenant_id = x.tenant_id and u.user_id = x.changed_by_id) as changed_by_name,
  (select count(*) from service_charge v left join admission a on a.tenant_id = v.tenant_id and a.admission_id = v.admission_id
     where v.tenant_id = x.tenant_id and v.charge_id = x.charge_id and v.is_active and v.applied_at >= x.from_at
       and (x.payer_id is null or a.association_id = x.payer_id)) as lines_since
from (
  select c.tenant_id, c.hospital_id, 'payer' as price_kind, r.association_charge_id as record_id,
    r.valid_from::timestamp at time zone h.timezone as from_at, false as has_time, c.charge_id, c.charge_code, c.charge_name,
    c.charge_category_id, r.association_id as payer_id,
    (select p.tpa_charge_paise from association_charge p
       where p.tenant_id = r.tenant_id and p.association_id = r.association_id and p.charge_id = r.charge_id and p.is_active
         and p.valid_from < r.valid_from
       order by p.valid_from desc limit 1) as old_price,
    r.tpa_charge_paise as new_price,
    (select l.user_id::bigint from audit_log l
       where l.tenant_id = r.tenant_id and l.table_name = 'association_charge' and l.record_id = r.association_charge_id::text
       order by l.at desc, l.audit_id desc limit 1) as changed_by_id
  from association_charge r
  join charge c on c.tenant_id = r.tenant_id and c.charge_id = r.charge_id
  join hospital h on h.tenant_id = c.tenant_id and h.hospital_id = c.hospital_id
  where r.is_active
  union all
  select c.tenant_id, c.hospital_id, 'corrected', l.audit_id, l.at, true, c.charge_id, c.charge_code, c.charge_name, c.charge_category_id,
    r.association_id, (l.before ->> 'tpa_charge_paise')::bigint, (l.after ->> 'tpa_charge_paise')::bigint, l.user_id::bigint
  from audit_log l
  join association_charge r on r.tenant_id = l.tenant_id and r.association_charge_id = l.record_id::bigint
  join charge c on c.tenant_id = r.tenant_id and c.charge_id = r.charge_id
  where l.table_name = 'association_charge' and l.action = 'update' and l.before ? 'tpa_charge_paise'
  union all
  select c.tenant_id, c.hospital_id, 'standard', l.audit_id, l.at, true, c.charge_id, c.charge_code, c.charge_name, c.charge_category_id,
    null::bigint, (l.before ->> 'standard_charge_paise')::bigint, (l.after ->> 'standard_charge_paise')::bigint, l.user_id::bigint
  from audit_log l
  join charge c on c.tenant_id = l.tenant_id and c.charge_id = l.record_id::bigint
  where l.table_name = 'charge' and l.action = 'update' and l.before ? 'standard_charge_paise'
) x;
alter view report.price_change owner to charaka_report_owner;
grant select on report.price_change to charaka_report;

select grant_right('report/dynamic-charge', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
