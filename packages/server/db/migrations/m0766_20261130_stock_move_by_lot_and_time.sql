-- expand concurrently
-- Moves of a lot in a store by time, for the books of the second in which a batch was counted.
create index concurrently if not exists stock_move_by_lot_and_time on stock_move (tenant_id, lot_id, store_id, moved_at) include (units);
