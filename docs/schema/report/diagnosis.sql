create view report.diagnosis with () as
 SELECT e.tenant_id,
    e.hospital_id,
    g.encounter_diagnosis_id,
    e.opened_at,
    e.encounter_class,
    g.code,
    g.diagnosis_name,
    g.kind AS certainty,
    g.is_primary AS is_main,
    ( SELECT
                CASE
                    WHEN (a.years < (1)::numeric) THEN 'under1'::text
                    WHEN (a.years < (5)::numeric) THEN 'to4'::text
                    WHEN (a.years < (15)::numeric) THEN 'to14'::text
                    WHEN (a.years < (45)::numeric) THEN 'to44'::text
                    WHEN (a.years < (60)::numeric) THEN 'to59'::text
                    ELSE 'older'::text
                END AS "case"
           FROM ( SELECT EXTRACT(year FROM age((((e.opened_at AT TIME ZONE h.timezone))::date)::timestamp with time zone, (n.birth_date)::timestamp with time zone)) AS years
                   FROM patient n,
                    hospital h
                  WHERE ((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id) AND (h.tenant_id = e.tenant_id) AND (h.hospital_id = e.hospital_id))) a) AS age_band,
    ( SELECT n.sex
           FROM patient n
          WHERE ((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))) AS patient_sex,
    ( SELECT n.city
           FROM patient n
          WHERE ((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))) AS patient_city,
    e.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = e.tenant_id) AND (s.staff_id = e.doctor_id))) AS doctor_name,
    e.department_id,
    ( SELECT d.department_name
           FROM department d
          WHERE ((d.tenant_id = e.tenant_id) AND (d.department_id = e.department_id))) AS department_name,
    ( SELECT COALESCE(n.merged_into_id, n.patient_id) AS "coalesce"
           FROM patient n
          WHERE ((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))) AS patients,
    e.admission_id AS stays,
    is_protected_diagnosis(g.code_system, g.code, g.diagnosis_name) AS is_protected
   FROM (encounter e
     JOIN encounter_diagnosis g ON (((g.tenant_id = e.tenant_id) AND (g.encounter_id = e.encounter_id))))
  WHERE g.is_active;
