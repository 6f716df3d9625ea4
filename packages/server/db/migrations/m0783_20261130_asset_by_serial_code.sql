-- expand
-- A scanned serial number is found by its letters and digits (IN038, IN045).
create index asset_by_serial_code on asset (tenant_id, hospital_id, upper(regexp_replace(serial_no, '[^A-Za-z0-9]', '', 'g')));
