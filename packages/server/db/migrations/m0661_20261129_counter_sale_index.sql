-- expand concurrently
create index concurrently if not exists pharmacy_sale_by_encounter on pharmacy_sale (tenant_id, encounter_id) where encounter_id is not null;
