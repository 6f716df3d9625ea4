-- expand concurrently
-- Infants found by their own name among all admissions there ever were (docs/decisions/0126).
create index concurrently if not exists admission_by_infant on admission (tenant_id, lower(infant_name)) include (admission_id) where infant_name is not null;
