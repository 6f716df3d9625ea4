-- expand
-- A schedule may send a custom report; its report menu is that of custom reports.
alter table report_schedule add column custom_report_id bigint;
alter table report_schedule add constraint report_schedule_custom foreign key (tenant_id, custom_report_id)
  references custom_report (tenant_id, custom_report_id) not valid;
create index report_schedule_by_custom on report_schedule (tenant_id, custom_report_id) where custom_report_id is not null;
