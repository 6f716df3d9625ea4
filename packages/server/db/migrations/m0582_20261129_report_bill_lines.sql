-- expand
-- Lines of final bills for the report of inpatient revenue, by the day of the bill (RP039). The discount of the whole bill is spread over its
-- lines in proportion to their worth, as its tax document spreads it (RP040); medicine is one line, with the GST of its memos; round-off and
-- non-hospital charges are columns of their own. The lines of a bill add up to its net amount, to the paisa. Of a cancelled bill, whose lines
-- are billed again, the whole remains on its day, and is negative on the day of the cancellation (RP005).
grant select (tenant_id, hospital_id, bill_id, admission_id, fin_year, order_no, billed_at, association_id, is_active, cancelled_at, is_igst,
  total_charge_paise, total_without_gst_paise, non_hospital_paise, medicine_charge_paise, other_charge_paise, discount_paise, round_off_paise,
  net_amount_paise) on bill to charaka_report_owner;
grant select (igst_basis_points, sgst_basis_points, cgst_basis_points, is_gst_inclusive, is_gst_before_discount, is_igst_applied)
  on service_charge to charaka_report_owner;
grant select (tenant_id, bill_id, is_note, is_after_discount) on gst_document to charaka_report_owner;

create view report.bill_line as
select x.tenant_id, x.hospital_id, x.entry, x.bill_id, x.line_id, x.part, x.billed_at, x.bill_no, x.fin_year,
  case when not c.is_hidden then x.charge_id end as charge_id,
  case when x.part = 'charge' and not c.is_hidden then x.description end as charge_name,
  x.charge_type_id, x.charge_id as posted_charge_id,
  (select t.charge_type_name from charge_type t where t.tenant_id = x.tenant_id and t.charge_type_id = x.charge_type_id) as charge_type_name,
  x.charge_category_id as category_id,
  (select g.charge_category_name from charge_category g
     where g.tenant_id = x.tenant_id and g.charge_category_id = x.charge_category_id) as category_name,
  a.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = x.tenant_id and s.staff_id = a.doctor_id) as doctor_name,
  w.ward_id,
  (select g.bed_group_name from bed_group g where g.tenant_id = x.tenant_id and g.bed_group_id = w.ward_id) as ward_name,
  x.payer_id,
  (select s.association_name from association s where s.tenant_id = x.tenant_id and s.association_id = x.payer_id) as payer_name,
  x.admission_id, a.patient_id,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name)) from patient n
     where n.tenant_id = a.tenant_id and n.patient_id = a.patient_id) as person_name,
  x.gross, x.discount, x.net, x.tax, x.round_off, x.non_hospital
