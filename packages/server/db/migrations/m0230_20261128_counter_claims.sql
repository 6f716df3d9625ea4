-- expand
-- What a payer owes of a counter bill is received, deducted and disallowed like the claim of a stay, and every list reads both (Q255).
alter table counter_bill add column settled_paise bigint not null default 0 check (settled_paise >= 0 and settled_paise <= authorized_paise);
alter table counter_bill add column disallowed_due_paise bigint not null default 0
  check (disallowed_due_paise >= 0 and disallowed_due_paise <= settled_paise);
alter table counter_bill drop constraint counter_bill_check5;
alter table counter_bill add constraint counter_bill_due_of_patient
  check (due_paise <= net_amount_paise - authorized_paise + disallowed_due_paise);
create index counter_bill_with_payer on counter_bill (tenant_id, hospital_id, billed_at) where authorized_paise > 0;

alter table payer_receipt_part alter column bill_id drop not null;
alter table payer_receipt_part alter column admission_id drop not null;
alter table payer_receipt_part add column counter_bill_id bigint;
alter table payer_receipt_part add constraint payer_receipt_part_of_counter_bill
  foreign key (tenant_id, counter_bill_id) references counter_bill (tenant_id, counter_bill_id);
alter table payer_receipt_part add constraint payer_receipt_part_of_one_bill
  check (num_nonnulls(bill_id, counter_bill_id) = 1 and (bill_id is null) = (admission_id is null));
create unique index payer_receipt_part_once_of_counter on payer_receipt_part (tenant_id, receipt_id, counter_bill_id);
create index payer_receipt_part_by_counter_bill on payer_receipt_part (tenant_id, counter_bill_id)
  where is_active and counter_bill_id is not null;

create or replace function keep_counter_bill() returns trigger language plpgsql as $$
declare
  changeable constant text[] := array['due_paise', 'settled_paise', 'disallowed_due_paise', 'is_active', 'cancelled_at', 'cancelled_by',
    'cancel_reason', 'patient_id'];
begin
  if to_jsonb(new) - changeable is distinct from to_jsonb(old) - changeable or (new.is_active and not old.is_active) then
    raise exception 'the figures of a counter bill are not changed' using errcode = 'check_violation', constraint = 'counter_bill_figures';
  end if;
  return new;
end $$;

create or replace function post_receipt_part() returns trigger language plpgsql as $$
declare
  received_at timestamptz;
begin
  if tg_op = 'UPDATE' then
    perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, new.counter_bill_id, 'J', now(), 'payer_receipt_part',
      new.part_id, coalesce(nullif(current_setting('app.user_id', true), '')::bigint, new.created_by),
      receipt_part_entries(new) || reversed(receipt_part_entries(old)));
    return null;
  end if;
  select (r.received_on + time '12:00') at time zone h.timezone into received_at
    from payer_receipt r join hospital h on h.tenant_id = r.tenant_id and h.hospital_id = r.hospital_id
   where r.tenant_id = new.tenant_id and r.receipt_id = new.receipt_id;
  perform post_voucher(new.tenant_id, new.hospital_id, new.admission_id, new.counter_bill_id, 'R', received_at, 'payer_receipt_part',
    new.part_id, new.created_by, receipt_part_entries(new));
  return null;
end $$;

create or replace function check_counter_bill_of(of_tenant integer, of_bill bigint) returns void language plpgsql as $$
declare
  b counter_bill;
  charged record;
  received bigint;
  paid_out bigint;
  back record;
  payer record;
