create view report.bed_night with () as
 SELECT s.tenant_id,
    s.hospital_id,
    s.admission_id,
    b.bed_group_id AS ward_id,
    s.during,
    ((((lower(s.during) - '00:00:00.000001'::interval) AT TIME ZONE h.timezone))::date + 1) AS first_day,
    (((upper(s.during) - '00:00:00.000001'::interval) AT TIME ZONE h.timezone))::date AS last_day,
    s.bed_id,
    b.bed_name,
    ((now() AT TIME ZONE h.timezone))::date AS today,
    a.patient_id,
    a.registration_no,
    a.infant_name
   FROM (((bed_stay s
     JOIN hospital h ON (((h.tenant_id = s.tenant_id) AND (h.hospital_id = s.hospital_id))))
     JOIN bed b ON (((b.tenant_id = s.tenant_id) AND (b.bed_id = s.bed_id) AND (NOT b.is_virtual))))
     JOIN admission a ON (((a.tenant_id = s.tenant_id) AND (a.admission_id = s.admission_id) AND (NOT a.is_cancelled) AND (a.admission_mode <> ALL (ARRAY['Day Care'::text, 'OPD'::text, 'Dental'::text, 'IVF'::text])))))
  WHERE (NOT s.is_cancelled);
