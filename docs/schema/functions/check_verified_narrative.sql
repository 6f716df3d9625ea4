CREATE OR REPLACE FUNCTION public.check_verified_narrative()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status <> 'Verified' or not exists (select from lab_test t
    where t.tenant_id = new.tenant_id and t.lab_test_id = new.lab_test_id and t.test_kind = 'Narrative') then return null; end if;
  if not exists (select from narrative n where n.tenant_id = new.tenant_id and n.lab_work_id = new.lab_work_id and n.repeat_no = new.repeat_no)
    or exists (select from (select n.sections from narrative n
        where n.tenant_id = new.tenant_id and n.lab_work_id = new.lab_work_id and n.repeat_no = new.repeat_no
        order by n.version_no desc limit 1) last, jsonb_array_elements(last.sections) one
      where (one ->> 'isRequired')::boolean and btrim(one ->> 'text') = '') then
    raise exception 'a required section is empty' using errcode = 'check_violation', constraint = 'narrative_complete';
  end if;
  return null;
end $function$;
