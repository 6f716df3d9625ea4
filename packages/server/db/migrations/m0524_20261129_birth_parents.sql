-- expand
-- The father's name and the parents' addresses, which the report of a birth to the registrar asks (Form 1). Births recorded before have none.
alter table birth_record add column father_name text;
alter table birth_record add column parents_address text;
alter table birth_record add column permanent_address text;
