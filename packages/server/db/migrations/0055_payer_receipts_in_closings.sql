-- What payers pay is collected by whoever records it, and closed with the rest of his till.

alter table payer_receipt
  add column day_closing_id bigint,
  add foreign key (tenant_id, day_closing_id) references day_closing;
create index payer_receipt_by_closing on payer_receipt (tenant_id, day_closing_id) where day_closing_id is not null;
create index payer_receipt_unclosed on payer_receipt (tenant_id, hospital_id, created_by, created_at)
  where day_closing_id is null and is_active;
