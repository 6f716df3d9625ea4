-- expand
-- What happens to an order between its signature and its money: begun without payment (OR012), paid and cancelled (OR022), asked of the
-- payer (OR027, OR028), signed anew elsewhere (OR048).

-- The kinds of orders that this hospital begins before they are paid; none unless said.
alter table hospital add column unpaid_order_kinds text[] not null default '{}';

-- Work that began without payment: on what ground, by whom. An order passes once, also when it is done anew.
create table unpaid_pass (
  tenant_id integer not null references tenant,
  clinical_order_id bigint not null,
  hospital_id integer not null,
  ground text not null check (ground in ('Stat', 'Emergency', 'Due', 'Payer', 'Credit', 'Switched off')),
  passed_at timestamptz not null,
  passed_by bigint not null,
  primary key (tenant_id, clinical_order_id),
  foreign key (tenant_id, hospital_id) references hospital,
  foreign key (tenant_id, clinical_order_id) references clinical_order,
  foreign key (tenant_id, passed_by) references app_user
);
create index unpaid_pass_by_time on unpaid_pass (tenant_id, hospital_id, passed_at);
call protect('unpaid_pass', 'clinical_order_id');
revoke update on unpaid_pass from charaka_app;
-- Work of the time when nothing was asked, and nothing was billed since.
insert into unpaid_pass (tenant_id, clinical_order_id, hospital_id, ground, passed_at, passed_by)
select o.tenant_id, o.clinical_order_id, o.hospital_id, 'Switched off', o.status_at, o.status_by
from clinical_order o join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
where e.admission_id is null and o.charge_id is not null and o.status in ('InProgress', 'Done', 'Verified')
  and not exists (select from service_charge l where l.tenant_id = o.tenant_id and l.clinical_order_id = o.clinical_order_id);

-- What of a counter bill's line has to go back because its order was cancelled, until a credit note has taken it.
create table refund_due (
  tenant_id integer not null references tenant,
  service_charge_id bigint not null,
  hospital_id integer not null,
  clinical_order_id bigint not null,
  quantity_thousandths bigint not null check (quantity_thousandths > 0),
  reason text not null check (length(reason) >= 5),
  owed_at timestamptz not null,
  owed_by bigint not null,
  settled_at timestamptz,
  primary key (tenant_id, service_charge_id),
  unique (tenant_id, clinical_order_id),
  foreign key (tenant_id, hospital_id) references hospital,
  foreign key (tenant_id, service_charge_id) references service_charge,
  foreign key (tenant_id, clinical_order_id) references clinical_order,
  foreign key (tenant_id, owed_by) references app_user
);
create index refund_due_open on refund_due (tenant_id, hospital_id, owed_at) where settled_at is null;
call protect('refund_due', 'service_charge_id');
revoke update on refund_due from charaka_app;

-- A credit note settles what was due, whoever writes it.
create function settle_refund_due() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update refund_due d set settled_at = now()
  from (select distinct tenant_id, service_charge_id from added) line
  where d.tenant_id = line.tenant_id and d.service_charge_id = line.service_charge_id and d.settled_at is null
    and d.quantity_thousandths <= (select sum(l.quantity_thousandths) from counter_refund_line l
      where l.tenant_id = d.tenant_id and l.service_charge_id = d.service_charge_id);
  return null;
end $$;
create trigger settle_refund_due after insert on counter_refund_line referencing new table as added
  for each statement execute function settle_refund_due();

-- A sum above which a payer wants to be asked, and prices it wants to be asked about whatever they are.
alter table association add column approval_limit bigint check (approval_limit >= 0);

alter table clinical_order add column approval_state text not null default 'NotNeeded';
alter table clinical_order add column approval_no text;
alter table clinical_order add column approved_paise bigint;
alter table clinical_order add column approval_reason text;
alter table clinical_order add column approval_at timestamptz;
alter table clinical_order add column approval_by bigint;
alter table clinical_order add column is_patient_share boolean not null default false;
alter table clinical_order add column is_service_deficient boolean not null default false;
alter table clinical_order add column replaces_order_id bigint;
alter table clinical_order add constraint clinical_order_approval check
  (approval_state in ('NotNeeded', 'Needed', 'Asked', 'Approved', 'Refused', 'Overridden')) not valid;
