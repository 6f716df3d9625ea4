-- expand
-- Who heads their department in their hospital, and amends what a colleague of it signed (OP016).

alter table staff add column is_department_head boolean not null default false;
