-- expand concurrently
-- Who took documents back, found by the person: built while others write (docs/decisions/0096).
create index concurrently admission_document_by_remover on admission_document (tenant_id, removed_by) where removed_by is not null;
