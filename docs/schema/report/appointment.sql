create view report.appointment with () as
 SELECT tenant_id,
    hospital_id,
    appointment_id,
    patient_id,
    person_name,
    phone,
    day,
    ( SELECT ((b.day + b.slot) AT TIME ZONE h.timezone) AS timezone
           FROM hospital h
          WHERE ((h.tenant_id = b.tenant_id) AND (h.hospital_id = b.hospital_id))) AS slot_at,
    doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = b.tenant_id) AND (s.staff_id = b.doctor_id))) AS doctor_name,
    status,
    (EXISTS ( SELECT 1
           FROM opd_visit v
          WHERE ((v.tenant_id = b.tenant_id) AND (v.appointment_id = b.appointment_id) AND (NOT v.is_cancelled) AND (v.queue_state = 'NoShow'::text)))) AS is_no_show,
    advance_paise AS advance,
    created_by AS booker_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = b.tenant_id) AND (u.user_id = b.created_by))) AS booker_name
   FROM appointment b;
