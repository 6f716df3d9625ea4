-- expand
-- Supplies of medicine on prescription, as the registers of the Drugs Rules want them: the lines of memos of Schedule G, H and H1, and every line
-- that answers a prescription (rule 65; PH071, PH075). The indexes by time of memos serve the period.
grant select (tenant_id, sale_id, cash_memo) on pharmacy_sale to charaka_report_owner;
grant select (tenant_id, staff_id, registration_no) on staff to charaka_report_owner;
grant select (tenant_id, sale_line_id) on dispense_line to charaka_report_owner;

create view report.prescription_supply as
select s.tenant_id, s.hospital_id, l.sale_line_id, s.cash_memo, s.fin_year, s.sold_at, l.item_id, l.item_name, l.batch_number, l.expiry,
  (select coalesce(i.schedule, 'none') from pharmacy_item i where i.tenant_id = l.tenant_id and i.item_id = l.item_id) as schedule,
  s.doctor_id,
  (select name_in_one(d.salutation, d.first_name, d.last_name) from staff d
     where d.tenant_id = s.tenant_id and d.staff_id = s.doctor_id) as doctor_name,
  (select d.registration_no from staff d where d.tenant_id = s.tenant_id and d.staff_id = s.doctor_id) as prescriber_registration_no,
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
where exists (select from pharmacy_item i where i.tenant_id = l.tenant_id and i.item_id = l.item_id and i.schedule in ('G', 'H', 'H1'))
  or exists (select from dispense_line x where x.tenant_id = l.tenant_id and x.sale_line_id = l.sale_line_id);
alter view report.prescription_supply owner to charaka_report_owner;
grant select on report.prescription_supply to charaka_report;

select grant_right('report/prescription-supply',
  '{"0": "view add edit delete", "13": "view", "19": "view", "20": "view", "33": "view", "34": "view"}');
