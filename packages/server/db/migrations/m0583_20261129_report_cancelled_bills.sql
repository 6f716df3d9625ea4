-- expand concurrently
-- Cancelled final bills by the day of the cancellation, for the report of inpatient revenue.
create index concurrently if not exists bill_cancelled_by_time on bill (tenant_id, hospital_id, cancelled_at) where not is_active;
