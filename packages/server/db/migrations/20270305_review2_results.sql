-- expand
-- When an order got the result it has: a call about an earlier one told something else (OR036).
alter table clinical_order add column result_at timestamptz;
