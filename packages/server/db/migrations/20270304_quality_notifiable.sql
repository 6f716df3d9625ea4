-- expand
-- A parameter may tell of a disease that is reported to the authorities (LB057).
alter table lab_parameter add column notifiable_disease_id bigint;
alter table lab_parameter add constraint lab_parameter_tells_of
  foreign key (tenant_id, notifiable_disease_id) references notifiable_disease not valid;
create index lab_parameter_by_disease on lab_parameter (tenant_id, notifiable_disease_id) where notifiable_disease_id is not null;
