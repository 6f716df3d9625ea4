create view report.non_hospital with () as
 SELECT tenant_id,
    hospital_id,
    admission_id,
    patient_id,
    registration_no,
    person_name,
    admitted_at,
    discharged_at,
    state,
    has_final_bill,
    bed_name,
    ward_id,
    ward_name,
    doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.staff_id = x.doctor_id))) AS doctor_name,
    payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.association_id = x.payer_id))) AS payer_name,
    charged,
    (charged - left_out) AS on_bill,
    received,
    paid,
    to_bill,
    kept,
    refunded,
    written_off,
    due
   FROM ( SELECT a.tenant_id,
            a.hospital_id,
            a.admission_id,
            a.patient_id,
            a.registration_no,
            ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM patient n
                  WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS person_name,
            a.admitted_at,
            a.discharged_at,
                CASE
                    WHEN a.is_discharged THEN 'discharged'::text
                    ELSE 'inHospital'::text
                END AS state,
            (b.bill_id IS NOT NULL) AS has_final_bill,
            ( SELECT d.bed_name
                   FROM bed d
                  WHERE ((d.tenant_id = a.tenant_id) AND (d.bed_id = a.current_bed_id))) AS bed_name,
            ( SELECT d.bed_group_id
                   FROM bed d
                  WHERE ((d.tenant_id = a.tenant_id) AND (d.bed_id = a.current_bed_id))) AS ward_id,
            ( SELECT g.bed_group_name
                   FROM (bed d
                     JOIN bed_group g ON (((g.tenant_id = d.tenant_id) AND (g.bed_group_id = d.bed_group_id))))
                  WHERE ((d.tenant_id = a.tenant_id) AND (d.bed_id = a.current_bed_id))) AS ward_name,
            a.doctor_id,
            a.association_id AS payer_id,
            c.charged,
            o.left_out,
            p.received,
            p.refunded,
                CASE
                    WHEN (b.bill_id IS NULL) THEN LEAST(o.left_out, p.pool)
                    ELSE (b.pool_used_paise + p.later)
                END AS paid,
                CASE
                    WHEN (b.bill_id IS NULL) THEN (p.pool - LEAST(o.left_out, p.pool))
                    ELSE b.pool_to_bill_paise
                END AS to_bill,
            COALESCE(b.non_hospital_kept_paise, (0)::bigint) AS kept,
            (COALESCE(( SELECT sum(w.amount_paise) AS sum
                   FROM bill_write_off w
                  WHERE ((w.tenant_id = b.tenant_id) AND (w.bill_id = b.bill_id) AND w.is_active AND w.is_non_hospital)), (0)::numeric))::bigint AS written_off,
                CASE
                    WHEN (b.bill_id IS NULL) THEN (o.left_out - LEAST(o.left_out, p.pool))
                    ELSE b.non_hospital_due_paise
                END AS due
           FROM (((((admission a
             JOIN hospital h ON (((h.tenant_id = a.tenant_id) AND (h.hospital_id = a.hospital_id))))
             LEFT JOIN bill b ON (((b.tenant_id = a.tenant_id) AND (b.admission_id = a.admission_id) AND b.is_active)))
             CROSS JOIN LATERAL ( SELECT (COALESCE(sum(v.line_total_paise), (0)::numeric))::bigint AS charged
                   FROM service_charge v
                  WHERE ((v.tenant_id = a.tenant_id) AND (v.admission_id = a.admission_id) AND v.is_active AND v.is_non_applicable AND ((b.bill_id IS NOT NULL) OR (NOT v.is_bed_rent)))) c)
             CROSS JOIN LATERAL ( SELECT (COALESCE(sum(q.amount_paise) FILTER (WHERE (q.is_non_hospital AND (q.payment_type = 'Receive'::text))), (0)::numeric))::bigint AS received,
                    (COALESCE(sum(q.amount_paise) FILTER (WHERE (q.is_non_hospital AND (q.payment_type = 'Refund'::text))), (0)::numeric))::bigint AS refunded,
                    (COALESCE(sum(q.amount_paise) FILTER (WHERE (q.is_non_hospital AND (q.payment_type = 'Receive'::text) AND (q.bill_id IS NOT NULL))), (0)::numeric))::bigint AS later,
                    (COALESCE(sum(
                        CASE q.payment_type
                            WHEN 'Receive'::text THEN q.amount_paise
                            ELSE (- q.amount_paise)
                        END) FILTER (WHERE q.is_non_hospital), (0)::numeric))::bigint AS pool,
                    COALESCE(bool_or(((q.card_paise > 0) OR (q.upi_paise > 0) OR (q.neft_paise > 0))) FILTER (WHERE ((NOT q.is_non_hospital) AND (q.payment_type = 'Receive'::text))), false) AS is_electronic
                   FROM payment q
                  WHERE ((q.tenant_id = a.tenant_id) AND (q.admission_id = a.admission_id) AND q.is_active)) p)
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN (b.bill_id IS NOT NULL) THEN b.non_hospital_paise
                            WHEN (h.is_non_hospital_charge AND (NOT p.is_electronic) AND (a.patient_type <> ALL (ARRAY['Cash Claim'::text, 'TPA'::text]))) THEN c.charged
                            ELSE (0)::bigint
                        END AS left_out) o)
          WHERE ((NOT a.is_cancelled) AND ((EXISTS ( SELECT
                   FROM service_charge v
                  WHERE ((v.tenant_id = a.tenant_id) AND (v.admission_id = a.admission_id) AND v.is_active AND v.is_non_applicable))) OR (EXISTS ( SELECT
                   FROM payment q
                  WHERE ((q.tenant_id = a.tenant_id) AND (q.admission_id = a.admission_id) AND q.is_active AND q.is_non_hospital)))))) x;
