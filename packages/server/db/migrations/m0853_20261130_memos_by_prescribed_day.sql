-- expand concurrently
-- Memos on a prescription from outside are found by its day: the registration number of the prescriber is written in many ways (PH094).
create index concurrently if not exists pharmacy_sale_by_prescribed_day on pharmacy_sale (tenant_id, prescribed_on) where prescribed_on is not null;
