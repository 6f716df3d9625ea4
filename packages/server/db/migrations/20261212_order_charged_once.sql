-- expand concurrently
-- No order is charged twice, whatever the code does (invariant 2 of the orders).
create unique index concurrently if not exists service_charge_once_an_order on service_charge (tenant_id, clinical_order_id) where clinical_order_id is not null and is_active;
