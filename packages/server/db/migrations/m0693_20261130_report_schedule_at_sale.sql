-- expand
-- The register of supplies reads the schedule that an item had when it was sold, and the prescriber of the order that a line answers; lines of
-- Schedule X are among them (rule 65; PH071, PH075). Lines sold before take the schedule that their item has now.
alter table pharmacy_sale_line add column schedule text;
update pharmacy_sale_line l set schedule = i.schedule from pharmacy_item i
  where i.tenant_id = l.tenant_id and i.item_id = l.item_id and i.schedule is not null;

grant select (schedule) on pharmacy_sale_line to charaka_report_owner;
grant select (clinical_order_id) on dispense_line to charaka_report_owner;

create or replace view report.prescription_supply as
select s.tenant_id, s.hospital_id, l.sale_line_id, s.cash_memo, s.fin_year, s.sold_at, l.item_id, l.item_name, l.batch_number, l.expiry,
  coalesce(l.schedule, 'none') as schedule,
  w.doctor_id,
  (select name_in_one(d.salutation, d.first_name, d.last_name) from staff d
     where d.tenant_id = s.tenant_id and d.staff_id = w.doctor_id) as doctor_name,
  (select d.registration_no from staff d where d.tenant_id = s.tenant_id and d.staff_id = w.doctor_id) as prescriber_registration_no,
  s.admission_id,
  coalesce((select a.patient_id from admission a where a.tenant_id = s.tenant_id and a.admission_id = s.admission_id),
    (select e.patient_id from encounter e where e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id)) as patient_id,
  coalesce((select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
     from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
     where a.tenant_id = s.tenant_id and a.admission_id = s.admission_id),
    (select name_in_one(n.salutation, n.first_name, n.last_name)
     from encounter e join patient n on n.tenant_id = e.tenant_id and n.patient_id = e.patient_id
     where e.tenant_id = s.tenant_id and e.encounter_id = s.encounter_id)) as person_name,
  l.quantity
from pharmacy_sale s
join pharmacy_sale_line l on l.tenant_id = s.tenant_id and l.sale_id = s.sale_id
left join dispense_line x on x.tenant_id = l.tenant_id and x.sale_line_id = l.sale_line_id
left join clinical_order o on o.tenant_id = x.tenant_id and o.clinical_order_id = x.clinical_order_id
left join order_group g on g.tenant_id = o.tenant_id and g.order_group_id = o.order_group_id
cross join lateral (select coalesce(g.ordered_by, s.doctor_id) as doctor_id) w
where l.schedule in ('G', 'H', 'H1', 'X') or x.sale_line_id is not null;
