-- expand
-- The report of diagnostics keeps a line that was taken off a stay on its day, and takes it back on the day of the removal; a credit note takes
-- the discount of its lines back too (RP005). A panel with a confidential member, of any time, has neither number nor name, with an order or
-- without (RP010).
grant select (tenant_id, service_charge_id, changed_at) on service_charge to charaka_report_owner;
grant select (tenant_id, counter_refund_id, service_charge_id, quantity_thousandths) on counter_refund_line to charaka_report_owner;
grant select (tenant_id, orderable_id, charge_id) on orderable to charaka_report_owner;
grant select (tenant_id, orderable_id, member_id) on orderable_member to charaka_report_owner;

create or replace view report.diagnostic_line as
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
  where (s.is_active or s.changed_at is not null) and not s.is_non_applicable and s.charge_type_id in (1, 3, 6)
  union all
  select s.tenant_id, s.hospital_id, 'removed', s.service_charge_id, 0::bigint, s.changed_at,
    s.charge_type_id, s.charge_id, s.description, s.clinical_order_id, s.admission_id, s.counter_bill_id,
    -round(s.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint,
    -(s.line_total_paise - s.gst_paise), -s.gst_paise
  from service_charge s
  where not s.is_active and s.changed_at is not null and not s.is_non_applicable and s.charge_type_id in (1, 3, 6)
  union all
  select r.tenant_id, r.hospital_id, 'refunded', l.service_charge_id, r.counter_refund_id, r.refunded_at,
    s.charge_type_id, s.charge_id, s.description, s.clinical_order_id, s.admission_id, s.counter_bill_id,
    -round(l.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint, -l.net_paise, -(l.igst_paise + l.sgst_paise + l.cgst_paise)
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
    select from lab_test t where t.tenant_id = x.tenant_id and t.is_confidential and (t.charge_id = x.charge_id or t.charge_id in (
      select b.charge_id from orderable p
      join orderable_member m on m.tenant_id = p.tenant_id and m.orderable_id = p.orderable_id
      join orderable b on b.tenant_id = m.tenant_id and b.orderable_id = m.member_id
      where p.tenant_id = x.tenant_id and p.charge_id = x.charge_id))) as is_hidden
) c
cross join lateral (
  select coalesce((select a.association_id from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id),
    (select b.association_id from counter_bill b where b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id)) as payer_id
) p;
