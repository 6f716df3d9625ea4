-- expand
-- Adjustments that a second person approved do not count against what one person may write off in a day (Q268, decision 0464). Those of before
-- are of earlier days.
alter table stock_adjustment add column is_approved boolean not null default false;
create index stock_adjustment_by_user on stock_adjustment (tenant_id, created_by, created_at);
