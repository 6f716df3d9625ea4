-- expand
-- One document for each file, found when a file is looked up by it.
create unique index admission_document_by_file on admission_document (tenant_id, file_id) where file_id is not null;
create unique index staff_document_by_file on staff_document (tenant_id, file_id) where file_id is not null;
