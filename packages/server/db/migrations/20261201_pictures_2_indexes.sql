-- expand concurrently
-- Finds who names a file, and the pictures that have not been brought yet without looking through all patients.
create index concurrently if not exists hospital_by_image_file on hospital (tenant_id, image_file_id) where image_file_id is not null;
create index concurrently if not exists hospital_by_mini_logo_file on hospital (tenant_id, mini_logo_file_id) where mini_logo_file_id is not null;
create index concurrently if not exists hospital_by_app_logo_file on hospital (tenant_id, app_logo_file_id) where app_logo_file_id is not null;
create index concurrently if not exists print_setting_by_image_file on print_setting (tenant_id, image_file_id) where image_file_id is not null;
create index concurrently if not exists staff_by_image_file on staff (tenant_id, image_file_id) where image_file_id is not null;
create index concurrently if not exists patient_by_image_file on patient (tenant_id, image_file_id) where image_file_id is not null;
create index concurrently if not exists patient_merge_by_image_file on patient_merge (tenant_id, image_file_id) where image_file_id is not null;
create index concurrently if not exists mortuary_admission_by_image_file on mortuary_admission (tenant_id, image_file_id) where image_file_id is not null;
create index concurrently if not exists patient_picture_to_bring on patient (tenant_id, patient_id) where image is not null;
create index concurrently if not exists patient_merge_picture_to_bring on patient_merge (tenant_id, patient_merge_id) where image is not null;
create index concurrently if not exists staff_picture_to_bring on staff (tenant_id, staff_id) where image is not null;
create index concurrently if not exists mortuary_admission_picture_to_bring on mortuary_admission (tenant_id, mortuary_id) where image is not null;
