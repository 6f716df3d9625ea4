-- expand
-- The refund of a final bill goes out as the money came in (Q258).
alter table bill add column card_refund_paise bigint not null default 0 check (card_refund_paise >= 0);
alter table bill add column upi_refund_paise bigint not null default 0 check (upi_refund_paise >= 0);
alter table bill add column neft_refund_paise bigint not null default 0 check (neft_refund_paise >= 0);
alter table bill add column refund_reason text;
