-- expand concurrently
-- Charge lines that were taken off, by the time of the charge and of the removal; cancelled bills of payers likewise.
create index concurrently if not exists service_charge_removed_by_time on service_charge (tenant_id, hospital_id, applied_at) where not is_active;
create index concurrently if not exists service_charge_by_removal on service_charge (tenant_id, hospital_id, changed_at) where not is_active;
create index concurrently if not exists bill_of_payer_by_time on bill (tenant_id, hospital_id, billed_at) where association_id is not null;
create index concurrently if not exists bill_of_payer_by_cancellation on bill (tenant_id, hospital_id, cancelled_at)
  where association_id is not null and not is_active;
