create view report.death with () as
 SELECT tenant_id,
    hospital_id,
    death_id,
    patient_id,
    admission_id,
    registration_no,
    person_name,
    sex,
    age_years,
    died_at,
    place,
    ward_id,
    ward_name,
    cause_of_death,
    manner_of_death,
    father_name,
    person_address,
    register_year,
    register_no,
    is_struck,
    registered_at
   FROM report.death_entry e
  WHERE (NOT is_struck);
