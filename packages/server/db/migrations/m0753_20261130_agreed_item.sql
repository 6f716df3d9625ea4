-- expand
-- The doctor who agreed to an item that is not known as the prescribed medicine, the time and the reason, with the medicine as prescribed (PH050).
alter table pharmacy_sale_line
  add column agreed_by_id bigint,
  add column agreed_at timestamptz,
  add column agreed_reason text,
  add column prescribed_name text;
alter table pharmacy_sale_line
  add constraint pharmacy_sale_line_agreed_by foreign key (tenant_id, agreed_by_id) references staff not valid,
  add constraint pharmacy_sale_line_agreement check (num_nonnulls(agreed_by_id, agreed_at, agreed_reason, prescribed_name) in (0, 4)
    and length(agreed_reason) <= 300) not valid;
