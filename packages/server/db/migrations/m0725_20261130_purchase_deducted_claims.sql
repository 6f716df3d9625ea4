-- contract
-- Goods that went back before their invoice came are deducted once: by their claim, or by an invoice that leaves them out (PH041, PH042).

-- What the invoice leaves out of its receipts, of which the claims are withdrawn: they leave the account of the supplier with its voucher.
alter table supplier_invoice
  add column deducted_paise bigint not null default 0,
  drop constraint difference_is_the_rest,
  add constraint deducted_within_received check (deducted_paise between 0 and received_paise) not valid,
  add constraint difference_is_the_rest check (difference_paise = payable_paise + deducted_paise - received_paise - round_off_paise) not valid;

create or replace function post_supplier_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sign integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  if tg_op = 'UPDATE' and (old.cancelled_at is not null or new.cancelled_at is null) then return null; end if;
  perform post_voucher(new.tenant_id, new.hospital_id, null, 'J', coalesce(new.cancelled_at, new.created_at), 'supplier_invoice',
    new.supplier_invoice_id, coalesce(new.cancelled_by, new.created_by),
    array[(302, null, sign * new.received_paise)::ledger_entry, (61, null, sign * new.round_off_paise)::ledger_entry,
      (307, null, sign * new.difference_paise)::ledger_entry,
      (104, new.supplier_id, -sign * (new.payable_paise + new.deducted_paise))::ledger_entry]);
  return null;
end $$;

-- The invoice that leaves the goods of a claim out.
alter table purchase_return
  add column supplier_invoice_id bigint,
  add constraint return_deducted_by foreign key (tenant_id, hospital_id, supplier_id, supplier_invoice_id)
    references supplier_invoice (tenant_id, hospital_id, supplier_id, supplier_invoice_id) not valid,
  drop constraint purchase_return_status_check,
  add constraint purchase_return_status check (status in ('Sent', 'Credited', 'Refused', 'Deducted')) not valid,
  add constraint deducted_claim_has_invoice check ((status = 'Deducted') = (supplier_invoice_id is not null)) not valid;
grant update (supplier_invoice_id) on purchase_return to charaka_app;
insert into purchase_return_step values ('Sent', 'Deducted'), ('Deducted', 'Sent');

-- What an invoice that came before the return left out of these goods: it is not claimed a second time.
alter table purchase_return_line
  add column left_out_paise bigint not null default 0,
  add constraint left_out_of_invoice check (left_out_paise >= 0) not valid;
