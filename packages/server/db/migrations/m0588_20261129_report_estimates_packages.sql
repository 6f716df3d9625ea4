-- expand
-- Billed stays with their estimate and the payer's part, and billed stays with a package, by the day of the final bill (RP050). Charges inside a
-- package are lines that the package brought, at the package's price; their list value is that of the price list. Amounts of lines are
-- without GST. A cancelled bill is left out.
grant select (tenant_id, admission_id, estimated_amount_paise, estimated_stay_days, is_package_applicable, packages, package_amount_paise,
  discharged_at) on admission to charaka_report_owner;
grant select (authorized_paise) on bill to charaka_report_owner;

create view report.estimate as
select b.tenant_id, b.hospital_id, b.bill_id, b.order_no as bill_no, b.fin_year, b.billed_at, a.admission_id, a.patient_id, a.registration_no,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = a.tenant_id and s.staff_id = a.doctor_id) as doctor_name,
  b.association_id as payer_id,
  (select s.association_name from association s where s.tenant_id = b.tenant_id and s.association_id = b.association_id) as payer_name,
  a.estimated_amount_paise as estimated, b.authorized_paise as authorised, b.net_amount_paise as billed,
  b.net_amount_paise - a.estimated_amount_paise as difference
from bill b
join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
where b.is_active and a.estimated_amount_paise > 0;
alter view report.estimate owner to charaka_report_owner;
grant select on report.estimate to charaka_report;

create view report.package_stay as
select b.tenant_id, b.hospital_id, b.bill_id, b.order_no as bill_no, b.fin_year, b.billed_at, a.admission_id, a.patient_id, a.registration_no,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  (select string_agg(p ->> 'packageName', ', ' order by p ->> 'packageName') from jsonb_array_elements(a.packages) p) as package_name,
  a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = a.tenant_id and s.staff_id = a.doctor_id) as doctor_name,
  b.association_id as payer_id,
  (select s.association_name from association s where s.tenant_id = b.tenant_id and s.association_id = b.association_id) as payer_name,
  (select greatest(1, (coalesce(a.discharged_at, b.billed_at) at time zone h.timezone)::date - (a.admitted_at at time zone h.timezone)::date)
     from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id) as stay_days,
  coalesce(a.package_amount_paise, 0) as price, l.inside, l.list_value, l.outside, b.net_amount_paise as billed
from bill b
join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
cross join lateral (
  select coalesce(sum(s.line_total_paise - s.gst_paise) filter (where s.package_price_paise is not null), 0)::bigint as inside,
    coalesce(sum(round(s.quantity_thousandths::numeric * s.standard_charge_paise / 1000)) filter (where s.package_price_paise is not null),
      0)::bigint as list_value,
    coalesce(sum(s.line_total_paise - s.gst_paise) filter (where s.package_price_paise is null), 0)::bigint as outside
  from service_charge s
  where s.tenant_id = b.tenant_id and s.admission_id = b.admission_id and s.is_active and not s.is_non_applicable
) l
where b.is_active and a.is_package_applicable;
alter view report.package_stay owner to charaka_report_owner;
grant select on report.package_stay to charaka_report;

select grant_right('report/estimate', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
select grant_right('report/package', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
