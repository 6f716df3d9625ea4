-- Roles are told apart by name, and the audit says of which role a right was changed.

create unique index role_name_unique on role (tenant_id, lower(role_name)) where is_active;
create index app_user_by_role on app_user (tenant_id, role_id);

alter table role_permission
  add column audit_key text generated always as (role_id::text || ':' || menu_path) stored;
drop trigger audit on role_permission;
create trigger audit after insert or update on role_permission
  for each row execute function write_audit('audit_key');
