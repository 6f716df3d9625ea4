-- expand
-- Refunds for a report of their own, with their reasons: the refunds of the collections, with positive amounts. The indexes by time of the
-- papers serve the period as they do for collections.
grant select (tenant_id, payment_id, note) on payment to charaka_report_owner;
grant select (tenant_id, advance_entry_id, reason) on advance_entry to charaka_report_owner;
grant select (tenant_id, return_id, reason) on pharmacy_return to charaka_report_owner;
grant select (tenant_id, counter_receipt_id, reason) on counter_receipt to charaka_report_owner;

create view report.refund as
select m.tenant_id, m.hospital_id, m.source, m.paper_id, m.receipt_no, m.fin_year, m.paid_at as refunded_at,
  m.collector_id as refunded_by_id, m.collector_name as refunded_by_name, m.admission_id, m.patient_id, m.patient_name as person_name,
  case m.source
    when 'inpatient' then (select p.note from payment p where p.tenant_id = m.tenant_id and p.payment_id = m.paper_id)
    when 'advance' then (select e.reason from advance_entry e where e.tenant_id = m.tenant_id and e.advance_entry_id = m.paper_id)
    when 'medicineReturn' then (select r.reason from pharmacy_return r where r.tenant_id = m.tenant_id and r.return_id = m.paper_id)
    when 'counter' then (select c.reason from counter_receipt c where c.tenant_id = m.tenant_id and c.counter_receipt_id = m.paper_id)
  end as reason,
  -m.cash as cash, -m.card as card, -m.upi as upi, -m.neft as neft, -m.cheque as cheque, -m.amount as amount
from report.money m
where m.kind = 'Refund';
alter view report.refund owner to charaka_report_owner;
grant select on report.refund to charaka_report;

select grant_right('report/refund', '{"0": "view add edit delete", "13": "view", "19": "view", "33": "view"}');
