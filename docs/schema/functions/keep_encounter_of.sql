CREATE OR REPLACE FUNCTION public.keep_encounter_of(one admission)
 RETURNS void
 LANGUAGE sql
AS $function$
  update encounter e set admission_id = one.admission_id
  where e.tenant_id = one.tenant_id and e.encounter_id = (
    select max(o.encounter_id) from encounter o
    where o.tenant_id = one.tenant_id and o.hospital_id = one.hospital_id and o.patient_id = one.patient_id
      and o.encounter_class = 'ER' and o.closed_at is null and o.admission_id is null
      and not exists (select from encounter kept where kept.tenant_id = one.tenant_id and kept.admission_id = one.admission_id));
  insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, admission_id, doctor_id, department_id,
    opened_at, closed_at, close_reason)
  values (one.tenant_id, one.hospital_id, 'IPD', one.patient_id, one.admission_id, one.doctor_id, one.department_id,
    one.admitted_at,
    case when one.is_cancelled then coalesce(one.cancelled_at, now()) when one.is_discharged then coalesce(one.discharged_at, now()) end,
    case when one.is_cancelled then 'Cancelled' when one.is_discharged then 'Discharged' end)
  on conflict (tenant_id, admission_id) do update set patient_id = excluded.patient_id, doctor_id = excluded.doctor_id,
    department_id = excluded.department_id,
    opened_at = case when encounter.encounter_class = 'ER' then encounter.opened_at else excluded.opened_at end,
    closed_at = excluded.closed_at, close_reason = excluded.close_reason;
$function$;

CREATE OR REPLACE FUNCTION public.keep_encounter_of(one opd_visit)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into encounter (tenant_id, hospital_id, encounter_class, patient_id, opd_visit_id, doctor_id, department_id,
    opened_at, closed_at, close_reason)
  select one.tenant_id, one.hospital_id, 'OPD', one.patient_id, one.opd_visit_id, one.doctor_id, s.department_id,
    one.created_at,
    case when one.is_cancelled or one.admission_id is not null then now() end,
    case when one.is_cancelled then 'Cancelled' when one.admission_id is not null then 'Admitted' end
  from staff s where s.tenant_id = one.tenant_id and s.staff_id = one.doctor_id
  on conflict (tenant_id, opd_visit_id) do update set patient_id = excluded.patient_id, doctor_id = excluded.doctor_id,
    department_id = excluded.department_id,
    closed_at = coalesce(encounter.closed_at, excluded.closed_at),
    close_reason = coalesce(encounter.close_reason, excluded.close_reason);
$function$;
