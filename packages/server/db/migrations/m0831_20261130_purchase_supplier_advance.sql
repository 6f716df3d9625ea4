-- contract
-- Advances to suppliers: a sum above the paid invoices stands in 105 until invoices use it, and tax is deducted from it (PH043, PH082, IN023).

-- The open advance of a supplier, which the trigger of the payments alone writes.
create table supplier_advance (
  tenant_id integer not null references tenant,
  supplier_id bigint not null,
  open_paise bigint not null,
  primary key (tenant_id, supplier_id),
  foreign key (tenant_id, supplier_id) references supplier,
  constraint advance_not_overdrawn check (open_paise >= 0)
);
call protect('supplier_advance', 'supplier_id', false);
revoke insert, update on supplier_advance from charaka_app;

-- The part of a payment that is an advance, with the tax that was deducted from it. A payment of mode Advance moves no money: it settles
-- invoices out of the open advance.
alter table supplier_payment
  add column advance_paise bigint not null default 0,
  add column tax_paise bigint not null default 0,
  drop constraint supplier_payment_mode_check,
  drop constraint payment_has_reference,
  add constraint supplier_payment_mode check (mode in ('Cash', 'UPI', 'NEFT', 'Cheque', 'Advance')) not valid,
  add constraint payment_has_reference check (mode in ('Cash', 'Advance') or reference is not null) not valid,
  add constraint advance_is_whole check (tax_paise between 0 and advance_paise and advance_paise - tax_paise <= amount_paise
    and (mode <> 'Advance' or advance_paise = 0)) not valid;

-- Tax on an advance; `covered_paise` is the part of an invoice that an advance was taxed for already.
alter table supplier_tax
  alter column supplier_invoice_id drop not null,
  add column supplier_payment_id bigint,
  add column covered_paise bigint not null default 0,
  add constraint supplier_tax_of_payment foreign key (tenant_id, hospital_id, supplier_id, supplier_payment_id)
    references supplier_payment (tenant_id, hospital_id, supplier_id, supplier_payment_id) not valid,
  add constraint supplier_tax_of_one_document check ((supplier_invoice_id is null) <> (supplier_payment_id is null)) not valid,
  add constraint covered_by_advance check (covered_paise >= 0 and (covered_paise = 0 or supplier_invoice_id is not null)) not valid,
  add constraint supplier_tax_once_a_payment unique (tenant_id, supplier_payment_id);

-- The voucher of a payment has the tax on its advance already.
drop trigger keep_invoice_tax on supplier_tax;
create trigger keep_invoice_tax after insert on supplier_tax for each row
  when (new.tax_paise <> 0 and new.supplier_invoice_id is not null) execute function keep_invoice_tax();

create or replace function post_supplier_payment() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sign integer := case when new.reversal_of is null then 1 else -1 end;
  settled bigint := new.amount_paise - new.advance_paise + new.tax_paise;
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null, case new.mode when 'Advance' then 'J' else 'Y' end, new.paid_at,
    'supplier_payment', new.supplier_payment_id, new.created_by,
    array[(104, new.supplier_id, sign * settled)::ledger_entry, (105, new.supplier_id, sign * new.advance_paise)::ledger_entry,
      (103, null, -sign * new.tax_paise)::ledger_entry,
      case new.mode when 'Advance' then (105, new.supplier_id, -sign * new.amount_paise)::ledger_entry
        when 'Cheque' then (2, null, -sign * new.amount_paise)::ledger_entry
        else (1, case new.mode when 'Cash' then 1 when 'UPI' then 3 else 4 end, -sign * new.amount_paise)::ledger_entry end]);
  if new.advance_paise <> 0 or new.mode = 'Advance' then
    insert into supplier_advance values (new.tenant_id, new.supplier_id, 0) on conflict do nothing;
    update supplier_advance a set open_paise = a.open_paise
        + sign * case new.mode when 'Advance' then -new.amount_paise else new.advance_paise end
      where a.tenant_id = new.tenant_id and a.supplier_id = new.supplier_id;
  end if;
  return null;
end $$;
