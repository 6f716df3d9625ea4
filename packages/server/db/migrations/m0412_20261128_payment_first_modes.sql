-- expand
-- How a receipt was first recorded, where its modes were changed since, and by whom: its refund is judged by both (Q258).
alter table payment
  add column first_cash_paise bigint,
  add column first_card_paise bigint,
  add column first_upi_paise bigint,
  add column first_neft_paise bigint,
  add column first_cheque_paise bigint,
  add column modes_changed_by bigint;
