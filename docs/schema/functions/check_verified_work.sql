CREATE OR REPLACE FUNCTION public.check_verified_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'Verified' then return null; end if;
  if exists (select from lab_test_parameter l
    join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id and p.value_type not in ('Formula', 'Heading')
    where l.tenant_id = new.tenant_id and l.lab_test_id = new.lab_test_id and l.is_active and l.is_mandatory
      and not exists (select from lab_result_now r where r.tenant_id = l.tenant_id and r.lab_work_id = new.lab_work_id
        and r.lab_parameter_id = l.lab_parameter_id and r.value_text is not null)) then
    raise exception 'a mandatory value is missing' using errcode = 'check_violation', constraint = 'lab_work_complete';
  end if;
  if exists (select from critical_value_now c where c.tenant_id = new.tenant_id and c.lab_work_id = new.lab_work_id
    and not c.is_told and c.try_count < 2) then
    raise exception 'nobody was told of a critical value' using errcode = 'check_violation', constraint = 'lab_work_told';
  end if;
  return null;
end $function$;
