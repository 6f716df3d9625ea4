create view report.bed_day with () as
 SELECT n.tenant_id,
    n.hospital_id,
    n.admission_id,
    n.bed_id,
    d.bed_day,
    n.bed_name,
    n.ward_id,
    ( SELECT g.bed_group_name
           FROM bed_group g
          WHERE ((g.tenant_id = n.tenant_id) AND (g.bed_group_id = n.ward_id))) AS ward_name,
    n.patient_id,
    n.registration_no,
    ( SELECT COALESCE(NULLIF(n.infant_name, ''::text), name_in_one(VARIADIC ARRAY[p.salutation, p.first_name, p.last_name])) AS "coalesce"
           FROM patient p
          WHERE ((p.tenant_id = n.tenant_id) AND (p.patient_id = n.patient_id))) AS person_name
   FROM (report.bed_night n
     CROSS JOIN LATERAL ( SELECT (n.first_day + later.later) AS bed_day
           FROM generate_series(0, (COALESCE(n.last_day, n.today) - n.first_day)) later(later)) d);
