-- A payment by NEFT keeps the whole reference of its transfer, as one by UPI does; who gives none has none (Q229; docs/decisions/0052).
alter table payment add column neft_reference text constraint payment_neft_reference
  check (neft_reference is null or neft_paise > 0 and neft_reference ~ '^\S{1,35}$');
alter table bill add column neft_reference text constraint bill_neft_reference
  check (neft_reference is null or neft_paise > 0 and neft_reference ~ '^\S{1,35}$');
alter table appointment add column neft_reference text constraint appointment_neft_reference
  check (neft_reference is null or neft_paise > 0 and neft_reference ~ '^\S{1,35}$');
alter table advance_entry add column neft_reference text constraint advance_entry_neft_reference
  check (neft_reference is null or neft_paise > 0 and neft_reference ~ '^\S{1,35}$');
alter table ot_provisional_booking add column neft_reference text constraint ot_provisional_booking_neft_reference
  check (neft_reference is null or neft_paise > 0 and neft_reference ~ '^\S{1,35}$');
alter table pharmacy_sale add column neft_reference text constraint pharmacy_sale_neft_reference
  check (neft_reference is null or neft_paise > 0 and neft_reference ~ '^\S{1,35}$');
