create view report.visit with () as
 SELECT tenant_id,
    hospital_id,
    opd_visit_id AS visit_id,
    patient_id,
    opd_number,
    ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM patient n
          WHERE ((n.tenant_id = v.tenant_id) AND (n.patient_id = v.patient_id))) AS person_name,
    day,
    token_no,
    doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = v.tenant_id) AND (s.staff_id = v.doctor_id))) AS doctor_name,
    visit_kind,
    queue_state,
    fee_state,
    arrived_at,
        CASE
            WHEN ((consult_started_at IS NOT NULL) AND (first_called_at IS NOT NULL) AND (arrived_at IS NOT NULL)) THEN GREATEST((0)::numeric, (EXTRACT(epoch FROM (first_called_at - GREATEST(arrived_at, ( SELECT ((b.day + b.slot) AT TIME ZONE h.timezone) AS timezone
               FROM (appointment b
                 JOIN hospital h ON (((h.tenant_id = b.tenant_id) AND (h.hospital_id = b.hospital_id))))
              WHERE ((b.tenant_id = v.tenant_id) AND (b.appointment_id = v.appointment_id)))))) / (60)::numeric))
            ELSE NULL::numeric
        END AS waited
   FROM opd_visit v
  WHERE (NOT is_cancelled);
