-- expand concurrently
-- The cash of a person without a record is counted by the phone (PH061).
create index concurrently if not exists pharmacy_sale_by_phone on pharmacy_sale (tenant_id, person_phone, sold_at)
  where person_phone is not null;
-- The same prescription of another prescriber is asked about when it is dispensed again (PH094).
create index concurrently if not exists pharmacy_sale_by_prescription on pharmacy_sale (tenant_id, prescriber_registration_no, prescribed_on)
  where prescriber_registration_no is not null;
