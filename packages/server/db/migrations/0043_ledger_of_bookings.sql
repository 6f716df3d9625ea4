-- Advances on bookings in the ledger: taken and given back as money; one that becomes a payment leaves here what comes in there.

create function advance_entries(a advance_entry) returns ledger_entry[] language sql immutable as $$
  select money_entries(a.cash_paise, a.card_paise, a.upi_paise, a.neft_paise, a.cheque_paise, s.sign)
    || (23, null, -s.sign * a.amount_paise)::ledger_entry
  from (select case a.kind when 'Receive' then 1 else -1 end as sign) s;
$$;

create function post_advance() returns trigger language plpgsql as $$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, null,
    case new.kind when 'Receive' then 'R' when 'Refund' then 'Y' else 'J' end, new.created_at, 'advance_entry',
    new.advance_entry_id, new.created_by, advance_entries(new));
  return null;
end $$;
create trigger post_advance after insert on advance_entry for each row execute function post_advance();
-- What was taken is not changed: it is given back by an entry of its own.
revoke update on advance_entry from charaka_app;

do $$
declare
  one record;
begin
  for one in select a as row from advance_entry a order by a.tenant_id, a.advance_entry_id loop
    perform post_voucher((one.row).tenant_id, (one.row).hospital_id, null,
      case (one.row).kind when 'Receive' then 'R' when 'Refund' then 'Y' else 'J' end, (one.row).created_at, 'advance_entry',
      (one.row).advance_entry_id, (one.row).created_by, advance_entries(one.row));
  end loop;
end $$;
