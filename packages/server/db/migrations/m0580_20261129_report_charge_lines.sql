-- expand
-- Posted charges for the report of charges: a line on the day of the charge, and as minus what a clerk took off a stay on that day, and what
-- the counter took back on the day of the credit note (RP005). Amounts are charged, without GST; non-hospital charges are a column of their
-- own (RP039). Bed rent that was fixed for a cancelled bill is left out: it is worked out from the stays again. A confidential test has neither
-- number, code nor name (RP010), nor has a panel that holds one.
grant select (tenant_id, hospital_id, service_charge_id, admission_id, counter_bill_id, encounter_id, charge_type_id, charge_category_id,
  charge_id, charge_code, description, applied_at, changed_at, quantity_thousandths, applied_charge_paise, item_discount_paise, gst_paise,
  line_total_paise, is_active, is_bed_rent, is_non_applicable, clinical_order_id, created_by) on service_charge to charaka_report_owner;
grant select (tenant_id, counter_refund_id, service_charge_id, quantity_thousandths) on counter_refund_line to charaka_report_owner;
grant select (tenant_id, charge_type_id, charge_type_name) on charge_type to charaka_report_owner;
grant select (tenant_id, charge_category_id, charge_category_name) on charge_category to charaka_report_owner;
grant select (tenant_id, orderable_id, charge_id) on orderable to charaka_report_owner;
grant select (tenant_id, orderable_id, member_id, is_active) on orderable_member to charaka_report_owner;
grant select (tenant_id, admission_id, bed_id, during, is_virtual, is_cancelled) on bed_stay to charaka_report_owner;
grant select (tenant_id, encounter_id, doctor_id) on encounter to charaka_report_owner;
grant select (tenant_id, admission_id, doctor_id) on admission to charaka_report_owner;

create view report.charge_line as
select x.tenant_id, x.hospital_id, x.entry, x.line_id, x.refund_id, x.charged_at,
  case when not c.is_hidden then x.charge_code end as charge_code,
  case when not c.is_hidden then x.charge_id end as charge_id,
  case when not c.is_hidden then x.description end as charge_name,
  x.charge_type_id,
  (select t.charge_type_name from charge_type t where t.tenant_id = x.tenant_id and t.charge_type_id = x.charge_type_id) as charge_type_name,
  x.charge_category_id as category_id,
  (select g.charge_category_name from charge_category g
     where g.tenant_id = x.tenant_id and g.charge_category_id = x.charge_category_id) as category_name,
  d.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = x.tenant_id and s.staff_id = d.doctor_id) as doctor_name,
  o.orderer_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = x.tenant_id and s.staff_id = o.orderer_id) as orderer_name,
  w.ward_id,
  (select g.bed_group_name from bed_group g where g.tenant_id = x.tenant_id and g.bed_group_id = w.ward_id) as ward_name,
  p.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = p.payer_id) as payer_name,
  x.posted_by_id,
  (select u.name from app_user u where u.tenant_id = x.tenant_id and u.user_id = x.posted_by_id) as posted_by_name,
  x.admission_id,
  coalesce((select a.patient_id from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select b.patient_id from counter_bill b where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)) as patient_id,
  coalesce(
    (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
       from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
       where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select name_in_one(n.salutation, n.first_name, n.last_name)
       from counter_bill b join patient n on n.tenant_id = b.tenant_id and n.patient_id = b.patient_id
       where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)) as person_name,
  trim_scale(x.quantity_thousandths / 1000.0)::text as quantity, x.rate, x.discount,
  case when x.is_non_applicable then 0 else x.net end as net, x.tax,
  case when x.is_non_applicable then x.net else 0 end as non_hospital
