create view report.birth_entry with () as
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
    certificate_no,
    father_name,
    parents_address,
    permanent_address,
    register_year,
    register_no,
    (NOT is_active) AS is_struck,
        CASE
            WHEN (is_active AND (COALESCE(certificate_no, ''::text) = ''::text)) THEN (birth_date + 21)
            ELSE NULL::date
        END AS report_by,
    created_at AS registered_at
   FROM birth_record b;
