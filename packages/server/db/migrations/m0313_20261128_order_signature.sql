-- expand
-- The hospital's list of orders that do not start before the doctor of the paper has countersigned them (Q286).
alter table orderable add column waits_for_signature boolean not null default false;
