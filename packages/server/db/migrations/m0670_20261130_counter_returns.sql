-- expand
-- Returns of outpatients' memos: for an encounter instead of a stay, refunded whole at once by the modes of the payment, with the round-off of
-- the memo in its last part (PH062, PH063, PH085, Q258). What is refunded to an inpatient stays cash, the part that no other mode has.
alter table pharmacy_return
  alter admission_id drop not null,
  add encounter_id bigint,
  add round_off_paise bigint not null default 0,
  add card_paise bigint not null default 0,
  add card_number text,
  add upi_paise bigint not null default 0,
  add upi_reference text,
  add neft_paise bigint not null default 0,
  add neft_reference text,
  add cheque_paise bigint not null default 0,
  add cheque_number text;
alter table pharmacy_return
  drop constraint pharmacy_return_check1,
  drop constraint pharmacy_return_check2,
  add constraint pharmacy_return_paid_back check (paid_back_paise between 0 and net_paise + round_off_paise) not valid,
  add constraint pharmacy_return_own_money check (own_money_paise between 0 and net_paise + round_off_paise - paid_back_paise) not valid,
  add constraint pharmacy_return_modes check (card_paise >= 0 and upi_paise >= 0 and neft_paise >= 0 and cheque_paise >= 0
    and card_paise + upi_paise + neft_paise + cheque_paise <= paid_back_paise) not valid,
  add constraint pharmacy_return_owner check (case when admission_id is not null
    then encounter_id is null and round_off_paise = 0 and card_paise + upi_paise + neft_paise + cheque_paise = 0
    else encounter_id is not null and paid_back_paise = net_paise + round_off_paise end) not valid,
  add constraint pharmacy_return_encounter foreign key (tenant_id, encounter_id) references encounter not valid;

-- A refund of an outpatient is paid at once and whole: nothing of it is owed.
create or replace function find_own_money() returns trigger language plpgsql as $$
declare
  unpaid bigint;
  credited bigint;
begin
  if new.admission_id is null then
    return new;
  end if;
  select net_paise - paid_paise into unpaid from pharmacy_sale where tenant_id = new.tenant_id and sale_id = new.sale_id;
  select coalesce(sum(net_paise - paid_back_paise), 0) into credited from pharmacy_return
    where tenant_id = new.tenant_id and sale_id = new.sale_id;
  new.own_money_paise := greatest(0, credited + new.net_paise - new.paid_back_paise - unpaid) - greatest(0, credited - unpaid);
  return new;
end $$;

create or replace function return_entries(r pharmacy_return) returns ledger_entry[] language sql immutable as $$
  select money_entries(r.paid_back_paise - r.card_paise - r.upi_paise - r.neft_paise - r.cheque_paise, r.card_paise, r.upi_paise,
      r.neft_paise, r.cheque_paise, -1)
    || array[(4, null, r.paid_back_paise + r.own_money_paise - r.net_paise - r.round_off_paise)::ledger_entry,
      (5, null, -r.own_money_paise)::ledger_entry, (41, null, r.taxable_paise)::ledger_entry,
      (22, null, r.cgst_paise + r.sgst_paise)::ledger_entry, (61, null, r.round_off_paise)::ledger_entry];
$$;

grant select (encounter_id, card_paise, upi_paise, neft_paise, cheque_paise) on pharmacy_return to charaka_report_owner;

-- A return without a stay names the patient of its encounter, and its modes.
create or replace view report.money as
select x.tenant_id, x.hospital_id, x.source, x.paper_id, x.receipt_no, x.fin_year, x.paid_at, x.kind, x.collector_id,
  (select u.name from app_user u where u.tenant_id = x.tenant_id and u.user_id = x.collector_id) as collector_name,
  x.admission_id, x.patient_id, x.patient_name,
  s.sign * x.cash_paise as cash, s.sign * x.card_paise as card, s.sign * x.upi_paise as upi, s.sign * x.neft_paise as neft,
  s.sign * x.cheque_paise as cheque, s.sign * x.amount_paise as amount,
  x.source <> 'payer' as has_time
