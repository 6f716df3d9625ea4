-- expand
-- A dose is corrected by a new version, which names the one before; a dose that servers of before change in place has no earlier version.
alter table immunization add corrects_id bigint;
alter table immunization add constraint immunization_corrects foreign key (tenant_id, corrects_id) references immunization;
create unique index immunization_corrected on immunization (tenant_id, corrects_id) where corrects_id is not null;
