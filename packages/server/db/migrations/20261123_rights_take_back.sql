-- To take back a charge, a note or an instruction the right to delete on the list of inpatients is asked for besides the deed. Whoever did
-- the deed and could change inpatients could take back until now, and still does.
update role_permission p set can_delete = true
where p.menu_path = 'ipd/ipd_registration' and p.can_view and p.can_edit and not p.can_delete
  and exists (select from role_permission d
    where d.tenant_id = p.tenant_id and d.role_id = p.role_id and d.menu_path in ('charge', 'clinical-note') and d.can_view);