begin
  select * into b from counter_bill where tenant_id = of_tenant and counter_bill_id = of_bill;
  select coalesce(sum(line_total_paise), 0) as total, coalesce(sum(gst_paise), 0) as gst, count(*) filter (where not is_active) as off
    into charged from service_charge where tenant_id = of_tenant and counter_bill_id = of_bill;
  if charged.total <> b.total_charge_paise or charged.gst <> b.igst_paise + b.sgst_paise + b.cgst_paise or charged.off > 0 then
    raise exception 'the lines of counter bill % do not make its sums', of_bill using errcode = 'check_violation', constraint = 'counter_bill_lines';
  end if;
  select coalesce(sum(amount_paise) filter (where kind = 'Receive'), 0), coalesce(sum(amount_paise) filter (where kind = 'Refund'), 0)
    into received, paid_out from counter_receipt where tenant_id = of_tenant and counter_bill_id = of_bill;
  select coalesce(sum(r.amount_paise), 0) as amount, coalesce(sum(r.claim_reduced_paise), 0) as claim,
      coalesce(sum(r.paid_out_paise), 0) as paid, coalesce(sum(r.amount_paise - r.round_off_paise), 0) as worth
    into back from counter_refund r where r.tenant_id = of_tenant and r.counter_bill_id = of_bill;
  select coalesce(sum(p.paid_paise + p.tds_paise + p.disallowed_paise), 0) as settled,
      coalesce(sum(p.disallowed_paise) filter (where not p.is_written_off), 0) as charged
    into payer from payer_receipt_part p where p.tenant_id = of_tenant and p.counter_bill_id = of_bill and p.is_active;
  if payer.settled <> b.settled_paise or payer.charged <> b.disallowed_due_paise or b.settled_paise > b.authorized_paise - back.claim then
    raise exception 'receipts of the payer of counter bill % do not make what its claim was settled by', of_bill
      using errcode = 'check_violation', constraint = 'counter_bill_claim';
  end if;
  if back.amount > b.net_amount_paise or back.claim > b.authorized_paise or back.paid <> paid_out or paid_out > received
    or received - paid_out + b.due_paise
      <> b.net_amount_paise - b.authorized_paise - (back.amount - back.claim) + b.disallowed_due_paise
    or (not b.is_active and back.amount <> b.net_amount_paise) then
    raise exception 'receipts, refunds and due of counter bill % do not make its amount', of_bill
      using errcode = 'check_violation', constraint = 'counter_bill_sums';
  end if;
  if back.worth <> (select coalesce(sum(l.amount_paise), 0) from counter_refund r
      join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
      where r.tenant_id = of_tenant and r.counter_bill_id = of_bill)
    or exists (select 1 from counter_refund r
      join counter_refund_line l on l.tenant_id = r.tenant_id and l.counter_refund_id = r.counter_refund_id
      join service_charge x on x.tenant_id = l.tenant_id and x.service_charge_id = l.service_charge_id
      where r.tenant_id = of_tenant and r.counter_bill_id = of_bill
      group by l.service_charge_id, x.quantity_thousandths, x.counter_bill_id
      having sum(l.quantity_thousandths) > x.quantity_thousandths or x.counter_bill_id is distinct from of_bill) then
    raise exception 'more of a line of counter bill % goes back than was sold', of_bill
      using errcode = 'check_violation', constraint = 'counter_refund_lines';
  end if;
end $$;
create constraint trigger check_counter_bill after insert or update on payer_receipt_part deferrable initially deferred
  for each row when (new.counter_bill_id is not null) execute function check_counter_bill();

-- Every bill of a patient with its due, whichever desk made it. A department that bills patients adds its bills here.
create view patient_bill with (security_invoker = true) as
select b.tenant_id, b.hospital_id, 'Stay'::text as source_kind, b.bill_id, null::bigint as counter_bill_id, b.admission_id, a.patient_id,
  b.order_no as bill_no, b.fin_year, b.billed_at, b.association_id, b.insurance_id, b.net_amount_paise, b.paid_in_advance_paise,
  b.due_paise, b.non_hospital_due_paise, b.due_reason, b.is_settled
from bill b join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
where b.is_active
union all
select c.tenant_id, c.hospital_id, 'Counter', null, c.counter_bill_id, null, c.patient_id, c.bill_no, c.fin_year, c.billed_at,
  c.association_id, null, c.net_amount_paise, null, c.due_paise, 0, c.due_reason, c.due_paise = 0
from counter_bill c where c.is_active;

-- The same bills once for each payer, with the payer's claim; the due of the patient is in the first row of a bill alone, so that rows add up.
create view payer_bill with (security_invoker = true) as
select b.tenant_id, b.hospital_id, 'Stay'::text as source_kind, b.bill_id, null::bigint as counter_bill_id, b.admission_id, a.patient_id,
  b.order_no as bill_no, b.fin_year, b.billed_at, b.association_id as first_payer_id, p.association_id, b.insurance_id,
  coalesce(p.turn_no, 1) as turn_no, b.net_amount_paise, b.paid_in_advance_paise, coalesce(p.claim_paise, 0) as claim_paise,
  coalesce(p.claim_paise - p.settled_paise, 0) as claim_rest_paise,
  case when coalesce(p.turn_no, 1) = 1 then b.due_paise else 0 end as due_paise,
  case when coalesce(p.turn_no, 1) = 1 then b.non_hospital_due_paise else 0 end as non_hospital_due_paise, b.is_settled
from bill b
join admission a on a.tenant_id = b.tenant_id and a.admission_id = b.admission_id
left join bill_payer p on p.tenant_id = b.tenant_id and p.bill_id = b.bill_id
where b.is_active
union all
select c.tenant_id, c.hospital_id, 'Counter', null, c.counter_bill_id, null, c.patient_id, c.bill_no, c.fin_year, c.billed_at,
  k.payer_id, k.payer_id, null, 1, c.net_amount_paise, null, k.claim_paise,
  k.claim_paise - c.settled_paise, c.due_paise, 0, c.due_paise = 0
from counter_bill c
cross join lateral (select case when c.authorized_paise > 0 then c.association_id end as payer_id, c.authorized_paise - case when c.authorized_paise = 0 then 0 else coalesce((
  select sum(r.claim_reduced_paise)::bigint from counter_refund r
  where r.tenant_id = c.tenant_id and r.counter_bill_id = c.counter_bill_id), 0) end as claim_paise) k
where c.is_active;
grant select on patient_bill, payer_bill to charaka_app;
grant update (settled_paise, disallowed_due_paise) on counter_bill to charaka_app;
