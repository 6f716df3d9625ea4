-- expand concurrently
-- The stays of a hospital on a day, for the census of a year: one search for each day instead of one for each bed and day.
create index concurrently if not exists bed_stay_of_hospital on bed_stay using gist (tenant_id, hospital_id, during) where not is_cancelled;
