-- expand
-- What lists of the laboratory read among many: the newest version of a report, and specimens of the last days.

create unique index lab_report_replaced_once on lab_report (tenant_id, replaces_report_id) where replaces_report_id is not null;
create index specimen_by_label on specimen (tenant_id, hospital_id, labelled_at desc);
