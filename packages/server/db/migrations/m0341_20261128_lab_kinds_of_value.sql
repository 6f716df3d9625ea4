-- expand
-- Titres, grades and headings are kinds of value; ranges may be of hours of life, of an analyser or of a method (LB005, LB006, LB026).
alter table lab_parameter drop constraint lab_parameter_value_type_check;
alter table lab_parameter add constraint lab_parameter_value_type_check
  check (value_type in ('Number', 'Text', 'Choice', 'Formula', 'Titre', 'Grade', 'Heading')) not valid;

alter table reference_range add column age_from_hours integer, add column age_to_hours integer, add column analyser_id bigint,
  add column method_name text;
alter table reference_range add constraint reference_range_hours check (
  (age_from_hours is null) = (age_to_hours is null) and age_from_hours >= 0 and age_from_hours < age_to_hours) not valid;
alter table reference_range add constraint reference_range_of_analyser foreign key (tenant_id, analyser_id)
  references analyser (tenant_id, analyser_id) not valid;
create index reference_range_by_analyser on reference_range (tenant_id, analyser_id) where analyser_id is not null;
alter table reference_range drop constraint reference_range_overlap;
alter table reference_range add constraint reference_range_overlap exclude using gist (
  tenant_id with =, lab_parameter_id with =, coalesce(sex, '') with =, condition with =, coalesce(analyser_id, 0) with =,
  (lower(coalesce(method_name, ''))) with =,
  int4range(coalesce(age_from_hours, age_from_days * 24), coalesce(age_to_hours, age_to_days * 24 + 24)) with &&,
  daterange(valid_from, valid_to) with &&);

-- A heading takes no value, and none is wanted of it.
create or replace function check_verified_work() returns trigger language plpgsql as $$
begin
  if new.status <> 'Verified' then return null; end if;
  if exists (select from lab_test_parameter l
    join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id and p.value_type not in ('Formula', 'Heading')
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
