-- expand concurrently
-- Finds the documents that have not been brought into the store of files, without looking through those that have.
create index concurrently if not exists admission_document_to_bring on admission_document (tenant_id, document_id) where file_id is null;
create index concurrently if not exists staff_document_to_bring on staff_document (tenant_id, document_id) where file_id is null;
