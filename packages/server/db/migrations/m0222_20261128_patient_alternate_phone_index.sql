-- expand concurrently
-- The other number of a patient is looked for at each search for digits.
create index concurrently if not exists patient_by_alternate_no on patient (tenant_id, right(alternate_no, 10) collate "C") where is_active and alternate_no is not null;
