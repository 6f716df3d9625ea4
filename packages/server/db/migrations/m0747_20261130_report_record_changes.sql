-- expand
-- The lines of the audit log for counting, without the values before and after (R026). The index by time serves the period; the name of the user and
-- the day are read for the rows that are shown.
grant select (tenant_id, audit_id, at, hospital_id, user_id, action, table_name, record_id) on audit_log to charaka_report_owner;

create view report.record_change as
select a.tenant_id, a.hospital_id, a.audit_id, a.at as changed_at,
  (a.at at time zone (select h.timezone from hospital h where h.tenant_id = a.tenant_id and h.hospital_id = a.hospital_id))::date as changed_on,
  a.user_id, (select u.name from app_user u where u.tenant_id = a.tenant_id and u.user_id = a.user_id) as user_name,
  a.action as change_kind, a.table_name as record_kind, a.record_id
from audit_log a where a.hospital_id is not null;
alter view report.record_change owner to charaka_report_owner;
grant select on report.record_change to charaka_report;
