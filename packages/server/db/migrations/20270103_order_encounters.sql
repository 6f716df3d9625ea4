-- expand
-- An encounter of the emergency room that becomes an admission stays one encounter: its orders go onto the inpatient bill (OR047).
create or replace function keep_encounter_of(one admission) returns void language sql as $$
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
$$;
