create view report.discharge with () as
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
    ( SELECT GREATEST(1, (((a.discharged_at AT TIME ZONE h.timezone))::date - ((a.admitted_at AT TIME ZONE h.timezone))::date)) AS "greatest"
           FROM hospital h
          WHERE ((h.tenant_id = a.tenant_id) AND (h.hospital_id = a.hospital_id))) AS stay_days,
    COALESCE(discharge_kind, 'Routine'::text) AS way_out,
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
    ( SELECT b.order_no
           FROM bill b
          WHERE ((b.tenant_id = a.tenant_id) AND (b.admission_id = a.admission_id) AND b.is_active)) AS bill_no,
    ( SELECT b.billed_at
           FROM bill b
          WHERE ((b.tenant_id = a.tenant_id) AND (b.admission_id = a.admission_id) AND b.is_active)) AS billed_at,
    ( SELECT (EXTRACT(epoch FROM (b.billed_at - a.discharge_initiated_at)) / (60)::numeric)
           FROM bill b
          WHERE ((b.tenant_id = a.tenant_id) AND (b.admission_id = a.admission_id) AND b.is_active AND (b.billed_at >= a.discharge_initiated_at))) AS minutes_to_bill,
    ( SELECT (EXTRACT(epoch FROM (a.discharged_at - b.billed_at)) / (60)::numeric)
           FROM bill b
          WHERE ((b.tenant_id = a.tenant_id) AND (b.admission_id = a.admission_id) AND b.is_active AND (b.billed_at <= a.discharged_at))) AS minutes_to_leave,
    admission_mode,
    ( SELECT GREATEST(1, (((COALESCE(a.discharged_at, now()) AT TIME ZONE h.timezone))::date - ((a.admitted_at AT TIME ZONE h.timezone))::date)) AS "greatest"
           FROM hospital h
          WHERE ((h.tenant_id = a.tenant_id) AND (h.hospital_id = a.hospital_id) AND (a.admission_mode <> ALL (ARRAY['Day Care'::text, 'OPD'::text, 'Dental'::text, 'IVF'::text])) AND (EXISTS ( SELECT
                   FROM bed b
                  WHERE ((b.tenant_id = a.tenant_id) AND (b.bed_id = a.current_bed_id) AND (NOT b.is_virtual)))))) AS inpatient_days
   FROM admission a
  WHERE is_discharged;
