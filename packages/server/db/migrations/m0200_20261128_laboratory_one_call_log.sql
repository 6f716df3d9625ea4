-- expand
-- The calls of the laboratory join the one log of critical calls, with the work, the repeat and the parameter where they exist, and
-- the specimen where a rejected one was reported (Q248). lab_call stays until the next release: servers of before write it still.
alter table critical_call add lab_work_id bigint, add repeat_no integer, add lab_parameter_id bigint, add specimen_id bigint,
  add lab_call_id bigint;
alter table critical_call
  add constraint critical_call_of_work foreign key (tenant_id, lab_work_id) references lab_work,
  add constraint critical_call_of_parameter foreign key (tenant_id, lab_parameter_id) references lab_parameter,
  add constraint critical_call_of_specimen foreign key (tenant_id, specimen_id) references specimen,
  add constraint critical_call_of_lab_call foreign key (tenant_id, lab_call_id) references lab_call,
  add constraint critical_call_repeat check ((lab_work_id is null) = (repeat_no is null)),
  add constraint critical_call_about check (specimen_id is null or lab_work_id is null);
create index critical_call_by_work on critical_call (tenant_id, lab_work_id) where lab_work_id is not null;
create index critical_call_by_specimen on critical_call (tenant_id, specimen_id) where specimen_id is not null;
create unique index critical_call_by_lab_call on critical_call (tenant_id, lab_call_id) where lab_call_id is not null;

-- A call that a server of before writes enters the one log with it.
create function copy_lab_call() returns trigger language plpgsql as $$
begin
  insert into critical_call (tenant_id, hospital_id, clinical_order_id, outcome, told_to, told_by, told_at, is_read_back, note,
    lab_work_id, repeat_no, lab_call_id)
  select w.tenant_id, w.hospital_id, w.clinical_order_id, case new.outcome when 'Reached' then 'Told' else new.outcome end,
    new.told_name, new.called_by, new.called_at, new.is_read_back, new.note, w.lab_work_id, new.repeat_no, new.lab_call_id
  from lab_work w where w.tenant_id = new.tenant_id and w.lab_work_id = new.lab_work_id
  on conflict do nothing;
  return null;
end $$;
create trigger copy_lab_call after insert on lab_call for each row execute function copy_lab_call();

-- The critical values that are valid now, whether the doctor or the ward was told each, and how often it was tried. A call counts about
-- the values that were there when it was made, and about a single one of them where it names it.
create view critical_value_now with (security_invoker = true) as
select w.tenant_id, w.clinical_order_id, w.lab_work_id, r.lab_parameter_id, r.value_text, r.flag, r.unit, r.range_text, calls.is_told,
  calls.try_count
from lab_work w
cross join lateral (
  select distinct on (v.lab_parameter_id) v.* from lab_result v
  where v.tenant_id = w.tenant_id and v.lab_work_id = w.lab_work_id and v.repeat_no = w.repeat_no
  order by v.lab_parameter_id, v.version_no desc) r
cross join lateral (
  select coalesce(bool_or(k.outcome = 'Told'), false) as is_told, count(*)::integer as try_count from critical_call k
  where k.tenant_id = w.tenant_id and k.clinical_order_id = w.clinical_order_id and k.specimen_id is null
    and coalesce(k.lab_work_id, w.lab_work_id) = w.lab_work_id and coalesce(k.repeat_no, w.repeat_no) = w.repeat_no
    and coalesce(k.lab_parameter_id, r.lab_parameter_id) = r.lab_parameter_id and k.told_at >= r.entered_at) calls
where w.status <> 'Cancelled' and r.flag in ('LL', 'HH', 'AA');
grant select on critical_value_now to charaka_app;

-- Whether a critical result was told: each critical value of it, or, where a department keeps no values, the result that it has now.
create function is_critical_told(of_tenant integer, of_order bigint, result_at timestamptz) returns boolean language sql stable as $$
  select case
    when exists (select from critical_value_now c where c.tenant_id = of_tenant and c.clinical_order_id = of_order)
      then not exists (select from critical_value_now c
        where c.tenant_id = of_tenant and c.clinical_order_id = of_order and not c.is_told)
    else exists (select from critical_call k where k.tenant_id = of_tenant and k.clinical_order_id = of_order
      and k.specimen_id is null and k.outcome = 'Told' and k.told_at >= coalesce(result_at, k.told_at)) end;
$$;

-- A critical value is told before it is verified, or two tries reached no one (LB044).
create or replace function check_verified_work() returns trigger language plpgsql as $$
begin
  if new.status <> 'Verified' then return null; end if;
  if exists (select from lab_test_parameter l
    join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id and p.value_type <> 'Formula'
    where l.tenant_id = new.tenant_id and l.lab_test_id = new.lab_test_id and l.is_active and l.is_mandatory
      and not exists (select from lab_result_now r where r.tenant_id = l.tenant_id and r.lab_work_id = new.lab_work_id
        and r.lab_parameter_id = l.lab_parameter_id and r.value_text is not null)) then
    raise exception 'a mandatory value is missing' using errcode = 'check_violation', constraint = 'lab_work_complete';
  end if;
  if exists (select from critical_value_now c where c.tenant_id = new.tenant_id and c.lab_work_id = new.lab_work_id
    and not c.is_told and c.try_count < 2) then
    raise exception 'nobody was told of a critical value' using errcode = 'check_violation', constraint = 'lab_work_told';
  end if;
  return null;
end $$;

create or replace function check_lab_amendment() returns trigger language plpgsql as $$
begin
  if old.status <> 'Proposed' or new.status = 'Proposed'
    or (new.lab_report_id, new.order_group_id, new.lab_section_id, new.lab_work_ids, new.changes, new.shown, new.amend_reason,
        new.critical_work_ids, new.is_two_step, new.proposed_at, new.proposed_by)
      is distinct from (old.lab_report_id, old.order_group_id, old.lab_section_id, old.lab_work_ids, old.changes, old.shown, old.amend_reason,
        old.critical_work_ids, old.is_two_step, old.proposed_at, old.proposed_by) then
    raise exception 'an amendment is decided once, as it was proposed'
      using errcode = 'check_violation', constraint = 'lab_amendment_decided_once';
  end if;
  if new.status = 'Signed' and exists (
    select from unnest(new.critical_work_ids) as critical (lab_work_id)
    cross join lateral (
      select coalesce(bool_or(k.outcome = 'Told'), false) as is_told, count(*) as try_count from critical_call k
      where k.tenant_id = new.tenant_id and k.lab_work_id = critical.lab_work_id and k.told_at >= new.proposed_at) calls
    where not calls.is_told and calls.try_count < 2) then
    raise exception 'nobody was told of a critical value' using errcode = 'check_violation', constraint = 'lab_amendment_told';
  end if;
  return new;
end $$;

insert into job (tenant_id, kind, job_key) select tenant_id, 'move-lab-calls', 'once' from tenant;
