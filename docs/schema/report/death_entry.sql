create view report.death_entry with () as
 SELECT tenant_id,
    hospital_id,
    death_id,
    patient_id,
    admission_id,
    ( SELECT a.registration_no
           FROM admission a
          WHERE ((a.tenant_id = d.tenant_id) AND (a.admission_id = d.admission_id))) AS registration_no,
    ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM patient n
          WHERE ((n.tenant_id = d.tenant_id) AND (n.patient_id = d.patient_id))) AS person_name,
    ( SELECT n.sex
           FROM patient n
          WHERE ((n.tenant_id = d.tenant_id) AND (n.patient_id = d.patient_id))) AS sex,
    ( SELECT (EXTRACT(year FROM age((((d.died_at AT TIME ZONE h.timezone))::date)::timestamp with time zone, (n.birth_date)::timestamp with time zone)))::integer AS "extract"
           FROM patient n,
            hospital h
          WHERE ((n.tenant_id = d.tenant_id) AND (n.patient_id = d.patient_id) AND (h.tenant_id = d.tenant_id) AND (h.hospital_id = d.hospital_id))) AS age_years,
    died_at,
        CASE
            WHEN (admission_id IS NULL) THEN 'broughtDead'::text
            ELSE 'inHospital'::text
        END AS place,
    ( SELECT b.bed_group_id
           FROM (admission a
             JOIN bed b ON (((b.tenant_id = a.tenant_id) AND (b.bed_id = a.current_bed_id))))
          WHERE ((a.tenant_id = d.tenant_id) AND (a.admission_id = d.admission_id))) AS ward_id,
    ( SELECT g.bed_group_name
           FROM ((admission a
             JOIN bed b ON (((b.tenant_id = a.tenant_id) AND (b.bed_id = a.current_bed_id))))
             JOIN bed_group g ON (((g.tenant_id = b.tenant_id) AND (g.bed_group_id = b.bed_group_id))))
          WHERE ((a.tenant_id = d.tenant_id) AND (a.admission_id = d.admission_id))) AS ward_name,
    cause_of_death,
    manner_of_death,
    father_name,
    address AS person_address,
    register_year,
    register_no,
    (NOT is_active) AS is_struck,
    created_at AS registered_at
   FROM death_record d;