alter table clinical_order add constraint clinical_order_overridden check
  (approval_state not in ('Refused', 'Overridden') or length(approval_reason) >= 5) not valid;
alter table clinical_order add constraint clinical_order_approval_by foreign key (tenant_id, approval_by) references app_user not valid;
alter table clinical_order add constraint clinical_order_approval_at check ((approval_at is null) = (approval_by is null)) not valid;
alter table clinical_order add constraint clinical_order_replaces foreign key (tenant_id, replaces_order_id) references clinical_order not valid;
create unique index clinical_order_replaced_once on clinical_order (tenant_id, replaces_order_id) where replaces_order_id is not null;
create index clinical_order_approvals on clinical_order (tenant_id, hospital_id, approval_state, order_for)
  where approval_state in ('Needed', 'Asked', 'Refused') and status in ('Ordered', 'Accepted', 'OnHold');
create index clinical_order_newest on clinical_order (tenant_id, patient_id, clinical_order_id desc);

-- Whether the payer of a stay has to be asked before an order is begun (OR027); nobody pays for a visit but at the counter.
create function order_needs_approval(of_tenant integer, of_encounter bigint, of_charge bigint, of_quantity bigint)
  returns boolean language plpgsql stable as $$
declare
  payer record;
  price bigint;
begin
  if of_charge is null then return false; end if;
  select p.association_id, p.approval_limit, (now() at time zone h.timezone)::date as today into payer
    from encounter e
    join admission a on a.tenant_id = e.tenant_id and a.admission_id = e.admission_id
    join association p on p.tenant_id = a.tenant_id and p.association_id = a.association_id
    join hospital h on h.tenant_id = e.tenant_id and h.hospital_id = e.hospital_id
    where e.tenant_id = of_tenant and e.encounter_id = of_encounter;
  if not found or payer.approval_limit is null then return false; end if;
  select case when coalesce(r.tpa_charge_paise, 0) > 0 then r.tpa_charge_paise else c.standard_charge_paise end into price
    from charge c left join lateral payer_rate(of_tenant, payer.association_id, of_charge, payer.today) r on true
    where c.tenant_id = of_tenant and c.charge_id = of_charge;
  return price * of_quantity / 1000 > payer.approval_limit;
end $$;
grant execute on function order_needs_approval(integer, bigint, bigint, bigint) to charaka_app;

create function judge_order_approval() returns trigger language plpgsql as $$
begin
  if order_needs_approval(new.tenant_id, new.encounter_id, new.charge_id, new.quantity_thousandths) then
    new.approval_state := 'Needed';
  end if;
  return new;
end $$;
create trigger judge_order_approval before insert on clinical_order for each row
  when (new.approval_state = 'NotNeeded' and new.charge_id is not null) execute function judge_order_approval();

-- Another payer is asked anew about what is not begun (OR029); what was answered by the one before says nothing.
create function judge_order_approvals() returns trigger language plpgsql as $$
begin
  update clinical_order o set approval_no = null, approved_paise = null, approval_reason = null, approval_at = null, approval_by = null,
    is_patient_share = false,
    approval_state = case when order_needs_approval(o.tenant_id, o.encounter_id, o.charge_id, o.quantity_thousandths)
      then 'Needed' else 'NotNeeded' end
  from encounter e
  where e.tenant_id = new.tenant_id and e.admission_id = new.admission_id and o.tenant_id = e.tenant_id
    and o.encounter_id = e.encounter_id and o.status in ('Ordered', 'Accepted', 'OnHold');
  return null;
end $$;
create trigger judge_order_approvals after update of association_id on admission for each row
  when (old.association_id is distinct from new.association_id) execute function judge_order_approvals();

-- The desk of the payers answers, and doctors see what was answered.
select grant_right('tpa/order-approval', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view add edit delete", "30": "view", "32": "view add edit", "33": "view add edit", "34": "view"}');
