create view report.register with () as
 SELECT e.tenant_id,
    e.hospital_id,
    e.admission_id,
    e.event,
    e.happened_at,
    a.patient_id,
    a.registration_no,
    ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM patient n
          WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS person_name,
    ( SELECT b.bed_name
           FROM bed b
          WHERE ((b.tenant_id = e.tenant_id) AND (b.bed_id = e.bed_id))) AS bed_name,
    ( SELECT b.bed_group_id
           FROM bed b
          WHERE ((b.tenant_id = e.tenant_id) AND (b.bed_id = e.bed_id))) AS ward_id,
    ( SELECT g.bed_group_name
           FROM (bed b
             JOIN bed_group g ON (((g.tenant_id = b.tenant_id) AND (g.bed_group_id = b.bed_group_id))))
          WHERE ((b.tenant_id = e.tenant_id) AND (b.bed_id = e.bed_id))) AS ward_name,
    a.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = a.tenant_id) AND (s.staff_id = a.doctor_id))) AS doctor_name,
    ( SELECT n.sex
           FROM patient n
          WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS sex,
    ( SELECT (EXTRACT(year FROM age((((e.happened_at AT TIME ZONE h.timezone))::date)::timestamp with time zone, (n.birth_date)::timestamp with time zone)))::integer AS "extract"
           FROM patient n,
            hospital h
          WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id) AND (h.tenant_id = e.tenant_id) AND (h.hospital_id = e.hospital_id))) AS age_years,
    ( SELECT concat_ws(', '::text, NULLIF(n.address_line_one, ''::text), NULLIF(n.address_line_two, ''::text), NULLIF(n.city, ''::text), NULLIF(n.pincode, ''::text)) AS concat_ws
           FROM patient n
          WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS person_address
   FROM (( SELECT admission.tenant_id,
            admission.hospital_id,
            admission.admission_id,
            'admitted'::text AS event,
            admission.admitted_at AS happened_at,
            admission.admitted_bed_id AS bed_id
           FROM admission
          WHERE (NOT admission.is_cancelled)
        UNION ALL
         SELECT s.tenant_id,
            s.hospital_id,
            s.admission_id,
            'moved'::text,
            lower(s.during) AS lower,
            s.bed_id
           FROM bed_stay s
          WHERE ((NOT s.is_cancelled) AND (EXISTS ( SELECT
                   FROM bed_stay p
                  WHERE ((p.tenant_id = s.tenant_id) AND (p.admission_id = s.admission_id) AND (NOT p.is_cancelled) AND (upper(p.during) = lower(s.during))))))
        UNION ALL
         SELECT admission.tenant_id,
            admission.hospital_id,
            admission.admission_id,
                CASE admission.discharge_kind
                    WHEN 'Death'::text THEN 'died'::text
                    WHEN 'Against Medical Advice'::text THEN 'againstAdvice'::text
                    ELSE 'discharged'::text
                END AS "case",
            admission.discharged_at,
            admission.current_bed_id
           FROM admission
          WHERE admission.is_discharged) e
     JOIN admission a ON (((a.tenant_id = e.tenant_id) AND (a.admission_id = e.admission_id))));
