-- The patient's own money (Q218, Q219): medicine that was paid and came back, the pool of non-hospital payments, and what a bill makes of both.

update gl_master set gl_name = 'Due to and from patients' where glid = 5 and is_system and gl_name = 'Due from patients';
create or replace function add_system_accounts(of_tenant integer) returns void language sql as $$
  insert into gl_master (tenant_id, glid, gl_name, pl_bs_id, has_sub_ledgers, is_system)
  select of_tenant, glid, gl_name, pl_bs_id, has_sub_ledgers, true from (values
    (1, 'Cash and bank', 1, true), (2, 'Cheques', 1, false), (3, 'Charges not billed yet', 1, false),
    (4, 'Medicines not billed yet', 1, false), (5, 'Due to and from patients', 1, false), (6, 'Due from payers', 1, true),
    (20, 'Advances of patients', 2, false), (21, 'Received for non-hospital charges', 2, false),
    (22, 'GST payable', 2, false), (23, 'Advances on bookings', 2, false),
    (40, 'Income from charges', 3, true), (41, 'Income from medicines', 3, false), (42, 'Other income', 3, false),
    (60, 'Discounts allowed', 4, false), (61, 'Rounding', 4, false), (62, 'Non-hospital charges left out', 4, false),
    (63, 'Written off', 4, false), (64, 'TDS deducted by payers', 1, false)
  ) as account (glid, gl_name, pl_bs_id, has_sub_ledgers);
  insert into sl_master (tenant_id, glid, slid, sl_name)
  values (of_tenant, 1, 1, 'Cash'), (of_tenant, 1, 2, 'Card'), (of_tenant, 1, 3, 'UPI'), (of_tenant, 1, 4, 'NEFT');
$$;

alter table pharmacy_return
  -- What of it the patient had paid and was not handed back: the hospital owes it to him until a bill settles it.
  add column own_money_paise bigint not null default 0,
  -- The final bill that settled it: it counted as paid there, or was given back with it.
  add column settled_bill_id bigint,
  add foreign key (tenant_id, settled_bill_id) references bill;
create index pharmacy_return_settled on pharmacy_return (tenant_id, settled_bill_id) where settled_bill_id is not null;

-- The own money in every return there is: what goes beyond the unpaid part of its memo.
update pharmacy_return r set own_money_paise = k.own
from (
  select c.tenant_id, c.return_id, greatest(0, c.upto - c.unpaid) - greatest(0, c.upto - c.credited - c.unpaid) as own
  from (
    select x.tenant_id, x.return_id, x.net_paise - x.paid_back_paise as credited, s.net_paise - s.paid_paise as unpaid,
      sum(x.net_paise - x.paid_back_paise) over (partition by x.tenant_id, x.sale_id order by x.return_id) as upto
    from pharmacy_return x join pharmacy_sale s on s.tenant_id = x.tenant_id and s.sale_id = x.sale_id) c) k
where k.tenant_id = r.tenant_id and k.return_id = r.return_id and k.own > 0;
-- Where a final bill stands, it is what dealt with the return.
update pharmacy_return r set settled_bill_id = b.bill_id from bill b
where b.tenant_id = r.tenant_id and b.admission_id = r.admission_id and b.is_active and r.own_money_paise > 0;
alter table pharmacy_return add check (own_money_paise between 0 and net_paise - paid_back_paise);

create function find_own_money() returns trigger language plpgsql as $$
declare
  unpaid bigint;
  credited bigint;
begin
  select net_paise - paid_paise into unpaid from pharmacy_sale where tenant_id = new.tenant_id and sale_id = new.sale_id;
  select coalesce(sum(net_paise - paid_back_paise), 0) into credited from pharmacy_return
    where tenant_id = new.tenant_id and sale_id = new.sale_id;
  new.own_money_paise := greatest(0, credited + new.net_paise - new.paid_back_paise - unpaid) - greatest(0, credited - unpaid);
  return new;
end $$;
create trigger find_own_money before insert on pharmacy_return for each row execute function find_own_money();