from (
  select p.tenant_id, p.hospital_id, 'inpatient' as source, p.payment_id as paper_id, p.receipt_no, p.fin_year, p.paid_at,
    p.payment_type as kind, p.created_by as collector_id, p.admission_id,
    (select a.patient_id from admission a where a.tenant_id = p.tenant_id and a.admission_id = p.admission_id) as patient_id,
    (select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
       from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
       where a.tenant_id = p.tenant_id and a.admission_id = p.admission_id) as patient_name,
    p.cash_paise, p.card_paise, p.upi_paise, p.neft_paise, p.cheque_paise, p.amount_paise
  from payment p
  where p.is_active
    and not exists (select 1 from advance_entry t where t.tenant_id = p.tenant_id and t.payment_id = p.payment_id)
  union all
  select e.tenant_id, e.hospital_id, 'advance', e.advance_entry_id, e.receipt_no, e.fin_year, e.created_at, e.kind, e.created_by,
    null::bigint,
    (select b.patient_id from appointment b where b.tenant_id = e.tenant_id and b.appointment_id = e.appointment_id),
    (select b.person_name from appointment b where b.tenant_id = e.tenant_id and b.appointment_id = e.appointment_id),
    e.cash_paise, e.card_paise, e.upi_paise, e.neft_paise, e.cheque_paise, e.amount_paise
  from advance_entry e
  where e.kind <> 'Transfer'
  union all
  select m.tenant_id, m.hospital_id, 'medicine', m.sale_id, m.memo_no, m.fin_year, m.sold_at, 'Receive', m.created_by, m.admission_id,
    coalesce((select a.patient_id from admission a where a.tenant_id = m.tenant_id and a.admission_id = m.admission_id),
      (select e.patient_id from encounter e where e.tenant_id = m.tenant_id and e.encounter_id = m.encounter_id)),
    coalesce((select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
       from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
       where a.tenant_id = m.tenant_id and a.admission_id = m.admission_id),
      (select name_in_one(n.salutation, n.first_name, n.last_name)
       from encounter e join patient n on n.tenant_id = e.tenant_id and n.patient_id = e.patient_id
       where e.tenant_id = m.tenant_id and e.encounter_id = m.encounter_id)),
    m.cash_paise, m.card_paise, m.upi_paise, m.neft_paise, m.cheque_paise, m.paid_paise
  from pharmacy_sale m
  where m.paid_paise > 0
  union all
  select r.tenant_id, r.hospital_id, 'medicineReturn', r.return_id, r.return_no, r.fin_year, r.returned_at, 'Refund', r.created_by,
    r.admission_id,
    coalesce((select a.patient_id from admission a where a.tenant_id = r.tenant_id and a.admission_id = r.admission_id),
      (select e.patient_id from encounter e where e.tenant_id = r.tenant_id and e.encounter_id = r.encounter_id)),
    coalesce((select coalesce(nullif(a.infant_name, ''), name_in_one(n.salutation, n.first_name, n.last_name))
       from admission a join patient n on n.tenant_id = a.tenant_id and n.patient_id = a.patient_id
       where a.tenant_id = r.tenant_id and a.admission_id = r.admission_id),
      (select name_in_one(n.salutation, n.first_name, n.last_name)
       from encounter e join patient n on n.tenant_id = e.tenant_id and n.patient_id = e.patient_id
       where e.tenant_id = r.tenant_id and e.encounter_id = r.encounter_id)),
    r.paid_back_paise - r.card_paise - r.upi_paise - r.neft_paise - r.cheque_paise, r.card_paise, r.upi_paise, r.neft_paise,
    r.cheque_paise, r.paid_back_paise
  from pharmacy_return r
  where r.paid_back_paise > 0
  union all
  select y.tenant_id, y.hospital_id, 'payer', y.receipt_id, y.receipt_no, y.fin_year, y.paid_at, 'Receive', y.created_by, null::bigint,
    null::bigint,
    (select s.association_name from association s where s.tenant_id = y.tenant_id and s.association_id = y.association_id),
    0::bigint, 0::bigint, 0::bigint, case y.mode when 'NEFT' then y.paid else 0 end, case y.mode when 'Cheque' then y.paid else 0 end,
    y.paid
  from (
    select q.tenant_id, q.hospital_id, q.receipt_id, q.receipt_no, q.fin_year, q.association_id, q.mode, q.created_by,
      (q.received_on + time '12:00') at time zone h.timezone as paid_at,
      (select coalesce(sum(t.paid_paise), 0)::bigint from payer_receipt_part t
         where t.tenant_id = q.tenant_id and t.receipt_id = q.receipt_id) as paid
    from payer_receipt q
    join hospital h on h.tenant_id = q.tenant_id and h.hospital_id = q.hospital_id
    where q.is_active
  ) y
  where y.paid > 0
  union all
  select c.tenant_id, c.hospital_id, 'counter', c.counter_receipt_id, c.receipt_no, c.fin_year, c.paid_at, c.kind, c.created_by,
    null::bigint,
    (select b.patient_id from counter_bill b where b.tenant_id = c.tenant_id and b.counter_bill_id = c.counter_bill_id),
    (select name_in_one(n.salutation, n.first_name, n.last_name)
       from counter_bill b join patient n on n.tenant_id = b.tenant_id and n.patient_id = b.patient_id
       where b.tenant_id = c.tenant_id and b.counter_bill_id = c.counter_bill_id),
    c.cash_paise, c.card_paise, c.upi_paise, c.neft_paise, c.cheque_paise, c.amount_paise
  from counter_receipt c
  where not exists (
    select 1 from advance_entry t where t.tenant_id = c.tenant_id and t.counter_receipt_id = c.counter_receipt_id)
) x
cross join lateral (select case x.kind when 'Refund' then -1 else 1 end as sign) s;
