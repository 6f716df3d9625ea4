-- The list of patients by a name, page by page from an index: lower case and empty ones first, as lists sort, the newest first among namesakes.

create index patient_by_first_name on patient (tenant_id, lower(first_name) nulls first, patient_id desc);
create index patient_by_last_name on patient (tenant_id, lower(last_name) nulls first, patient_id desc);
