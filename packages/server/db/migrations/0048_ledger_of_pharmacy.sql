-- Medicines in the ledger: income and GST of a memo against what was paid and what the bill will ask for; a return the other way.

create function sale_entries(s pharmacy_sale) returns ledger_entry[] language sql immutable as $$
  select money_entries(s.cash_paise, s.card_paise, s.upi_paise, s.neft_paise, s.cheque_paise, 1)
    || array[(4, null, s.net_paise - s.paid_paise)::ledger_entry, (41, null, -s.taxable_paise)::ledger_entry,
      (22, null, -s.cgst_paise - s.sgst_paise)::ledger_entry];
$$;
create function post_sale() returns trigger language plpgsql as $$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'S', new.sold_at, 'pharmacy_sale', new.sale_id,
    new.created_by, sale_entries(new));
  return null;
end $$;
create trigger post_sale after insert on pharmacy_sale for each row execute function post_sale();

-- What is handed back leaves the cash box; the rest lowers what the bill will ask for.
create function return_entries(r pharmacy_return) returns ledger_entry[] language sql immutable as $$
  select money_entries(r.paid_back_paise, 0, 0, 0, 0, -1)
    || array[(4, null, r.paid_back_paise - r.net_paise)::ledger_entry, (41, null, r.taxable_paise)::ledger_entry,
      (22, null, r.cgst_paise + r.sgst_paise)::ledger_entry];
$$;
create function post_return() returns trigger language plpgsql as $$
begin
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.returned_at, 'pharmacy_return', new.return_id,
    new.created_by, return_entries(new));
  return null;
end $$;
create trigger post_return after insert on pharmacy_return for each row execute function post_return();

do $$
declare
  one record;
begin
  for one in select s as row from pharmacy_sale s order by s.tenant_id, s.sale_id loop
    perform post_voucher((one.row).tenant_id, (one.row).hospital_id, (one.row).admission_id, 'S', (one.row).sold_at,
      'pharmacy_sale', (one.row).sale_id, (one.row).created_by, sale_entries(one.row));
  end loop;
  for one in select r as row from pharmacy_return r order by r.tenant_id, r.return_id loop
    perform post_voucher((one.row).tenant_id, (one.row).hospital_id, (one.row).admission_id, 'J', (one.row).returned_at,
      'pharmacy_return', (one.row).return_id, (one.row).created_by, return_entries(one.row));
  end loop;
end $$;
