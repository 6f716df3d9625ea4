CREATE OR REPLACE FUNCTION public.copy_lab_call()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into critical_call (tenant_id, hospital_id, clinical_order_id, outcome, told_to, told_by, told_at, is_read_back, note,
    lab_work_id, repeat_no, lab_call_id)
  select w.tenant_id, w.hospital_id, w.clinical_order_id, case new.outcome when 'Reached' then 'Told' else new.outcome end,
    new.told_name, new.called_by, new.called_at, new.is_read_back, new.note, w.lab_work_id, new.repeat_no, new.lab_call_id
  from lab_work w where w.tenant_id = new.tenant_id and w.lab_work_id = new.lab_work_id
  on conflict do nothing;
  return null;
end $function$;
