-- expand concurrently
-- Corrections of a store by time, for the sum of the day at the approval of a count.
create index concurrently if not exists stock_adjustment_by_store on stock_adjustment (tenant_id, store_id, created_at);