-- What is handed back leaves the cash box; the patient's own money is owed to him; the rest lowers what the bill will ask for.
create or replace function return_entries(r pharmacy_return) returns ledger_entry[] language sql immutable as $$
  select money_entries(r.paid_back_paise, 0, 0, 0, 0, -1)
    || array[(4, null, r.paid_back_paise + r.own_money_paise - r.net_paise)::ledger_entry,
      (5, null, -r.own_money_paise)::ledger_entry, (41, null, r.taxable_paise)::ledger_entry,
      (22, null, r.cgst_paise + r.sgst_paise)::ledger_entry];
$$;

alter table bill
  -- By which arithmetic it was made: 1 before own money and pools were counted; such a bill keeps its figures.
  add column arithmetic smallint not null default 1,
  add column medicine_credit_paise bigint not null default 0,
  -- What the pool of non-hospital payments paid of what was left out, and what it brought to the bill.
  add column pool_used_paise bigint not null default 0,
  add column pool_to_bill_paise bigint not null default 0,
  -- What was kept from a refund for what was left out and not paid.
  add column non_hospital_kept_paise bigint not null default 0,
  -- What of the left out is still due at this moment.
  add column non_hospital_due_paise bigint not null default 0 check (non_hospital_due_paise >= 0),
  add column is_service_place boolean not null default false;
alter table bill alter column arithmetic set default 2;
alter table bill add constraint own_money_counted check (
  arithmetic = 1 or (medicine_charge_paise >= 0 and medicine_credit_paise >= 0 and pool_used_paise >= 0
    and non_hospital_kept_paise >= 0 and pool_used_paise + non_hospital_kept_paise <= non_hospital_paise
    and non_hospital_due_paise <= non_hospital_paise - pool_used_paise - non_hospital_kept_paise
    -- Nobody is asked for what no payer of the admission authorised.
    and (association_id is not null or authorized_paise = 0)));
create index bill_with_non_hospital_due on bill (tenant_id, hospital_id) include (non_hospital_due_paise, admission_id)
  where is_active and non_hospital_due_paise > 0;

alter table bill_write_off add column is_non_hospital boolean not null default false;

-- A receipt that came with a bill, or after it, settles a due of the patient, be it of the bill or beside it.
create or replace function payment_entries(p payment) returns ledger_entry[] language sql immutable as $$
  select case when not p.is_active then '{}'::ledger_entry[] else
    money_entries(p.cash_paise, p.card_paise, p.upi_paise, p.neft_paise, s.undrawn, s.sign)
    || array[(1, p.cheque_bank_slid, s.sign * (p.cheque_paise - s.undrawn))::ledger_entry,
      (case when p.bill_id is not null and s.sign = 1 then 5 when p.is_non_hospital then 21 else 20 end, null,
        -s.sign * p.amount_paise)::ledger_entry] end
  from (select case p.payment_type when 'Receive' then 1 else -1 end as sign,
      case when p.cheque_bank_slid is null then p.cheque_paise else 0 end as undrawn) s;
$$;

-- What the pool brings to the bill, and what is kept of a refund for the pool: a voucher of its own.
create function pool_entries(b bill) returns ledger_entry[] language sql immutable as $$
  select array[(21, null, b.pool_to_bill_paise - b.non_hospital_kept_paise)::ledger_entry,
    (20, null, b.non_hospital_kept_paise - b.pool_to_bill_paise)::ledger_entry];
$$;