from (
  select p.tenant_id, p.hospital_id, 'billed' as entry, p.bill_id, p.line_id, p.part, p.billed_at, p.bill_no, p.fin_year, p.payer_id,
    p.admission_id, p.charge_id, p.description, p.charge_type_id, p.charge_category_id, p.clinical_order_id, p.applied_at,
    p.worth - p.tax + p.line_discount as gross, p.line_discount + s.share as discount,
    p.worth - s.share - t.tax as net, t.tax, p.round_off, p.non_hospital
  from (
    select l.*,
      sum(l.worth) over (partition by l.tenant_id, l.hospital_id, l.billed_at, l.bill_id order by l.place, l.line_id) as upto,
      sum(l.worth) over (partition by l.tenant_id, l.hospital_id, l.billed_at, l.bill_id) as whole
    from (
      select b.tenant_id, b.hospital_id, b.bill_id, b.billed_at, b.order_no as bill_no, b.fin_year, b.association_id as payer_id,
        b.admission_id, b.discount_paise, b.is_igst, v.*
      from bill b
      cross join lateral (
        select 1 as place, 'charge' as part, s.service_charge_id as line_id, s.charge_id, s.description, s.charge_type_id,
          s.charge_category_id, s.clinical_order_id, s.applied_at, k.rate,
          case when k.is_left_out then 0 else k.line_discount end as line_discount,
          case when k.is_left_out then 0 else k.net + k.tax end as worth, case when k.is_left_out then 0 else k.tax end as tax,
          0::bigint as round_off, case when k.is_left_out then k.net + k.tax else 0 end as non_hospital
        from service_charge s
        cross join lateral (
          select case when s.is_igst_applied = b.is_igst then s.gst_paise
              else line_gst(s.quantity_thousandths, s.applied_charge_paise, s.item_discount_paise, s.igst_basis_points, s.sgst_basis_points,
                s.cgst_basis_points, s.is_gst_inclusive, s.is_gst_before_discount, b.is_igst) end as tax,
            s.line_total_paise - s.gst_paise as posted_net,
            round(s.quantity_thousandths::numeric * s.item_discount_paise / 1000)::bigint as line_discount,
            case when b.is_igst then s.igst_basis_points else s.sgst_basis_points + s.cgst_basis_points end as rate,
            s.is_non_applicable and b.non_hospital_paise > 0 as is_left_out
        ) g
        cross join lateral (
          select g.tax, g.line_discount, g.rate, g.is_left_out,
            case when s.is_gst_inclusive then s.line_total_paise - g.tax else g.posted_net end as net
        ) k
        where s.tenant_id = b.tenant_id and s.admission_id = b.admission_id and s.is_active
        union all
        select 2, 'medicine', 0::bigint, null::bigint, null::text, null::bigint, null::bigint, null::bigint, b.billed_at, 0, 0::bigint,
          b.medicine_charge_paise, 0::bigint, 0::bigint, 0::bigint where b.medicine_charge_paise <> 0
        union all
        select 3, 'other', 0::bigint, null::bigint, null::text, null::bigint, null::bigint, null::bigint, b.billed_at, 0, 0::bigint,
          b.other_charge_paise, 0::bigint, 0::bigint, 0::bigint where b.other_charge_paise <> 0
        union all
        select 4, 'roundOff', 0::bigint, null::bigint, null::text, null::bigint, null::bigint, null::bigint, b.billed_at, 0, 0::bigint,
          0::bigint, 0::bigint, b.round_off_paise, 0::bigint where b.round_off_paise <> 0
      ) v
      where b.is_active
    ) l
  ) p
  cross join lateral (
    select case when p.whole = 0 then 0
      else (round(p.discount_paise * p.upto / p.whole) - round(p.discount_paise * (p.upto - p.worth) / p.whole))::bigint end as share
  ) s
  cross join lateral (
    select case
      when s.share <> 0 and exists (select from gst_document d
        where d.tenant_id = p.tenant_id and d.bill_id = p.bill_id and not d.is_note and d.is_after_discount)
      then case when p.is_igst then round((p.worth - s.share)::numeric * p.rate / (10000 + p.rate))
        else 2 * round((p.worth - s.share)::numeric * p.rate / (2 * (10000 + p.rate))) end::bigint
      else p.tax end as tax
  ) t
  union all
  select b.tenant_id, b.hospital_id, e.entry, b.bill_id, 0::bigint, 'whole', e.at, b.order_no, b.fin_year, b.association_id, b.admission_id,
    null::bigint, null::text, null::bigint, null::bigint, null::bigint, b.billed_at,
    e.sign * (b.net_amount_paise - b.round_off_paise + b.discount_paise - k.tax), e.sign * b.discount_paise,
    e.sign * (b.net_amount_paise - b.round_off_paise - k.tax), e.sign * k.tax, e.sign * b.round_off_paise, e.sign * b.non_hospital_paise
  from bill b
  cross join lateral (select b.total_charge_paise - b.total_without_gst_paise as tax) k
  cross join lateral (values ('billed', b.billed_at, 1), ('cancelled', b.cancelled_at, -1)) as e (entry, at, sign)
  where not b.is_active
) x
join admission a on a.tenant_id = x.tenant_id and a.admission_id = x.admission_id
cross join lateral (
  select exists (select from clinical_order q
      where q.tenant_id = x.tenant_id and q.clinical_order_id = x.clinical_order_id and q.is_confidential)
    or exists (select from lab_test t where t.tenant_id = x.tenant_id and t.charge_id = x.charge_id and t.is_confidential)
    or exists (
      select from orderable p
      join orderable_member m on m.tenant_id = p.tenant_id and m.orderable_id = p.orderable_id and m.is_active
      join orderable i on i.tenant_id = m.tenant_id and i.orderable_id = m.member_id
      join lab_test t on t.tenant_id = i.tenant_id and t.charge_id = i.charge_id and t.is_confidential
      where p.tenant_id = x.tenant_id and p.charge_id = x.charge_id) as is_hidden
) c
cross join lateral (
  select (select b.bed_group_id from bed_stay y join bed b on b.tenant_id = y.tenant_id and b.bed_id = y.bed_id
      where y.tenant_id = x.tenant_id and y.admission_id = x.admission_id and not y.is_cancelled and y.during @> x.applied_at
      order by y.is_virtual limit 1) as ward_id
) w;
alter view report.bill_line owner to charaka_report_owner;
grant select on report.bill_line to charaka_report;

select grant_right('ipd_revenue_report', '{"0": "view add edit delete", "13": "view", "19": "view", "32": "view", "33": "view"}');
