-- expand
-- From the hospital's day on the discounts of a bill are inside its tax document (Q261, docs/decisions/0365): what the document takes
-- off the value and the taxes of its paper. Negative where the paper taxed more than what was left after its discount.
alter table gst_document
  add column is_after_discount boolean not null default false,
  add column discount_value_paise bigint not null default 0,
  add column discount_igst_paise bigint not null default 0,
  add column discount_cgst_paise bigint not null default 0,
  add column discount_sgst_paise bigint not null default 0;
alter table gst_document add constraint gst_document_discount_check check (is_after_discount
  or (discount_value_paise = 0 and discount_igst_paise = 0 and discount_cgst_paise = 0 and discount_sgst_paise = 0)) not valid;

-- The paper posted its whole tax on 22 and its whole discount on 60; the tax that the discount takes off is no tax and no discount.
create or replace function gst_document_entries(d gst_document) returns ledger_entry[] language sql immutable as $$
  select array[(22, null, s.sign * (d.igst_paise + d.cgst_paise + d.sgst_paise + d.cess_paise + s.less))::ledger_entry,
    (60, null, -s.sign * s.less)::ledger_entry,
    (100, 1, -s.sign * d.igst_paise)::ledger_entry, (100, 2, -s.sign * d.cgst_paise)::ledger_entry,
    (100, 3, -s.sign * d.sgst_paise)::ledger_entry, (100, 4, -s.sign * d.cess_paise)::ledger_entry]
  from (select case when d.document_kind = 'CreditNote' then -1 else 1 end as sign,
    d.discount_igst_paise + d.discount_cgst_paise + d.discount_sgst_paise as less) s;
$$;
