-- expand
-- A call counts about the critical values that stand now, not about an earlier measurement or a value that was put right since (LB044).
create or replace function check_verified_work() returns trigger language plpgsql as $$
declare
  critical_since timestamptz;
begin
  if new.status <> 'Verified' then return null; end if;
  if exists (select from lab_test_parameter l
    join lab_parameter p on p.tenant_id = l.tenant_id and p.lab_parameter_id = l.lab_parameter_id and p.value_type <> 'Formula'
    where l.tenant_id = new.tenant_id and l.lab_test_id = new.lab_test_id and l.is_active and l.is_mandatory
      and not exists (select from lab_result_now r where r.tenant_id = l.tenant_id and r.lab_work_id = new.lab_work_id
        and r.lab_parameter_id = l.lab_parameter_id and r.value_text is not null)) then
    raise exception 'a mandatory value is missing' using errcode = 'check_violation', constraint = 'lab_work_complete';
  end if;
  select max(r.entered_at) into critical_since from lab_result_now r
  where r.tenant_id = new.tenant_id and r.lab_work_id = new.lab_work_id and r.flag in ('LL', 'HH', 'AA');
  if critical_since is not null
    and not exists (select from lab_call c where c.tenant_id = new.tenant_id and c.lab_work_id = new.lab_work_id
      and c.outcome = 'Reached' and c.called_at >= critical_since)
    and (select count(*) from lab_call c where c.tenant_id = new.tenant_id and c.lab_work_id = new.lab_work_id
      and c.called_at >= critical_since) < 2 then
    raise exception 'nobody was told of a critical value' using errcode = 'check_violation', constraint = 'lab_work_told';
  end if;
  return null;
end $$;
