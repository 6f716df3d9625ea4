-- expand
-- Whether work that began unpaid is still to be paid, kept beside its pass by the database: the cashier's list of a hospital reads what is
-- open, and not every pass there ever was (OR012, OR017).
alter table unpaid_pass add column is_open boolean not null default true;

-- Until a bill has the order and nothing of that bill is due. Not for what was cancelled, nor for what a stay pays for.
create function is_unpaid(of_tenant integer, of_order bigint) returns boolean language sql set search_path = public as $$
  select exists (
    select from clinical_order o join encounter e on e.tenant_id = o.tenant_id and e.encounter_id = o.encounter_id
    where o.tenant_id = of_tenant and o.clinical_order_id = of_order and o.status <> 'Cancelled' and e.admission_id is null)
  and not exists (
    select from service_charge x join counter_bill b on b.tenant_id = x.tenant_id and b.counter_bill_id = x.counter_bill_id
    where x.tenant_id = of_tenant and x.clinical_order_id = of_order and x.is_active and b.due_paise = 0)
$$;

-- Held first, so that what is read afterwards is what others have committed meanwhile.
create function keep_unpaid_passes(of_tenant integer, orders bigint[]) returns void language plpgsql set search_path = public as $$
begin
  perform from unpaid_pass where tenant_id = of_tenant and clinical_order_id = any(orders) order by clinical_order_id for update;
  if not found then return; end if;
  update unpaid_pass set is_open = not is_open
  where tenant_id = of_tenant and clinical_order_id = any(orders) and is_open <> is_unpaid(tenant_id, clinical_order_id);
end $$;

create function judge_unpaid_pass() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.is_open := is_unpaid(new.tenant_id, new.clinical_order_id);
  return new;
end $$;
create trigger judge_unpaid_pass before insert on unpaid_pass for each row execute function judge_unpaid_pass();

create function keep_unpaid_pass_of_order() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform keep_unpaid_passes(new.tenant_id, array[new.clinical_order_id]);
  return null;
end $$;
create trigger keep_unpaid_pass_of_line after insert or update of clinical_order_id, counter_bill_id, is_active on service_charge for each row
  when (new.clinical_order_id is not null and new.counter_bill_id is not null) execute function keep_unpaid_pass_of_order();
create trigger keep_unpaid_pass_of_order after update of status on clinical_order for each row
  when ((old.status = 'Cancelled') <> (new.status = 'Cancelled')) execute function keep_unpaid_pass_of_order();

-- The orders of the bill are held: what begins while its due is paid either waits, or has written its pass.
create function keep_unpaid_passes_of_bill() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform keep_unpaid_passes(new.tenant_id, array(
    select o.clinical_order_id from clinical_order o
    where o.tenant_id = new.tenant_id and o.clinical_order_id in (
      select x.clinical_order_id from service_charge x
      where x.tenant_id = new.tenant_id and x.counter_bill_id = new.counter_bill_id and x.is_active)
    order by o.clinical_order_id for share of o));
  return null;
end $$;
create trigger keep_unpaid_passes_of_bill after update of due_paise on counter_bill for each row
  when ((old.due_paise = 0) <> (new.due_paise = 0)) execute function keep_unpaid_passes_of_bill();

create function keep_unpaid_passes_of_encounter() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform keep_unpaid_passes(new.tenant_id, array(
    select o.clinical_order_id from clinical_order o
    where o.tenant_id = new.tenant_id and o.encounter_id = new.encounter_id order by o.clinical_order_id));
  return null;
end $$;
create trigger keep_unpaid_passes_of_encounter after update of admission_id on encounter for each row
  when ((old.admission_id is null) <> (new.admission_id is null)) execute function keep_unpaid_passes_of_encounter();

update unpaid_pass set is_open = false where not is_unpaid(tenant_id, clinical_order_id);
create index unpaid_pass_open on unpaid_pass (tenant_id, hospital_id, passed_at) where is_open;
drop index unpaid_pass_by_time;
