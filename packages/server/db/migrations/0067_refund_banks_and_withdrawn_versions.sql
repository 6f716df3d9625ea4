-- A refund by cheque goes out of the bank it is drawn on: a sub-ledger of cash and bank, where one was chosen (R288, Q141). Refunds
-- recorded before name none and stay on the account of cheques, as do refunds of hospitals that keep no banks.

alter table payment
  add column cheque_bank_slid bigint,
  add column cheque_bank_glid bigint generated always as (case when cheque_bank_slid is not null then 1 end) stored,
  add foreign key (tenant_id, cheque_bank_glid, cheque_bank_slid) references sl_master,
  add constraint payment_cheque_bank check (
    cheque_bank_slid is null or (cheque_bank_slid > 4 and payment_type = 'Refund' and cheque_paise > 0));

create or replace function payment_entries(p payment) returns ledger_entry[] language sql immutable as $$
  select case when not p.is_active then '{}'::ledger_entry[] else
    money_entries(p.cash_paise, p.card_paise, p.upi_paise, p.neft_paise, s.undrawn, s.sign)
    || array[(1, p.cheque_bank_slid, s.sign * (p.cheque_paise - s.undrawn))::ledger_entry,
      (case when p.is_non_hospital then 21 when p.bill_id is not null and s.sign = 1 then 5 else 20 end, null,
        -s.sign * p.amount_paise)::ledger_entry] end
  from (select case p.payment_type when 'Receive' then 1 else -1 end as sign,
      case when p.cheque_bank_slid is null then p.cheque_paise else 0 end as undrawn) s;
$$;

-- A version of a bill does not outlive its payer: a transfer that takes him away withdraws it, and its undoing brings it back
-- (docs/decisions/0020). What it was before is kept for that.
alter table bill_version
  drop constraint bill_version_status_check,
  add constraint bill_version_status_check check (status in ('sent', 'confirmed', 'refused', 'superseded', 'withdrawn')),
  add column withdrawn_from text check (withdrawn_from in ('sent', 'confirmed')),
  add column withdrawn_at timestamptz,
  add column withdrawn_by bigint,
  add column withdrawn_reason text,
  -- The transfer whose undoing brings it back; null where a transfer was undone.
  add column withdrawn_transfer_id bigint,
  add foreign key (tenant_id, withdrawn_by) references app_user,
  add foreign key (tenant_id, withdrawn_transfer_id) references tpa_transfer,
  add constraint bill_version_withdrawn check (
    num_nonnulls(withdrawn_from, withdrawn_at, withdrawn_by, withdrawn_reason) = case status when 'withdrawn' then 4 else 0 end
    and (status = 'withdrawn' or withdrawn_transfer_id is null));
create index bill_version_by_transfer on bill_version (tenant_id, withdrawn_transfer_id) where withdrawn_transfer_id is not null;
-- Undoing a transfer withdraws what was frozen since for the payer it brought, as it tells the charges posted since.
alter table tpa_transfer add column last_version_no integer not null default 0;
update tpa_transfer t set last_version_no = coalesce((
  select max(v.version_no) from bill_version v
   where v.tenant_id = t.tenant_id and v.admission_id = t.admission_id and v.created_at < t.created_at), 0);
grant update (withdrawn_from, withdrawn_at, withdrawn_by, withdrawn_reason, withdrawn_transfer_id) on bill_version to charaka_app;
