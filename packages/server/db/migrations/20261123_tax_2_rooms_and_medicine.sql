-- Rooms taxed by their rate, and medicine of inpatients as part of the treatment: two dated settings, both off until switched (FI044, PH058).

alter table hospital
  -- From this day on a day in a bed above 5,000 rupees outside intensive care is taxed at 5 %; null: as the price list says.
  add column room_tax_since date,
  -- From this day on memos of inpatients are untaxed, and the document of the final bill tells of them; null: taxed on the memo.
  add column medicine_in_treatment_since date;

-- Beds of intensive care are never taxed. Those that are called so are marked; the hospital marks the others.
alter table bed_type add column is_intensive boolean;
update bed_type set is_intensive = true where bed_type_name ~* '\m(ICU|CCU|ICCU|NICU|intensive care)\M';

alter table pharmacy_sale
  add column is_in_treatment boolean not null default false,
  add check (not is_in_treatment or (cgst_paise = 0 and sgst_paise = 0 and not has_gst_document));

-- What the document of the bill tells of medicine, without tax.
alter table bill add column treatment_medicine_paise bigint not null default 0 check (treatment_medicine_paise >= 0);
