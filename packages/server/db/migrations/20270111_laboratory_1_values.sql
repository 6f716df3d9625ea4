-- expand
-- What judging needs besides age and sex: how a specimen looked, how long somebody had fasted, what was said of a pregnancy; and factors of other units.

-- Marked haemolysed, a value of it bears a remark (LB023); a line a unit with its factor (LB036).
alter table lab_parameter add column is_haemolysis_sensitive boolean not null default false;
alter table lab_parameter add column other_units text;
alter table lab_test add column fasting_hours integer check (fasting_hours between 1 and 24);

alter table specimen add column conditions text[] not null default '{}'
  check (conditions <@ array['Haemolysed', 'Icteric', 'Lipaemic', 'Clotted', 'Insufficient', 'Leaking', 'Warm']);
alter table specimen add column fasted_hours integer check (fasted_hours between 0 and 72);
-- Nothing where nobody asked; 'None' where none of the others is so.
alter table specimen add column patient_state text
  check (patient_state in ('None', 'Pregnant1', 'Pregnant2', 'Pregnant3', 'Follicular', 'Ovulation', 'Luteal', 'PostMenopause'));

alter table lab_result add column remark text check (remark in ('Haemolysed'));

-- A view keeps the columns it was made with.
create or replace view lab_result_now with (security_invoker = true) as
select distinct on (r.tenant_id, r.lab_work_id, r.lab_parameter_id) r.*
from lab_result r join lab_work w on w.tenant_id = r.tenant_id and w.lab_work_id = r.lab_work_id and w.repeat_no = r.repeat_no
order by r.tenant_id, r.lab_work_id, r.lab_parameter_id, r.version_no desc;
