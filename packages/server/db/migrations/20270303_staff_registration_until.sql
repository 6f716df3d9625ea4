-- expand
-- The last day of a member of staff's registration, where it is known (HR061).

alter table staff add column registration_until date;
