-- expand
-- The content that an administrator allowed a schedule to send to addresses outside the hospital; another content is held back (RP011).
alter table report_schedule add column allowed_content jsonb;

-- Schedules of before stay allowed where administrators alone could have chosen their content.
update report_schedule r set allowed_content = jsonb_build_array(r.report_menu, r.period, r.addresses,
  (select c.report_name from custom_report c where c.tenant_id = r.tenant_id and c.custom_report_id = r.custom_report_id),
  (select c.definition from custom_report c where c.tenant_id = r.tenant_id and c.custom_report_id = r.custom_report_id),
  (select v.view_name from saved_report_view v where v.tenant_id = r.tenant_id and v.saved_report_view_id = r.saved_report_view_id),
  (select v.search from saved_report_view v where v.tenant_id = r.tenant_id and v.saved_report_view_id = r.saved_report_view_id))
where coalesce(r.addresses, '') <> '' and not exists (
  select from app_user u
  where u.tenant_id = r.tenant_id and u.role_id not in (0, 19)
    and (u.user_id = r.owner_id
      or exists (select from custom_report c
        where c.tenant_id = r.tenant_id and c.custom_report_id = r.custom_report_id and c.created_by = u.user_id)
      or exists (select from saved_report_view v
        where v.tenant_id = r.tenant_id and v.saved_report_view_id = r.saved_report_view_id and v.created_by = u.user_id)));