-- A bill turns what was charged into what patient and payers owe, and uses up the patient's own money: his advance and what the
-- pharmacy owes him. What is left out of it is paid by the pool, or is a due beside it. The kind of GST is settled only now.
create or replace function bill_entries(b bill) returns ledger_entry[] language sql stable as $$
  select array[
    (3, null, -c.posted)::ledger_entry, (22, null, c.posted - b.total_charge_paise - c.net_change)::ledger_entry,
    (21, null, b.pool_used_paise + b.non_hospital_kept_paise)::ledger_entry,
    (5, null, b.non_hospital_paise - b.pool_used_paise - b.non_hospital_kept_paise)::ledger_entry,
    (4, null, -b.medicine_charge_paise)::ledger_entry, (42, null, -b.other_charge_paise)::ledger_entry,
    (60, null, b.discount_paise)::ledger_entry, (61, null, -b.round_off_paise)::ledger_entry,
    (5, null, b.medicine_credit_paise)::ledger_entry, (20, null, u.used - b.medicine_credit_paise)::ledger_entry,
    (5, null, greatest(b.net_payable_paise, 0))::ledger_entry,
    (6, b.association_id, b.net_amount_paise - u.used - greatest(b.net_payable_paise, 0))::ledger_entry]
    || c.by_category
  from (
    select coalesce(sum(k.posted), 0) as posted, coalesce(sum(k.net_change), 0) as net_change,
      coalesce(array_agg((40, k.charge_category_id, k.net_change)::ledger_entry), '{}') as by_category
    from (
      select x.charge_category_id, sum(x.line_total_paise) as posted,
        -- Where the price holds the tax, another kind of GST may leave a paisa more or less without it.
        sum(case when x.is_gst_inclusive then line_gst(x.quantity_thousandths, x.applied_charge_paise, x.item_discount_paise,
            x.igst_basis_points, x.sgst_basis_points, x.cgst_basis_points, true, x.is_gst_before_discount, b.is_igst)
          - x.gst_paise else 0 end) as net_change
      from service_charge x
      where x.tenant_id = b.tenant_id and x.admission_id = b.admission_id and x.is_active group by 1) k) c,
    -- Of his own money above the bill the patient gets back at most what he paid (Q127, Q218).
    (select m.own - least(greatest(-b.net_payable_paise, 0), greatest(m.own, 0)) as used
      from (select b.paid_in_advance_paise + b.medicine_credit_paise as own) m) u;
$$;

create or replace function post_bill() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.billed_at, 'bill', new.bill_id,
      new.created_by, pool_entries(new));
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', new.billed_at, 'bill', new.bill_id,
      new.created_by, bill_entries(new));
  elsif old.is_active and not new.is_active then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, 'J', now(), 'bill', new.bill_id,
      coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      (select reversed(array_agg((e.glid, e.slid, e.amount_paise)::ledger_entry))
         from voucher v join voucher_entry e on e.tenant_id = v.tenant_id and e.voucher_id = v.voucher_id
        where v.tenant_id = new.tenant_id and v.source_table = 'bill' and v.source_id = new.bill_id)
      || own_money_entries(new));
  end if;
  return null;
end $$;

-- A bill of the arithmetic before took own money for less medicine: cancelled, it leaves an account where that money is owed.
create function own_money_entries(b bill) returns ledger_entry[] language sql stable as $$
  select array[(4, null, o.own)::ledger_entry, (5, null, -o.own)::ledger_entry]
  from (select coalesce(sum(r.own_money_paise), 0) as own from pharmacy_return r
    where r.tenant_id = b.tenant_id and r.admission_id = b.admission_id and b.arithmetic = 1) o;
$$;

-- A return carries the bill that settled what it owed; cancelling the bill owes it again. Returns are changed in nothing else.
create function settle_returns() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    update pharmacy_return set settled_bill_id = new.bill_id
      where tenant_id = new.tenant_id and admission_id = new.admission_id and own_money_paise > 0;
  elsif old.is_active and not new.is_active then
    update pharmacy_return set settled_bill_id = null
      where tenant_id = new.tenant_id and settled_bill_id = new.bill_id;
  end if;
  return null;
end $$;
create trigger settle_returns after insert or update of is_active on bill for each row execute function settle_returns();

-- Accounts without a final bill: what the pharmacy owes their patients moves from the medicines to them.
do $$
declare
  one record;
begin
  for one in
    select r.tenant_id, r.hospital_id, r.admission_id, max(r.return_id) as return_id, max(r.created_by) as created_by,
      sum(r.own_money_paise) as own
    from pharmacy_return r join admission a on a.tenant_id = r.tenant_id and a.admission_id = r.admission_id
    where r.own_money_paise > 0 and not a.is_final_bill group by 1, 2, 3
  loop
    perform post_voucher(one.tenant_id, one.hospital_id, one.admission_id, 'J', now(), 'pharmacy_return', one.return_id,
      one.created_by, array[(4, null, one.own)::ledger_entry, (5, null, -one.own)::ledger_entry]);
  end loop;
end $$;
