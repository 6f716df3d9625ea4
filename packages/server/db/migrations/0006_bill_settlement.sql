-- What a bill is read back with, and which payment or refund settles it.

-- Charges that are not the hospital's own may be left out of a bill (R523); the lines of an admission copy this.
alter table charge add column is_non_applicable boolean not null default false;

alter table bill
  -- Which kind of GST the lines of this bill carry: decided once, by the states of that day (R521, Q131).
  add column is_igst boolean not null default false,
  add column cheque_refund_bank text,
  -- More medicine may have come back than was charged; there is then nothing to give a discount on.
  drop constraint bill_check,
  add constraint discount_within_gross check (discount_paise between 0 and greatest(gross_amount_paise, 0));

-- Set on the payment or refund made with the final bill: part of the cash book, not of what was paid in advance.
alter table payment
  add column bill_id bigint,
  add foreign key (tenant_id, bill_id) references bill;
create index payment_by_bill on payment (tenant_id, bill_id) where bill_id is not null;
