-- expand concurrently
-- Final bills with a payer, by the time of the bill, for the report of claims.
create index concurrently if not exists bill_with_payer_by_time on bill (tenant_id, hospital_id, billed_at)
  where is_active and association_id is not null;
