-- expand
-- Headings have a size of their own, and what a paper leaves out stands in its layout alone (0157): lines that print settings left out
-- become a version of each paper under them. Nobody made that version.
alter table paper_layout add column heading_size text not null default 'normal'
  check (heading_size in ('small', 'normal', 'large'));
alter table paper_layout alter column made_by drop not null;

-- Which lines each paper may go without; signatures and tax of tax documents are no longer among them.
with line (setting_for, paper, fields) as (values
  ('ipd_bill', 'ipd_bill', array['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'payments', 'medicines', 'diagnosis']),
  ('ipd_bill', 'bill_version', array['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'signatory', 'payments', 'medicines', 'gstSummary', 'diagnosis']),
  ('ipd_bill', 'gst_document', array['amountInWords', 'createdBy', 'printedBy']),
  ('ipd_bill', 'admission_form', array['barcodes', 'createdBy', 'printedBy']),
  ('ipd_payment', 'ipd_payment', array['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'signatory']),
  ('ipd_payment', 'payment_request', array['barcodes', 'amountInWords', 'createdBy', 'printedBy', 'signatory']),
  ('ipd_payment', 'payer_receipt', array['amountInWords', 'createdBy', 'printedBy', 'signatory']),
  ('provisional-booking', 'booking_advance', array['amountInWords', 'createdBy', 'printedBy', 'signatory']),
  ('discharge_summary', 'discharge_summary', array['barcodes', 'createdBy', 'printedBy', 'signatory']),
  ('patient_registration', 'patient_registration', array['barcodes', 'printedBy', 'signatory']),
  ('birth_record', 'birth_record', array['createdBy']),
  ('death_record', 'death_record', array['createdBy']),
  ('pharmacy_bill', 'pharmacy_bill', array['barcodes', 'amountInWords', 'createdBy', 'printedBy']),
  ('day-book', 'day_closing', array['payments', 'printedBy', 'signatory'])
), left_out as (
  select s.tenant_id, s.hospital_id, l.paper,
    array(select case when l.paper = 'patient_registration' and f = 'barcodes' then 'barcode' else f end
      from unnest(l.fields) f where f = any (s.hidden_lines)) as hidden
  from print_setting s join line l on l.setting_for = s.setting_for
    -- Another spelling, used where the first one is not.
    or s.setting_for = 'pharmacyBill' and l.setting_for = 'pharmacy_bill' and not exists (
      select from print_setting o where o.tenant_id = s.tenant_id and o.hospital_id = s.hospital_id
        and o.setting_for = 'pharmacy_bill' and o.is_active)
  where s.is_active
), newest as (
  select distinct on (tenant_id, hospital_id, setting_for) * from paper_layout
  order by tenant_id, hospital_id, setting_for, version_no desc
)
insert into paper_layout (tenant_id, hospital_id, setting_for, version_no, block_order, hidden, text_size, made_at)
select o.tenant_id, o.hospital_id, o.paper, coalesce(n.version_no, 0) + 1, coalesce(n.block_order, '{}'),
  array(select distinct unnest(coalesce(n.hidden, '{}') || o.hidden)), coalesce(n.text_size, 'normal'), now()
from left_out o
left join newest n on n.tenant_id = o.tenant_id and n.hospital_id = o.hospital_id and n.setting_for = o.paper
where cardinality(o.hidden) > 0;
