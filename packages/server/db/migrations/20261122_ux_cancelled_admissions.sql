-- Cancelled admissions have a list of their own, which tells who cancelled them; the ICD master stands among the settings.

alter table admission add column cancelled_by bigint;
alter table admission add foreign key (tenant_id, cancelled_by) references app_user (tenant_id, user_id);
create index admission_cancelled on admission (tenant_id, hospital_id, cancelled_at desc) where is_cancelled;

-- The first roles of the new screens.
select grant_right('admission-cancel', '{"0": "view add edit delete", "13": "view", "19": "view add edit delete", "30": "view", "32": "view", "33": "view", "34": "view"}');
select grant_right('ipd_settings', '{"0": "view add edit delete", "13": "view", "19": "view add edit delete", "34": "view"}');

-- The rights on the ICD master go with it; 'opd/diagnosis' is kept for what will stand there (Q228).
insert into role_permission (tenant_id, role_id, menu_path, can_view, can_add, can_edit, can_delete)
  select tenant_id, role_id, 'settings/diagnosis', can_view, can_add, can_edit, can_delete
    from role_permission where menu_path = 'opd/diagnosis'
  on conflict do nothing;
delete from role_permission where menu_path = 'opd/diagnosis';
