-- expand concurrently
-- The signed amendments of a group of tests, for the indicator of amended results.
create index concurrently if not exists lab_amendment_signed_by_group on lab_amendment (tenant_id, order_group_id) where status = 'Signed';
