create view report.deposit with () as
 SELECT tenant_id,
    hospital_id,
    source,
    paper_id,
    since,
    registration_no,
    doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.staff_id = x.doctor_id))) AS doctor_name,
    payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.association_id = x.payer_id))) AS payer_name,
    admission_id,
    patient_id,
    person_name,
    received,
    used,
    refunded,
    ((received - used) - refunded) AS left_over
   FROM ( SELECT a.tenant_id,
            a.hospital_id,
            'stay'::text AS source,
            a.admission_id AS paper_id,
            a.admitted_at AS since,
            a.registration_no,
            a.doctor_id,
            a.association_id AS payer_id,
            a.admission_id,
            a.patient_id,
            ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM patient n
                  WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS person_name,
            (COALESCE(p.received, (0)::numeric))::bigint AS received,
            (0)::bigint AS used,
            (COALESCE(p.refunded, (0)::numeric))::bigint AS refunded
           FROM (admission a
             CROSS JOIN LATERAL ( SELECT sum(p_1.amount_paise) FILTER (WHERE (p_1.payment_type = 'Receive'::text)) AS received,
                    sum(p_1.amount_paise) FILTER (WHERE (p_1.payment_type = 'Refund'::text)) AS refunded
                   FROM payment p_1
                  WHERE ((p_1.tenant_id = a.tenant_id) AND (p_1.admission_id = a.admission_id) AND p_1.is_active AND (NOT p_1.is_non_hospital))) p)
          WHERE ((NOT a.is_final_bill) AND (NOT a.is_cancelled) AND (NOT a.is_discharged))
        UNION ALL
         SELECT e.tenant_id,
            e.hospital_id,
            'booking'::text,
            e.appointment_id,
            e.since,
            NULL::text AS text,
            b.doctor_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.patient_id,
            b.person_name,
            e.received,
            e.used,
            e.refunded
           FROM (( SELECT v.tenant_id,
                    v.hospital_id,
                    v.appointment_id,
                    min(v.created_at) AS since,
                    (COALESCE(sum(v.amount_paise) FILTER (WHERE (v.kind = 'Receive'::text)), (0)::numeric))::bigint AS received,
                    (COALESCE(sum(v.amount_paise) FILTER (WHERE (v.kind = 'Transfer'::text)), (0)::numeric))::bigint AS used,
                    (COALESCE(sum(v.amount_paise) FILTER (WHERE (v.kind = 'Refund'::text)), (0)::numeric))::bigint AS refunded
                   FROM advance_entry v
                  WHERE (v.appointment_id IS NOT NULL)
                  GROUP BY v.tenant_id, v.hospital_id, v.appointment_id) e
             JOIN appointment b ON (((b.tenant_id = e.tenant_id) AND (b.appointment_id = e.appointment_id))))
          WHERE (((e.received - e.used) - e.refunded) <> 0)
        UNION ALL
         SELECT e.tenant_id,
            e.hospital_id,
            'operation'::text,
            e.ot_provisional_booking_id,
            e.since,
            NULL::text AS text,
            b.doctor_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.patient_id,
            b.person_name,
            e.received,
            e.used,
            e.refunded
           FROM (( SELECT v.tenant_id,
                    v.hospital_id,
                    v.ot_provisional_booking_id,
                    min(v.created_at) AS since,
                    (COALESCE(sum(v.amount_paise) FILTER (WHERE (v.kind = 'Receive'::text)), (0)::numeric))::bigint AS received,
                    (COALESCE(sum(v.amount_paise) FILTER (WHERE (v.kind = 'Transfer'::text)), (0)::numeric))::bigint AS used,
                    (COALESCE(sum(v.amount_paise) FILTER (WHERE (v.kind = 'Refund'::text)), (0)::numeric))::bigint AS refunded
                   FROM advance_entry v
                  WHERE (v.ot_provisional_booking_id IS NOT NULL)
                  GROUP BY v.tenant_id, v.hospital_id, v.ot_provisional_booking_id) e
             JOIN ot_provisional_booking b ON (((b.tenant_id = e.tenant_id) AND (b.ot_provisional_booking_id = e.ot_provisional_booking_id))))
          WHERE (((e.received - e.used) - e.refunded) <> 0)) x;
