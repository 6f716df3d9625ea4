create view report.admission with () as
 SELECT tenant_id,
    hospital_id,
    admission_id,
    patient_id,
    registration_no,
    ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM patient n
          WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS person_name,
    admitted_at,
    discharged_at,
        CASE
            WHEN is_discharged THEN 'discharged'::text
            ELSE 'inHospital'::text
        END AS state,
    ( SELECT GREATEST(1, (((COALESCE(a.discharged_at, now()) AT TIME ZONE h.timezone))::date - ((a.admitted_at AT TIME ZONE h.timezone))::date)) AS "greatest"
           FROM hospital h
          WHERE ((h.tenant_id = a.tenant_id) AND (h.hospital_id = a.hospital_id))) AS stay_days,
    ( SELECT b.bed_name
           FROM bed b
          WHERE ((b.tenant_id = a.tenant_id) AND (b.bed_id = a.current_bed_id))) AS bed_name,
    ( SELECT b.bed_group_id
           FROM bed b
          WHERE ((b.tenant_id = a.tenant_id) AND (b.bed_id = a.current_bed_id))) AS ward_id,
    ( SELECT g.bed_group_name
           FROM (bed b
             JOIN bed_group g ON (((g.tenant_id = b.tenant_id) AND (g.bed_group_id = b.bed_group_id))))
          WHERE ((b.tenant_id = a.tenant_id) AND (b.bed_id = a.current_bed_id))) AS ward_name,
    doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = a.tenant_id) AND (s.staff_id = a.doctor_id))) AS doctor_name,
    department_id,
    ( SELECT d.department_name
           FROM department d
          WHERE ((d.tenant_id = a.tenant_id) AND (d.department_id = a.department_id))) AS department_name,
    association_id AS payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = a.tenant_id) AND (s.association_id = a.association_id))) AS payer_name,
    admission_mode,
    ( SELECT GREATEST(1, (((COALESCE(a.discharged_at, now()) AT TIME ZONE h.timezone))::date - ((a.admitted_at AT TIME ZONE h.timezone))::date)) AS "greatest"
           FROM hospital h
          WHERE ((h.tenant_id = a.tenant_id) AND (h.hospital_id = a.hospital_id) AND (a.admission_mode <> ALL (ARRAY['Day Care'::text, 'OPD'::text, 'Dental'::text, 'IVF'::text])) AND (EXISTS ( SELECT
                   FROM bed b
                  WHERE ((b.tenant_id = a.tenant_id) AND (b.bed_id = a.current_bed_id) AND (NOT b.is_virtual)))))) AS inpatient_days
   FROM admission a
  WHERE (NOT is_cancelled);
