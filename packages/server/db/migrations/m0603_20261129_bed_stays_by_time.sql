-- expand concurrently
-- Movements between wards by time, and the stays of a bed on a day, for the census and the daily register.
create index concurrently if not exists bed_stay_by_start on bed_stay (tenant_id, hospital_id, lower(during)) where not is_cancelled;
create index concurrently if not exists bed_stay_of_bed on bed_stay using gist (tenant_id, bed_id, during) where not is_cancelled;
