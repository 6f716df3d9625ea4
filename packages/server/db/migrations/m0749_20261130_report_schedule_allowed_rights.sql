-- expand
-- The rights to fields that the owner of a schedule had when an administrator allowed it to send outside the hospital: later ones widen no mail (RP011).
-- Schedules of before send fields that need a right once an administrator saves them again.
alter table report_schedule add column allowed_rights text[] not null default '{}';
