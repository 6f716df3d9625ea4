-- expand
-- A visit stands in a queue (OPD, section 4): the steps that there are, and a trigger that lets no other one through.

alter table opd_visit
  add column visit_kind text not null default 'New',
  add column queue_state text not null default 'Waiting',
  add column arrived_at timestamptz,
  add column vitals_at timestamptz,
  add column called_at timestamptz,
  add column skipped_at timestamptz,
  add column consult_started_at timestamptz,
  add column consult_ended_at timestamptz,
  add column has_results boolean not null default false,
  add column priority_reason text not null default 'None',
  add column queue_place numeric,
  add column place_reason text,
  add column called_times integer not null default 0,
  add column is_walk_in boolean not null default false,
  add column fee_state text not null default 'Free';
alter table opd_visit
  add constraint opd_visit_kind check (visit_kind in ('New', 'FollowUp', 'Review', 'Emergency', 'Tele', 'Vaccination', 'Procedure')) not valid,
  add constraint opd_visit_queue_state check (queue_state in ('Booked', 'Waiting', 'Ready', 'Called', 'InConsult',
    'AwaitingResult', 'Skipped', 'Done', 'NoShow', 'Cancelled', 'Admitted')) not valid,
  add constraint opd_visit_priority check (priority_reason in ('None', 'Senior', 'Pregnant', 'Disabled', 'Infant', 'Staff', 'Urgent')) not valid,
  add constraint opd_visit_fee_state check (fee_state in ('Due', 'Paid', 'Free', 'Payer')) not valid,
  add constraint opd_visit_called_times check (called_times >= 0) not valid,
  -- A token is moved by hand with a reason only (OP004).
  add constraint opd_visit_place_reason check ((queue_place is null) = (place_reason is null)) not valid;

-- Nobody counted the queues of the past: whoever came was seen.
update opd_visit set arrived_at = created_at,
  queue_state = case when is_cancelled then 'Cancelled' when admission_id is not null then 'Admitted'
    when day < current_date then 'Done' when day > current_date then 'Booked' else 'Waiting' end;
alter table opd_visit validate constraint opd_visit_queue_state;

-- The steps that there are, as `opd-queue.ts` has them; a test compares the two.
create table opd_queue_step (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
grant select on opd_queue_step to charaka_app;
insert into opd_queue_step values
  ('Booked', 'Waiting'), ('Waiting', 'Ready'), ('AwaitingResult', 'Ready'),
  ('Waiting', 'Called'), ('Ready', 'Called'), ('Skipped', 'Called'),
  ('Called', 'InConsult'), ('Called', 'Skipped'), ('InConsult', 'AwaitingResult'), ('InConsult', 'Done'),
  ('Booked', 'NoShow'), ('Waiting', 'NoShow'), ('Skipped', 'NoShow'),
  ('Booked', 'Cancelled'), ('Waiting', 'Cancelled'), ('Ready', 'Cancelled'), ('Skipped', 'Cancelled'),
  ('Booked', 'Admitted'), ('Waiting', 'Admitted'), ('Ready', 'Admitted'), ('Called', 'Admitted'), ('InConsult', 'Admitted'),
  ('AwaitingResult', 'Admitted'), ('Skipped', 'Admitted'), ('NoShow', 'Admitted');

-- Cancelling and admitting are written by calls that know no queue, servers of the release before among them: the state follows.
create function keep_queue_state() returns trigger language plpgsql as $$
begin
  if new.is_cancelled then
    new.queue_state := 'Cancelled';
  elsif new.admission_id is not null and new.queue_state <> 'Done' then
    new.queue_state := 'Admitted';
  end if;
  if tg_op = 'INSERT' then
    if new.queue_state not in ('Booked', 'Waiting', 'Cancelled', 'Admitted') then
      raise exception 'a visit begins in line, not as %', new.queue_state using errcode = 'check_violation', constraint = 'opd_queue_begins';
    end if;
    if new.queue_state = 'Waiting' then
      new.arrived_at := coalesce(new.arrived_at, now());
    end if;
  elsif new.queue_state <> old.queue_state
    and not exists (select 1 from opd_queue_step s where s.from_state = old.queue_state and s.to_state = new.queue_state) then
    raise exception 'no step leads from % to %', old.queue_state, new.queue_state using errcode = 'check_violation', constraint = 'opd_queue_step';
  end if;
  return new;
end $$;
create trigger keep_queue_state before insert or update of queue_state, is_cancelled, admission_id on opd_visit
  for each row execute function keep_queue_state();

-- The first roles of the rooms.
select grant_right('opdRoomSetup', '{"0": "view add edit delete", "1": "view", "13": "view", "19": "view add edit delete", "30": "view", "34": "view"}');
select grant_right('clinic-booking', '{"0": "view add edit delete", "13": "view", "19": "view add edit delete", "30": "view add edit", "34": "view"}');
