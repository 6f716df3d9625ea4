-- contract
-- A credit note answers several claims within its total, however its number is written, and an answer may credit nothing (PH041).

alter table purchase_return
  -- Letters and digits of the number in capitals, the financial year of the date, and the total of the whole note.
  add column credit_note_key text,
  add column credit_note_year text,
  add column credit_note_total_paise bigint,
  drop constraint credit_note_is_whole;
update purchase_return r set credit_note_key = n.key, credit_note_year = n.year, credit_note_total_paise = n.total
from (
  select tenant_id, purchase_return_id, key, year, sum(credited_paise) over (partition by tenant_id, supplier_id, key, year) as total
  from (
    select c.tenant_id, c.purchase_return_id, c.supplier_id, c.credited_paise,
      coalesce(nullif(upper(regexp_replace(c.credit_note_number, '[^[:alnum:]]', '', 'g')), ''), c.credit_note_number) as key,
      coalesce((select f.fin_year from financial_year f where f.tenant_id = c.tenant_id and c.credit_note_date between f.year_from and f.year_to
        order by f.fin_year limit 1), to_char(c.credit_note_date - interval '3 months', 'YYYY')) as year
    from purchase_return c where c.credited_paise > 0) k) n
where r.tenant_id = n.tenant_id and r.purchase_return_id = n.purchase_return_id;
alter table purchase_return
  add constraint credit_note_is_whole check (
    (status = 'Credited') = (credited_paise is not null)
    and (coalesce(credited_paise, 0) > 0) = (credit_note_number is not null)
    and (credit_note_number is null) = (credit_note_date is null)
    and (credit_note_number is null) = (credit_note_key is null)
    and (credit_note_number is null) = (credit_note_year is null)
    and (credit_note_number is null) = (credit_note_total_paise is null)) not valid,
  add constraint credit_of_nothing_has_reason check (credited_paise > 0 or answer_note is not null) not valid;
drop index purchase_return_credit_note;
create index purchase_return_credit_note on purchase_return (tenant_id, supplier_id, credit_note_year, credit_note_key)
  where credit_note_key is not null;
grant update (credit_note_key, credit_note_year, credit_note_total_paise) on purchase_return to charaka_app;

-- The parts of a note have one date and one total, and together are within it. Answers to the claims of a supplier lock its account first.
create function check_credit_note() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from purchase_return p where p.tenant_id = new.tenant_id and p.supplier_id = new.supplier_id
      and p.credit_note_year = new.credit_note_year and p.credit_note_key = new.credit_note_key
      and (p.credit_note_date, p.credit_note_total_paise) is distinct from (new.credit_note_date, new.credit_note_total_paise)) then
    raise exception 'Credit note % has another date or total', new.credit_note_number
      using errcode = 'check_violation', constraint = 'credit_note_is_one';
  end if;
  if (select sum(p.credited_paise) from purchase_return p where p.tenant_id = new.tenant_id and p.supplier_id = new.supplier_id
      and p.credit_note_year = new.credit_note_year and p.credit_note_key = new.credit_note_key) > new.credit_note_total_paise then
    raise exception 'More is credited than the total of credit note %', new.credit_note_number
      using errcode = 'check_violation', constraint = 'credit_note_within_total';
  end if;
  return null;
end $$;
create trigger check_credit_note after update of status on purchase_return for each row
  when (new.credit_note_key is not null) execute function check_credit_note();
