-- expand
-- Who took a document of an admission back, and why: of somebody else's it takes the deed `remove-documents` (docs/decisions/0083).
alter table admission_document
  add column removed_by bigint,
  add column removal_reason text,
  add constraint admission_document_removed_by foreign key (tenant_id, removed_by) references app_user (tenant_id, user_id) not valid,
  add constraint admission_document_removal check (removal_reason is null or not is_active and removed_by is not null) not valid;

select grant_right('remove-documents', '{"0": "view", "1": "view", "19": "view"}');
-- A role of the tenant's own that took back documents of anybody still does, until an administrator takes the deed from it.
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
select tenant_id, role_id, 'remove-documents', true, false, false, false from role_permission
where menu_path = 'ipd/ipd_registration' and can_view and can_delete and role_id not in (0, 1, 13, 19, 20, 30, 31, 32, 33, 34)
on conflict do nothing;
