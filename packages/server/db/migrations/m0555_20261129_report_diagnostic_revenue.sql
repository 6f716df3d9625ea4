-- expand
-- Charged investigations and images for the report of diagnostics: a line on the day of the charge, and what the counter took back on the day
-- of the credit note, as minus (RP005). Amounts are charged, without GST and non-hospital charges (RP039). A confidential test has neither number nor
-- name (RP010).
grant select (tenant_id, hospital_id, service_charge_id, admission_id, counter_bill_id, charge_type_id, charge_id, description, applied_at,
  quantity_thousandths, item_discount_paise, gst_paise, line_total_paise, is_active, is_non_applicable,
  clinical_order_id) on service_charge to charaka_report_owner;
grant select (tenant_id, hospital_id, counter_refund_id, counter_bill_id, refunded_at) on counter_refund to charaka_report_owner;
grant select (tenant_id, counter_refund_id, service_charge_id, net_paise, igst_paise, sgst_paise, cgst_paise)
  on counter_refund_line to charaka_report_owner;
grant select (tenant_id, clinical_order_id, order_group_id, is_confidential) on clinical_order to charaka_report_owner;
grant select (tenant_id, order_group_id, ordered_by) on order_group to charaka_report_owner;
grant select (tenant_id, charge_id, is_confidential) on lab_test to charaka_report_owner;
grant select (tenant_id, charge_id, charge_name) on charge to charaka_report_owner;
grant select (tenant_id, admission_id, association_id) on admission to charaka_report_owner;

create view report.diagnostic_line as
select x.tenant_id, x.hospital_id, x.entry, x.line_id, x.refund_id, x.charged_at,
  case when x.charge_type_id = 3 then 'laboratory' else 'imaging' end as kind,
  case when not c.is_hidden then x.charge_id end as test_id,
  case when not c.is_hidden then x.description end as test_name,
  o.orderer_id,
  (select name_in_one(d.salutation, d.first_name, d.last_name) from staff d
     where d.tenant_id = x.tenant_id and d.staff_id = o.orderer_id) as orderer_name,
  p.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = p.payer_id) as payer_name,
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
  x.discount, x.net, x.tax
from (
  select s.tenant_id, s.hospital_id, 'charged' as entry, s.service_charge_id as line_id, 0::bigint as refund_id, s.applied_at as charged_at,
    s.charge_type_id, s.charge_id, s.description, s.clinical_order_id, s.admission_id, s.counter_bill_id,
    round(s.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint as discount,
    s.line_total_paise - s.gst_paise as net, s.gst_paise as tax
  from service_charge s
  where s.is_active and not s.is_non_applicable and s.charge_type_id in (1, 3, 6)
  union all
  select r.tenant_id, r.hospital_id, 'refunded', l.service_charge_id, r.counter_refund_id, r.refunded_at,
    s.charge_type_id, s.charge_id, s.description, s.clinical_order_id, s.admission_id, s.counter_bill_id,
    0::bigint, -l.net_paise, -(l.igst_paise + l.sgst_paise + l.cgst_paise)
  from counter_refund r
  join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
  join service_charge s on s.tenant_id = l.tenant_id and s.service_charge_id = l.service_charge_id and s.charge_type_id in (1, 3, 6)
) x
left join lateral (
  select g.ordered_by as orderer_id, q.is_confidential
  from clinical_order q join order_group g on g.tenant_id = q.tenant_id and g.order_group_id = q.order_group_id
  where q.tenant_id = x.tenant_id and q.clinical_order_id = x.clinical_order_id
) o on true
cross join lateral (
  select coalesce(o.is_confidential, false) or exists (
    select from lab_test t where t.tenant_id = x.tenant_id and t.charge_id = x.charge_id and t.is_confidential) as is_hidden
) c
cross join lateral (
  select coalesce((select a.association_id from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select b.association_id from counter_bill b where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)) as payer_id
) p;
alter view report.diagnostic_line owner to charaka_report_owner;
grant select on report.diagnostic_line to charaka_report;

-- Names of charges, for sums by test.
create view report.test_name as select c.tenant_id, c.charge_id as test_id, c.charge_name as test_name from charge c;
alter view report.test_name owner to charaka_report_owner;
grant select on report.test_name to charaka_report;

select grant_right('digo_report', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
