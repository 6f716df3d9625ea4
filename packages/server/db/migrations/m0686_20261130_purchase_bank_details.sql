-- expand
-- A supplier keeps the user who last changed its bank details, for that user never pays it; each payment keeps the details that it was
-- made with (Q268).
alter table supplier add column bank_changed_by bigint;
alter table supplier add column bank_changed_by_staff_id bigint;
alter table supplier add foreign key (tenant_id, bank_changed_by) references app_user;
alter table supplier_payment add column bank_name text;
alter table supplier_payment add column ifsc_code text;
alter table supplier_payment add column bank_account_no text;
