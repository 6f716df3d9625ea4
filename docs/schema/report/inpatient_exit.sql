create view report.inpatient_exit with () as
 SELECT a.tenant_id,
    a.hospital_id,
    a.admission_id,
    a.discharged_at,
    b.bed_group_id AS ward_id,
    ( SELECT GREATEST(1, (((a.discharged_at AT TIME ZONE h.timezone))::date - ((a.admitted_at AT TIME ZONE h.timezone))::date)) AS "greatest"
           FROM hospital h
          WHERE ((h.tenant_id = a.tenant_id) AND (h.hospital_id = a.hospital_id))) AS stay_days,
    COALESCE(a.discharge_kind, 'Routine'::text) AS way_out,
    (a.discharged_at < (a.admitted_at + '48:00:00'::interval)) AS is_under_48_hours,
    ((COALESCE(a.discharge_kind, 'Routine'::text) <> 'Death'::text) AND (EXISTS ( SELECT
           FROM (admission n
             JOIN bed m ON (((m.tenant_id = n.tenant_id) AND (m.bed_id = n.current_bed_id) AND (NOT m.is_virtual))))
          WHERE ((n.tenant_id = a.tenant_id) AND (n.hospital_id = a.hospital_id) AND (n.patient_id = a.patient_id) AND (NOT n.is_cancelled) AND (n.admission_id <> a.admission_id) AND (n.admitted_at >= a.discharged_at) AND (n.admitted_at < (a.discharged_at + '30 days'::interval)) AND (n.admission_mode = ANY (ARRAY['General'::text, 'Emergency'::text])) AND (NOT n.is_new_born) AND (NOT n.is_package_applicable) AND (NOT (EXISTS ( SELECT
                   FROM ot_provisional_booking o
                  WHERE ((o.tenant_id = n.tenant_id) AND (o.patient_id = n.patient_id) AND (o.admission_id = n.admission_id))))))))) AS is_readmitted,
    (COALESCE(a.discharge_kind, 'Routine'::text) <> 'Death'::text) AS is_alive,
    ((COALESCE(a.discharge_kind, 'Routine'::text) = 'Death'::text) AND (a.discharged_at < (a.admitted_at + '48:00:00'::interval))) AS is_early_death,
    a.admitted_at,
    a.patient_id,
    a.registration_no,
    ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM patient n
          WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS person_name,
    ( SELECT g.bed_group_name
           FROM bed_group g
          WHERE ((g.tenant_id = b.tenant_id) AND (g.bed_group_id = b.bed_group_id))) AS ward_name,
    a.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = a.tenant_id) AND (s.staff_id = a.doctor_id))) AS doctor_name
   FROM (admission a
     JOIN bed b ON (((b.tenant_id = a.tenant_id) AND (b.bed_id = a.current_bed_id) AND (NOT b.is_virtual))))
  WHERE (a.is_discharged AND (NOT a.is_cancelled) AND (a.admission_mode <> ALL (ARRAY['Day Care'::text, 'OPD'::text, 'Dental'::text, 'IVF'::text])));
