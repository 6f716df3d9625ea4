create view report.doctor_bill with () as
 SELECT tenant_id,
    hospital_id,
    desk,
    bill_id,
    source,
    billed_at,
    bill_no,
    fin_year,
    doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.staff_id = x.doctor_id))) AS doctor_name,
    department_id,
    ( SELECT d.department_name
           FROM department d
          WHERE ((d.tenant_id = x.tenant_id) AND (d.department_id = x.department_id))) AS department_name,
    payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.association_id = x.payer_id))) AS payer_name,
    admission_id,
    patient_id,
    COALESCE(( SELECT NULLIF(a.infant_name, ''::text) AS "nullif"
           FROM admission a
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM patient n
          WHERE ((n.tenant_id = x.tenant_id) AND (n.patient_id = x.patient_id)))) AS person_name,
    gross,
    discount,
    billed,
    collected,
    still_due
   FROM ( SELECT b.tenant_id,
            b.hospital_id,
            'stay'::text AS desk,
            b.bill_id,
            'Inpatient'::text AS source,
            b.billed_at,
            b.order_no AS bill_no,
            b.fin_year,
            a.doctor_id,
            a.department_id,
            b.association_id AS payer_id,
            b.admission_id,
            a.patient_id,
            b.gross_amount_paise AS gross,
            b.discount_paise AS discount,
            b.net_amount_paise AS billed,
            (( SELECT (COALESCE(sum(
                        CASE p.payment_type
                            WHEN 'Refund'::text THEN (- p.amount_paise)
                            ELSE p.amount_paise
                        END), (0)::numeric))::bigint AS "coalesce"
                   FROM payment p
                  WHERE ((p.tenant_id = b.tenant_id) AND (p.admission_id = b.admission_id) AND p.is_active AND (NOT p.is_non_hospital))) + ( SELECT (COALESCE(sum(t.paid_paise), (0)::numeric))::bigint AS "coalesce"
                   FROM payer_receipt_part t
                  WHERE ((t.tenant_id = b.tenant_id) AND (t.bill_id = b.bill_id) AND t.is_active))) AS collected,
            (b.due_paise + ( SELECT (COALESCE(sum((k.claim_paise - k.settled_paise)), (0)::numeric))::bigint AS "coalesce"
                   FROM bill_payer k
                  WHERE ((k.tenant_id = b.tenant_id) AND (k.bill_id = b.bill_id) AND k.is_active))) AS still_due
           FROM (bill b
             JOIN admission a ON (((a.tenant_id = b.tenant_id) AND (a.admission_id = b.admission_id))))
          WHERE b.is_active
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'counter'::text,
            c.counter_bill_id,
            c.bill_kind,
            c.billed_at,
            c.bill_no,
            c.fin_year,
            e.doctor_id,
            e.department_id,
            c.association_id,
            NULL::bigint AS int8,
            c.patient_id,
            c.total_charge_paise,
            c.discount_paise,
            (c.net_amount_paise - f.amount),
            (( SELECT (COALESCE(sum(
                        CASE r.kind
                            WHEN 'Refund'::text THEN (- r.amount_paise)
                            ELSE r.amount_paise
                        END), (0)::numeric))::bigint AS "coalesce"
                   FROM counter_receipt r
                  WHERE ((r.tenant_id = c.tenant_id) AND (r.counter_bill_id = c.counter_bill_id))) + ( SELECT (COALESCE(sum(t.paid_paise), (0)::numeric))::bigint AS "coalesce"
                   FROM payer_receipt_part t
                  WHERE ((t.tenant_id = c.tenant_id) AND (t.counter_bill_id = c.counter_bill_id) AND t.is_active))),
            (((c.due_paise + c.authorized_paise) - f.claim) - c.settled_paise)
           FROM ((counter_bill c
             JOIN encounter e ON (((e.tenant_id = c.tenant_id) AND (e.encounter_id = c.encounter_id))))
             CROSS JOIN LATERAL ( SELECT (COALESCE(sum(r.amount_paise), (0)::numeric))::bigint AS amount,
                    (COALESCE(sum(r.claim_reduced_paise), (0)::numeric))::bigint AS claim
                   FROM counter_refund r
                  WHERE ((r.tenant_id = c.tenant_id) AND (r.counter_bill_id = c.counter_bill_id))) f)
          WHERE c.is_active) x;
