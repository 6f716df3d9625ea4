create view report.encounter with () as
 SELECT tenant_id,
    hospital_id,
    encounter_id,
    patient_id,
    opened_at,
    encounter_class,
    ( SELECT (NOT (EXISTS ( SELECT
                   FROM encounter f
                  WHERE ((f.tenant_id = e.tenant_id) AND (f.patient_id = e.patient_id) AND (f.hospital_id = e.hospital_id) AND (ROW(f.opened_at, f.encounter_id) < ROW(e.opened_at, e.encounter_id))))))) AS is_new,
    ( SELECT n.city
           FROM patient n
          WHERE ((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))) AS patient_city,
    ( SELECT COALESCE(n.pincode, ''::text) AS "coalesce"
           FROM patient n
          WHERE ((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))) AS pincode,
    doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = e.tenant_id) AND (s.staff_id = e.doctor_id))) AS doctor_name,
    department_id,
    ( SELECT d.department_name
           FROM department d
          WHERE ((d.tenant_id = e.tenant_id) AND (d.department_id = e.department_id))) AS department_name
   FROM encounter e
  WHERE ((NOT (EXISTS ( SELECT
           FROM admission a
          WHERE ((a.tenant_id = e.tenant_id) AND (a.admission_id = e.admission_id) AND a.is_cancelled)))) AND (NOT (EXISTS ( SELECT
           FROM opd_visit v
          WHERE ((v.tenant_id = e.tenant_id) AND (v.opd_visit_id = e.opd_visit_id) AND v.is_cancelled)))));
