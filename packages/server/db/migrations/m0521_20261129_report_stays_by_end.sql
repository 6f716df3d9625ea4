-- expand concurrently
-- Stays that touch a period: those that end after its first day, and those that last.
create index concurrently if not exists admission_by_end on admission (tenant_id, hospital_id, discharged_at) where not is_cancelled;
