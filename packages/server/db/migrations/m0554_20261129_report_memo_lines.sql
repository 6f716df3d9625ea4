-- expand
-- Lines of pharmacy memos and of medicine returns for the report of the pharmacy; cost and margin are not among them. The indexes by time of
-- memos and of returns serve the period.
grant select (tenant_id, sale_id, memo_no, doctor_id) on pharmacy_sale to charaka_report_owner;
grant select (tenant_id, sale_line_id, sale_id, item_id, item_name, batch_number, expiry, mrp_paise, quantity, gross_paise, discount_paise,
  value_paise, taxable_paise, cgst_paise, sgst_paise) on pharmacy_sale_line to charaka_report_owner;
grant select (tenant_id, return_id, sale_id, return_no) on pharmacy_return to charaka_report_owner;
grant select (tenant_id, return_line_id, return_id, sale_line_id, quantity, gross_paise, discount_paise, value_paise, taxable_paise,
  cgst_paise, sgst_paise) on pharmacy_return_line to charaka_report_owner;
grant select (tenant_id, item_id, item_name, schedule) on pharmacy_item to charaka_report_owner;
grant select (tenant_id, staff_id, salutation, first_name, last_name) on staff to charaka_report_owner;

-- A return is minus on the day of the return (RP005).
create view report.memo_line as
select x.tenant_id, x.hospital_id, x.kind, x.line_id, x.memo_no, x.fin_year, x.sold_at, l.item_id, l.item_name, l.batch_number, l.expiry,
  (select coalesce(i.schedule, 'none') from pharmacy_item i where i.tenant_id = x.tenant_id and i.item_id = l.item_id) as schedule,
  x.doctor_id,
  (select name_in_one(d.salutation, d.first_name, d.last_name) from staff d
     where d.tenant_id = x.tenant_id and d.staff_id = x.doctor_id) as doctor_name,
  x.admission_id,
  (select a.patient_id from admission a where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id) as patient_id,
  (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
     from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
     where a.tenant_id = x.tenant_id and a.admission_id = x.admission_id) as person_name,
  x.quantity, l.mrp_paise as mrp, x.gross, x.discount, x.taxable, x.tax, x.net
from (
  select s.tenant_id, s.hospital_id, 'memo' as kind, l.sale_line_id as line_id, l.sale_line_id, s.memo_no, s.fin_year, s.sold_at,
    s.doctor_id, s.admission_id, l.quantity, l.gross_paise as gross, l.discount_paise as discount, l.taxable_paise as taxable,
    l.cgst_paise + l.sgst_paise as tax, l.value_paise as net
  from pharmacy_sale s
  join pharmacy_sale_line l on l.tenant_id = s.tenant_id and l.sale_id = s.sale_id
  union all
  select r.tenant_id, r.hospital_id, 'return', b.return_line_id, b.sale_line_id, r.return_no, r.fin_year, r.returned_at,
    (select s.doctor_id from pharmacy_sale s where s.tenant_id = r.tenant_id and s.sale_id = r.sale_id),
    r.admission_id, -b.quantity, -b.gross_paise, -b.discount_paise, -b.taxable_paise, -(b.cgst_paise + b.sgst_paise), -b.value_paise
  from pharmacy_return r
  join pharmacy_return_line b on b.tenant_id = r.tenant_id and b.return_id = r.return_id
) x
join pharmacy_sale_line l on l.tenant_id = x.tenant_id and l.sale_line_id = x.sale_line_id;
alter view report.memo_line owner to charaka_report_owner;
grant select on report.memo_line to charaka_report;

-- Names of items and of doctors, for sums by them.
create view report.item_name as select i.tenant_id, i.item_id, i.item_name from pharmacy_item i;
alter view report.item_name owner to charaka_report_owner;
grant select on report.item_name to charaka_report;
create view report.doctor_name as
select d.tenant_id, d.staff_id as doctor_id, name_in_one(d.salutation, d.first_name, d.last_name) as doctor_name from staff d;
alter view report.doctor_name owner to charaka_report_owner;
grant select on report.doctor_name to charaka_report;

select grant_right('pharmacy_report',
  '{"0": "view add edit delete", "13": "view", "19": "view", "20": "view", "32": "view", "33": "view", "34": "view"}');
