-- expand
-- Tax documents of counter bills, and credit notes of what goes back of them (FI045, FI046, OR023): D bills of a counter, N their notes.
alter table gst_document alter column admission_id drop not null;
alter table gst_document add column counter_bill_id bigint;
alter table gst_document add column counter_refund_id bigint;
alter table gst_document add constraint gst_document_of_bill_of_counter foreign key (tenant_id, counter_bill_id)
  references counter_bill not valid;
alter table gst_document add constraint gst_document_of_refund_of_counter foreign key (tenant_id, counter_refund_id)
  references counter_refund not valid;
-- Wider than they were: what servers of the release before write passes both.
alter table gst_document drop constraint gst_document_series_check;
alter table gst_document add constraint gst_document_series_check check (series in ('B', 'P', 'C', 'R', 'D', 'N')) not valid;
alter table gst_document drop constraint gst_document_check;
alter table gst_document add constraint gst_document_check check (
  num_nonnulls(bill_id, sale_id, return_id, counter_bill_id, counter_refund_id) = 1
  and (admission_id is null) = (num_nonnulls(counter_bill_id, counter_refund_id) = 1)) not valid;

create or replace function need_gst_document() returns trigger language plpgsql as $$
declare
  paper jsonb := to_jsonb(new);
  kept integer;
  needed integer := 1;
begin
  select count(*) into kept from gst_document d where d.tenant_id = new.tenant_id and case tg_table_name
    when 'bill' then d.bill_id = (paper ->> 'bill_id')::bigint
    when 'pharmacy_sale' then d.sale_id = (paper ->> 'sale_id')::bigint
    when 'counter_bill' then d.counter_bill_id = (paper ->> 'counter_bill_id')::bigint
    when 'counter_refund' then d.counter_refund_id = (paper ->> 'counter_refund_id')::bigint
    else d.return_id = (paper ->> 'return_id')::bigint end;
  if tg_table_name = 'bill' and not (paper ->> 'is_active')::boolean then needed := 2; end if;
  if kept <> needed then
    raise exception 'The % of % has % tax documents and needs %', tg_table_name,
      coalesce('admission ' || (paper ->> 'admission_id'), 'counter bill ' || (paper ->> 'counter_bill_id')), kept, needed;
  end if;
  return null;
end $$;
create constraint trigger need_gst_document after insert on counter_bill deferrable initially deferred
  for each row execute function need_gst_document();
create constraint trigger need_gst_document after insert on counter_refund deferrable initially deferred
  for each row execute function need_gst_document();

create or replace function post_gst_document() returns trigger language plpgsql as $$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id,
    coalesce(new.counter_bill_id, (select r.counter_bill_id from counter_refund r
      where r.tenant_id = new.tenant_id and r.counter_refund_id = new.counter_refund_id)),
    'J', new.issued_at, 'gst_document', new.gst_document_id, new.created_by, gst_document_entries(new));
  return null;
end $$;
