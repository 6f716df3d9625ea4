create view report.birth with () as
 SELECT tenant_id,
    hospital_id,
    birth_id,
    patient_id,
    admission_id,
    ( SELECT a.registration_no
           FROM admission a
          WHERE ((a.tenant_id = b.tenant_id) AND (a.admission_id = b.admission_id))) AS registration_no,
    ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM patient n
          WHERE ((n.tenant_id = b.tenant_id) AND (n.patient_id = b.patient_id))) AS person_name,
    child_name AS infant_name,
    birth_date AS born_on,
    birth_time,
    sex AS child_sex,
    born_type,
    weight_grams,
    place_of_birth,
    certificate_no
   FROM birth_record b
  WHERE is_active;
