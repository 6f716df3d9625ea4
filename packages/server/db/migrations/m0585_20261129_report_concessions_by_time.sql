-- expand concurrently
-- Late changes of lines and write-offs by time, for the report of concessions.
create index concurrently if not exists service_charge_late_by_change on service_charge (tenant_id, hospital_id, changed_at)
  where late_quantity_thousandths is not null;
create index concurrently if not exists bill_write_off_by_time on bill_write_off (tenant_id, hospital_id, created_at) where is_active;
