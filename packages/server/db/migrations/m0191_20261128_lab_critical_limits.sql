-- expand
-- Critical limits hold at every age from 28 days on, whatever range judges the value, and an upper limit may itself be abnormal (Q252).
alter table lab_parameter add column low_critical double precision, add column high_critical double precision,
  add constraint lab_parameter_criticals check (low_critical <= high_critical) not valid;
alter table reference_range add column is_high_exclusive boolean not null default false;
