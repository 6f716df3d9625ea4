-- expand concurrently
-- The list of adjustments of a hospital, the newest first (PH069, PH070).
create index concurrently if not exists stock_adjustment_by_time on stock_adjustment (tenant_id, hospital_id, created_at desc);
