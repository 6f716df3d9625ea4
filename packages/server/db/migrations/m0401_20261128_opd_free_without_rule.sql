-- expand
-- A visit that no rule prices is not booked, unless the hospital says that it is free; hospitals of before go on as they were (Q260).
alter table opd_fee_setting add column is_free_without_rule boolean not null default false;
insert into opd_fee_setting (tenant_id, hospital_id, is_free_without_rule)
select tenant_id, hospital_id, true from hospital
on conflict (tenant_id, hospital_id) do update set is_free_without_rule = true;
