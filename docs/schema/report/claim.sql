create view report.claim with () as
 SELECT x.tenant_id,
    x.hospital_id,
    x.desk,
    x.bill_id,
    x.payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.association_id = x.payer_id))) AS payer_name,
    x.bill_no,
    x.fin_year,
    x.billed_at,
    x.submitted_at,
    x.admission_id,
    x.patient_id,
    x.person_name,
    x.authorised,
    x.claimed,
    x.paid,
    x.tds,
    x.disallowed,
        CASE
            WHEN x.is_open THEN (x.claimed - x.settled)
            ELSE (0)::bigint
        END AS outstanding,
        CASE
            WHEN (NOT x.is_open) THEN 'cancelled'::text
            WHEN (x.rest = 0) THEN 'settled'::text
            WHEN (a.days <= 30) THEN 'upTo30'::text
            WHEN (a.days <= 60) THEN 'upTo60'::text
            WHEN (a.days <= 90) THEN 'upTo90'::text
            ELSE 'older'::text
        END AS age,
    x.reason,
    x.entry,
    x.refund_id,
        CASE
            WHEN ((x.entry = 'claimed'::text) AND x.is_open AND (x.rest = 0)) THEN GREATEST(0, (( SELECT max(r.received_on) AS max
               FROM (payer_receipt_part t
                 JOIN payer_receipt r ON (((r.tenant_id = t.tenant_id) AND (r.receipt_id = t.receipt_id) AND (r.association_id = x.payer_id))))
              WHERE ((t.tenant_id = x.tenant_id) AND t.is_active AND (t.paid_paise > 0) AND (((x.desk = 'stay'::text) AND (t.bill_id = x.bill_id)) OR ((x.desk = 'counter'::text) AND (t.counter_bill_id = x.bill_id))))) - ((COALESCE(x.submitted_at, x.billed_at) AT TIME ZONE a.timezone))::date))
            ELSE NULL::integer
        END AS days_to_pay
   FROM (( SELECT b.tenant_id,
            b.hospital_id,
            'stay'::text AS desk,
            b.bill_id,
            k.association_id AS payer_id,
            b.order_no AS bill_no,
            b.fin_year,
            b.billed_at,
            ( SELECT v.created_at
                   FROM bill_version v
                  WHERE ((v.tenant_id = b.tenant_id) AND (v.admission_id = b.admission_id) AND (v.association_id = k.association_id) AND (v.status <> 'withdrawn'::text))
                  ORDER BY v.version_no DESC
                 LIMIT 1) AS submitted_at,
            b.admission_id,
            ( SELECT a_1.patient_id
                   FROM admission a_1
                  WHERE ((a_1.tenant_id = b.tenant_id) AND (a_1.admission_id = b.admission_id))) AS patient_id,
            ( SELECT COALESCE(NULLIF(a_1.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM (admission a_1
                     JOIN patient n ON (((n.tenant_id = a_1.tenant_id) AND (n.patient_id = a_1.patient_id))))
                  WHERE ((a_1.tenant_id = b.tenant_id) AND (a_1.admission_id = b.admission_id))) AS person_name,
            k.authorized_paise AS authorised,
            k.claim_paise AS claimed,
            k.settled_paise AS settled,
            p.paid,
            p.tds,
            p.disallowed,
            ( SELECT string_agg(t.reason, '; '::text ORDER BY t.receipt_id) AS string_agg
                   FROM (payer_receipt_part t
                     JOIN payer_receipt r ON (((r.tenant_id = t.tenant_id) AND (r.receipt_id = t.receipt_id) AND (r.association_id = k.association_id))))
                  WHERE ((t.tenant_id = b.tenant_id) AND (t.bill_id = b.bill_id) AND t.is_active)) AS reason,
            'claimed'::text AS entry,
            (0)::bigint AS refund_id,
            b.is_active AS is_open,
            (k.claim_paise - k.settled_paise) AS rest,
            b.billed_at AS aged_from
           FROM ((bill b
             JOIN bill_payer k ON (((k.tenant_id = b.tenant_id) AND (k.bill_id = b.bill_id))))
             CROSS JOIN LATERAL ( SELECT (COALESCE(sum(t.paid_paise), (0)::numeric))::bigint AS paid,
                    (COALESCE(sum(t.tds_paise), (0)::numeric))::bigint AS tds,
                    (COALESCE(sum(t.disallowed_paise), (0)::numeric))::bigint AS disallowed
                   FROM (payer_receipt_part t
                     JOIN payer_receipt r ON (((r.tenant_id = t.tenant_id) AND (r.receipt_id = t.receipt_id) AND (r.association_id = k.association_id))))
                  WHERE ((t.tenant_id = b.tenant_id) AND (t.bill_id = b.bill_id) AND t.is_active)) p)
          WHERE (b.association_id IS NOT NULL)
        UNION ALL
         SELECT b.tenant_id,
            b.hospital_id,
            'stay'::text,
            b.bill_id,
            k.association_id,
            b.order_no,
            b.fin_year,
            b.cancelled_at,
            NULL::timestamp with time zone AS timestamptz,
            b.admission_id,
            ( SELECT a_1.patient_id
                   FROM admission a_1
                  WHERE ((a_1.tenant_id = b.tenant_id) AND (a_1.admission_id = b.admission_id))) AS patient_id,
            ( SELECT COALESCE(NULLIF(a_1.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM (admission a_1
                     JOIN patient n ON (((n.tenant_id = a_1.tenant_id) AND (n.patient_id = a_1.patient_id))))
                  WHERE ((a_1.tenant_id = b.tenant_id) AND (a_1.admission_id = b.admission_id))) AS "coalesce",
            (- k.authorized_paise),
            (- k.claim_paise),
            (0)::bigint AS int8,
            (0)::bigint AS int8,
            (0)::bigint AS int8,
            (0)::bigint AS int8,
            b.cancel_reason,
            'reduced'::text,
            (0)::bigint AS int8,
            false,
            (0)::bigint AS int8,
            b.billed_at
           FROM (bill b
             JOIN bill_payer k ON (((k.tenant_id = b.tenant_id) AND (k.bill_id = b.bill_id))))
          WHERE ((NOT b.is_active) AND (b.association_id IS NOT NULL))
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'counter'::text,
            c.counter_bill_id,
            c.association_id,
            c.bill_no,
            c.fin_year,
            c.billed_at,
            NULL::timestamp with time zone AS timestamptz,
            NULL::bigint AS int8,
            c.patient_id,
            ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
                   FROM patient n
                  WHERE ((n.tenant_id = c.tenant_id) AND (n.patient_id = c.patient_id))) AS name_in_one,
            c.authorized_paise,
            c.authorized_paise,
            c.settled_paise,
            p.paid,
            p.tds,
            p.disallowed,
            ( SELECT string_agg(t.reason, '; '::text ORDER BY t.receipt_id) AS string_agg
                   FROM payer_receipt_part t
                  WHERE ((t.tenant_id = c.tenant_id) AND (t.counter_bill_id = c.counter_bill_id) AND t.is_active)) AS string_agg,
            'claimed'::text,
            (0)::bigint AS int8,
            c.is_active,
            q.rest,
            c.billed_at
           FROM ((counter_bill c
             CROSS JOIN LATERAL ( SELECT ((c.authorized_paise - c.settled_paise) - COALESCE(( SELECT (sum(f.claim_reduced_paise))::bigint AS sum
                           FROM counter_refund f
                          WHERE ((f.tenant_id = c.tenant_id) AND (f.counter_bill_id = c.counter_bill_id))), (0)::bigint)) AS rest) q)
             CROSS JOIN LATERAL ( SELECT (COALESCE(sum(t.paid_paise), (0)::numeric))::bigint AS paid,
                    (COALESCE(sum(t.tds_paise), (0)::numeric))::bigint AS tds,
                    (COALESCE(sum(t.disallowed_paise), (0)::numeric))::bigint AS disallowed
                   FROM payer_receipt_part t
                  WHERE ((t.tenant_id = c.tenant_id) AND (t.counter_bill_id = c.counter_bill_id) AND t.is_active)) p)
          WHERE (c.authorized_paise > 0)
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'counter'::text,
            c.counter_bill_id,
            c.association_id,
            c.bill_no,
            c.fin_year,
            f.refunded_at,
            NULL::timestamp with time zone AS timestamptz,
            NULL::bigint AS int8,
            c.patient_id,
            ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
                   FROM patient n
                  WHERE ((n.tenant_id = c.tenant_id) AND (n.patient_id = c.patient_id))) AS name_in_one,
            (0)::bigint AS int8,
            (- f.claim_reduced_paise),
            (0)::bigint AS int8,
            (0)::bigint AS int8,
            (0)::bigint AS int8,
            (0)::bigint AS int8,
            f.reason,
            'reduced'::text,
            f.counter_refund_id,
            c.is_active,
            q.rest,
            c.billed_at
           FROM ((counter_refund f
             JOIN counter_bill c ON (((c.tenant_id = f.tenant_id) AND (c.counter_bill_id = f.counter_bill_id) AND (c.authorized_paise > 0))))
             CROSS JOIN LATERAL ( SELECT ((c.authorized_paise - c.settled_paise) - COALESCE(( SELECT (sum(g.claim_reduced_paise))::bigint AS sum
                           FROM counter_refund g
                          WHERE ((g.tenant_id = c.tenant_id) AND (g.counter_bill_id = c.counter_bill_id))), (0)::bigint)) AS rest) q)
          WHERE (f.claim_reduced_paise > 0)) x
     CROSS JOIN LATERAL ( SELECT (((now() AT TIME ZONE h.timezone))::date - ((x.aged_from AT TIME ZONE h.timezone))::date) AS days,
            h.timezone
           FROM hospital h
          WHERE ((h.tenant_id = x.tenant_id) AND (h.hospital_id = x.hospital_id))) a);
