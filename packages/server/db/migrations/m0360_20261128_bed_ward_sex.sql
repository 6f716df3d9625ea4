-- expand
-- A ward may be set up for one sex; a stay of another sex there keeps its reason (Q288).
alter table bed_group add column sex_allowed text not null default 'Any' check (sex_allowed in ('Any', 'Male', 'Female'));
alter table bed_stay add column other_sex_reason text;
