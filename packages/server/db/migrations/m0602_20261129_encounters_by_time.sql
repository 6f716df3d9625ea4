-- expand concurrently
-- Encounters by time, for the reports of diagnoses and of places of living.
create index concurrently if not exists encounter_by_time on encounter (tenant_id, hospital_id, opened_at);
