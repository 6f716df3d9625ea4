-- expand concurrently
-- The index on who took documents back: 20261127_documents_removal_index.sql names it without "if not exists" and so builds none.
create index concurrently if not exists admission_document_by_remover on admission_document (tenant_id, removed_by) where removed_by is not null;
