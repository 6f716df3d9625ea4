-- expand
-- Specimens that are kept: places, discard days by their type, aliquots that lead back to the first specimen (LB022, LB025).

alter table specimen_type add column keep_days bigint;
alter table specimen add column parent_specimen_id bigint;
alter table specimen add column volume_microlitres bigint check (volume_microlitres > 0);
alter table specimen add column storage_place text;
alter table specimen add column stored_at timestamptz;
alter table specimen add column stored_by bigint;
alter table specimen add column discard_on date;
alter table specimen add column discarded_at timestamptz;
alter table specimen add column discarded_by bigint;
alter table specimen add constraint specimen_parent
  foreign key (tenant_id, parent_specimen_id, encounter_id) references specimen (tenant_id, specimen_id, encounter_id) not valid;
alter table specimen add constraint specimen_not_its_own_aliquot check (parent_specimen_id <> specimen_id) not valid;
alter table specimen add constraint specimen_stored_by foreign key (tenant_id, stored_by) references app_user not valid;
alter table specimen add constraint specimen_discarded_by foreign key (tenant_id, discarded_by) references app_user not valid;
alter table specimen add constraint specimen_stored
  check (status not in ('Stored', 'Discarded') or (stored_at is not null and stored_by is not null and discard_on is not null)) not valid;
alter table specimen add constraint specimen_discarded
  check ((status = 'Discarded') = (discarded_at is not null and discarded_by is not null)) not valid;
create index specimen_by_parent on specimen (tenant_id, parent_specimen_id) where parent_specimen_id is not null;

-- A stored specimen that turns out to be unfit is refused as one that was only received (LB020).
insert into lab_step values ('specimen', 'Stored', 'Rejected');

-- Aliquots never have more than their specimen, where that is known (LB022), none is left of a refused one (LB021), and nothing is thrown
-- away while it is worked on.
create function check_kept_specimen() returns trigger language plpgsql as $$
declare
  parent record;
begin
  select p.status, p.volume_microlitres, (select sum(a.volume_microlitres) from specimen a
      where a.tenant_id = p.tenant_id and a.parent_specimen_id = p.specimen_id) as split_microlitres,
    exists (select from specimen a where a.tenant_id = p.tenant_id and a.parent_specimen_id = p.specimen_id
      and a.status in ('Received', 'Stored')) as has_aliquots into parent
  from specimen p where p.tenant_id = new.tenant_id and p.specimen_id = coalesce(new.parent_specimen_id, new.specimen_id);
  if parent.split_microlitres > parent.volume_microlitres then
    raise exception 'aliquots have more than their specimen' using errcode = 'check_violation', constraint = 'specimen_volume';
  end if;
  if parent.status = 'Rejected' and parent.has_aliquots then
    raise exception 'an aliquot of a refused specimen is refused with it' using errcode = 'check_violation', constraint = 'specimen_aliquots';
  end if;
  if new.status = 'Discarded' and exists (select from lab_work w where w.tenant_id = new.tenant_id and w.specimen_id = new.specimen_id
    and w.status not in ('Verified', 'Cancelled')) then
    raise exception 'a specimen that is worked on is not thrown away' using errcode = 'check_violation', constraint = 'specimen_worked_on';
  end if;
  return null;
end $$;
create constraint trigger check_kept_specimen after insert or update of volume_microlitres, status on specimen deferrable initially deferred
  for each row when (new.parent_specimen_id is not null or new.volume_microlitres is not null or new.status in ('Rejected', 'Discarded'))
  execute function check_kept_specimen();

-- What was verified on a specimen is amended after the specimen was thrown away; nothing new is measured on it.
create or replace function check_lab_result() returns trigger language plpgsql as $$
declare
  work record;
  last_version integer;
begin
  select w.status, w.repeat_no, s.status as specimen_status into work
  from lab_work w left join specimen s on s.tenant_id = w.tenant_id and s.specimen_id = w.specimen_id
  where w.tenant_id = new.tenant_id and w.lab_work_id = new.lab_work_id;
  if work.specimen_status is null or not (work.specimen_status in ('Received', 'Stored')
    or (work.specimen_status = 'Discarded' and work.status = 'Verified')) then
    raise exception 'no specimen is there to be measured' using errcode = 'check_violation', constraint = 'lab_result_specimen';
  end if;
  if work.status not in ('Ready', 'Entered') and not (work.status = 'Verified' and length(new.change_reason) >= 10) then
    raise exception 'a work that is % takes no result', work.status using errcode = 'check_violation', constraint = 'lab_result_state';
  end if;
  select coalesce(max(version_no), 0) into last_version from lab_result r
  where r.tenant_id = new.tenant_id and r.lab_work_id = new.lab_work_id and r.lab_parameter_id = new.lab_parameter_id;
  if new.version_no <> last_version + 1 or new.repeat_no <> work.repeat_no then
    raise exception 'version % does not follow %', new.version_no, last_version using errcode = 'check_violation', constraint = 'lab_result_version';
  end if;
  return new;
end $$;

select grant_right('investigation/specimen-store', '{"0": "view add edit delete", "19": "view add edit delete", "37": "view edit", "38": "view"}');
