-- Floors and wards that are kept by hand: names once in a hospital, and beds that come back with their ward.

create unique index bed_floor_name_unique on bed_floor (tenant_id, hospital_id, lower(bed_floor_name)) where is_active;
create unique index bed_group_name_unique on bed_group (tenant_id, hospital_id, lower(bed_group_name)) where is_active;

-- Out of use because its ward is; such beds are in use again when the ward is.
alter table bed add column is_closed_with_ward boolean not null default false;
alter table bed add check (not (is_active and is_closed_with_ward));
