-- expand
-- Diagnoses whose very occurrence harms a patient when it becomes known: HIV, sexually transmitted infections, mental and behavioural disorders,
-- termination of pregnancy, abuse and assault (RP010, docs/decisions/0560). A diagnosis without a code is recognised by its words.
create function is_protected_diagnosis(code_system text, code text, diagnosis_name text) returns boolean
  language sql immutable parallel safe
  return case code_system
    when 'ICD10' then coalesce(upper(code), '') ~ '^(A5[0-9]|A6[0-4]|B2[0-4]|F|N96|O04|R75|T74|X85|Y0[5-9]|Z11\.?[34]|Z20\.?[26]|Z21|Z33\.?2|Z71\.?7)'
    when 'ICD11' then coalesce(upper(code), '') ~ '^(1A[6-9]|1C6[0-2]|6[A-E]|JA00|PF1|PJ2|QC90\.?6)'
    else false end
  or diagnosis_name ~* ('\m(hiv|aids|human immunodeficiency|syphili|gonorrh|sexually transmitted|schizo|psychosis|psychotic|bipolar|depressi'
    '|anxiety|dementia|self[- ]harm|suicid|alcohol|opioid|drug dependence|substance|termination of pregnancy|induced abortion|medical abortion'
    '|sexual assault|sexual abuse|child abuse|rape\M|domestic violence)');

grant select (code_system) on encounter_diagnosis to charaka_report_owner;
grant select (merged_into_id) on patient to charaka_report_owner;

create or replace view report.diagnosis as
select e.tenant_id, e.hospital_id, g.encounter_diagnosis_id, e.opened_at, e.encounter_class, g.code, g.diagnosis_name, g.kind as certainty,
  g.is_primary as is_main,
  (select case when a.years < 1 then 'under1' when a.years < 5 then 'to4' when a.years < 15 then 'to14' when a.years < 45 then 'to44'
       when a.years < 60 then 'to59' else 'older' end
     from (select extract(year from age((e.opened_at at time zone h.timezone)::date, n.birth_date)) as years
       from patient n, hospital h
       where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id and h.tenant_id = e.tenant_id and h.hospital_id = e.hospital_id) a
  ) as age_band,
  (select n.sex from patient n where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id) as patient_sex,
  (select n.city from patient n where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id) as patient_city,
  e.doctor_id,
  (select name_in_one(s.salutation, s.first_name, s.last_name) from staff s
     where s.tenant_id = e.tenant_id and s.staff_id = e.doctor_id) as doctor_name,
  e.department_id,
  (select d.department_name from department d where d.tenant_id = e.tenant_id and d.department_id = e.department_id) as department_name,
  -- Counted, each once, and never shown; a merged patient is the surviving one (RP049).
  (select coalesce(n.merged_into_id, n.patient_id) from patient n where n.tenant_id = e.tenant_id and n.patient_id = e.patient_id) as patients,
  e.admission_id as stays,
  is_protected_diagnosis(g.code_system, g.code, g.diagnosis_name) as is_protected
from encounter e
join encounter_diagnosis g on g.tenant_id = e.tenant_id and g.encounter_id = e.encounter_id
where g.is_active;