from (
  select s.tenant_id, s.hospital_id, 'charged' as entry, s.service_charge_id as line_id, 0::bigint as refund_id, s.applied_at as charged_at,
    s.charge_type_id, s.charge_category_id, s.charge_id, s.charge_code, s.description, s.clinical_order_id, s.admission_id, s.counter_bill_id,
    s.encounter_id, s.applied_at, s.created_by as posted_by_id, s.is_non_applicable, s.quantity_thousandths, s.applied_charge_paise as rate,
    round(s.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint as discount,
    s.line_total_paise - s.gst_paise as net, s.gst_paise as tax
  from service_charge s
  where s.is_active
  union all
  select s.tenant_id, s.hospital_id, 'charged', s.service_charge_id, 0::bigint, s.applied_at, s.charge_type_id, s.charge_category_id,
    s.charge_id, s.charge_code, s.description, s.clinical_order_id, s.admission_id, s.counter_bill_id, s.encounter_id, s.applied_at,
    s.created_by, s.is_non_applicable, s.quantity_thousandths, s.applied_charge_paise,
    round(s.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint, s.line_total_paise - s.gst_paise, s.gst_paise
  from service_charge s
  where not s.is_active and not s.is_bed_rent and s.changed_at is not null
  union all
  select s.tenant_id, s.hospital_id, 'removed', s.service_charge_id, 0::bigint, s.changed_at, s.charge_type_id, s.charge_category_id,
    s.charge_id, s.charge_code, s.description, s.clinical_order_id, s.admission_id, s.counter_bill_id, s.encounter_id, s.applied_at,
    s.created_by, s.is_non_applicable, -s.quantity_thousandths, s.applied_charge_paise,
    -round(s.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint, s.gst_paise - s.line_total_paise, -s.gst_paise
  from service_charge s
  where not s.is_active and not s.is_bed_rent and s.changed_at is not null
  union all
  select r.tenant_id, r.hospital_id, 'refunded', l.service_charge_id, r.counter_refund_id, r.refunded_at, s.charge_type_id,
    s.charge_category_id, s.charge_id, s.charge_code, s.description, s.clinical_order_id, s.admission_id, s.counter_bill_id, s.encounter_id,
    s.applied_at, s.created_by, s.is_non_applicable, -l.quantity_thousandths, s.applied_charge_paise,
    -round(l.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint, -l.net_paise,
    -(l.igst_paise + l.sgst_paise + l.cgst_paise)
  from counter_refund r
  join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
  join service_charge s on s.tenant_id = l.tenant_id and s.service_charge_id = l.service_charge_id
) x
left join lateral (
  select g.ordered_by as orderer_id, q.is_confidential
  from clinical_order q join order_group g on g.tenant_id = q.tenant_id and g.order_group_id = q.order_group_id
  where q.tenant_id = x.tenant_id and q.clinical_order_id = x.clinical_order_id
) o on true
cross join lateral (
  select coalesce(o.is_confidential, false)
    or exists (select from lab_test t where t.tenant_id = x.tenant_id and t.charge_id = x.charge_id and t.is_confidential)
    or exists (
      select from orderable p
      join orderable_member m on m.tenant_id = p.tenant_id and m.orderable_id = p.orderable_id and m.is_active
      join orderable i on i.tenant_id = m.tenant_id and i.orderable_id = m.member_id
      join lab_test t on t.tenant_id = i.tenant_id and t.charge_id = i.charge_id and t.is_confidential
      where p.tenant_id = x.tenant_id and p.charge_id = x.charge_id) as is_hidden
) c
cross join lateral (
  select coalesce((select a.doctor_id from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select e.doctor_id from encounter e where e.tenant_id = x.tenant_id and e.encounter_id = x.encounter_id)) as doctor_id
) d
cross join lateral (
  select (select b.bed_group_id from bed_stay y join bed b on b.tenant_id = y.tenant_id and b.bed_id = y.bed_id
      where y.tenant_id = x.tenant_id and y.admission_id = x.admission_id and not y.is_cancelled and y.during @> x.applied_at
      order by y.is_virtual limit 1) as ward_id
) w
cross join lateral (
  select coalesce((select a.association_id from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select b.association_id from counter_bill b where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)) as payer_id
) p;
alter view report.charge_line owner to charaka_report_owner;
grant select on report.charge_line to charaka_report;

-- Names of charges, their types and their categories, for sums by each.
create view report.charge_name as select c.tenant_id, c.charge_id, c.charge_name from charge c;
alter view report.charge_name owner to charaka_report_owner;
grant select on report.charge_name to charaka_report;
create view report.charge_type_name as select t.tenant_id, t.charge_type_id, t.charge_type_name from charge_type t;
alter view report.charge_type_name owner to charaka_report_owner;
grant select on report.charge_type_name to charaka_report;
create view report.category_name as
select g.tenant_id, g.charge_category_id as category_id, g.charge_category_name as category_name from charge_category g;
alter view report.category_name owner to charaka_report_owner;
grant select on report.category_name to charaka_report;

select grant_right('charge_report', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
