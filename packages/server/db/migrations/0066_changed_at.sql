-- When a form last changed a record whose fields stand in further tables too: so its own row, and with it the audit, tells every change.

alter table staff add column changed_at timestamptz;
alter table package_master add column changed_at timestamptz;
