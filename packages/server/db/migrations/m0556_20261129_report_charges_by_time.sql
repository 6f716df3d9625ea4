-- expand concurrently
-- Charge lines, credit notes of the counter and orders by time, for reports of charges and of tests.
create index concurrently if not exists service_charge_by_time on service_charge (tenant_id, hospital_id, applied_at) where is_active;
create index concurrently if not exists counter_refund_by_time on counter_refund (tenant_id, hospital_id, refunded_at);
create index concurrently if not exists order_group_by_time on order_group (tenant_id, hospital_id, ordered_at);
