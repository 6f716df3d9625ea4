-- expand concurrently
-- A version is replaced once, and whether it was is looked up for each report of the list.
create unique index concurrently if not exists one_version_after_another on lab_report (tenant_id, replaces_report_id) where replaces_report_id is not null;
