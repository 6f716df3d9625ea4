-- expand
-- A range is one of the unit its parameter had when it began: where the parameter is measured in another unit since, no value is judged by it.
alter table reference_range add column unit text;
update reference_range r set unit = p.shown_unit from lab_parameter p
where p.tenant_id = r.tenant_id and p.lab_parameter_id = r.lab_parameter_id;
create function keep_range_unit() returns trigger language plpgsql as $$
begin
  if new.unit is null then
    select p.shown_unit into new.unit from lab_parameter p
    where p.tenant_id = new.tenant_id and p.lab_parameter_id = new.lab_parameter_id;
  end if;
  return new;
end $$;
create trigger keep_range_unit before insert on reference_range for each row execute function keep_range_unit();
