create view report.money with () as
 SELECT x.tenant_id,
    x.hospital_id,
    x.source,
    x.paper_id,
    x.receipt_no,
    x.fin_year,
    x.paid_at,
    x.kind,
    x.collector_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = x.tenant_id) AND (u.user_id = x.collector_id))) AS collector_name,
    x.admission_id,
    x.patient_id,
    x.patient_name,
    (s.sign * x.cash_paise) AS cash,
    (s.sign * x.card_paise) AS card,
    (s.sign * x.upi_paise) AS upi,
    (s.sign * x.neft_paise) AS neft,
    (s.sign * x.cheque_paise) AS cheque,
    (s.sign * x.amount_paise) AS amount,
    (x.source <> 'payer'::text) AS has_time
   FROM (( SELECT p.tenant_id,
            p.hospital_id,
            'inpatient'::text AS source,
            p.payment_id AS paper_id,
            p.receipt_no,
            p.fin_year,
            p.paid_at,
            p.payment_type AS kind,
            p.created_by AS collector_id,
            p.admission_id,
            ( SELECT a.patient_id
                   FROM admission a
                  WHERE ((a.tenant_id = p.tenant_id) AND (a.admission_id = p.admission_id))) AS patient_id,
            ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM (admission a
                     JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
                  WHERE ((a.tenant_id = p.tenant_id) AND (a.admission_id = p.admission_id))) AS patient_name,
            p.cash_paise,
            p.card_paise,
            p.upi_paise,
            p.neft_paise,
            p.cheque_paise,
            p.amount_paise
           FROM payment p
          WHERE (p.is_active AND (NOT (EXISTS ( SELECT 1
                   FROM advance_entry t
                  WHERE ((t.tenant_id = p.tenant_id) AND (t.payment_id = p.payment_id))))))
        UNION ALL
         SELECT e.tenant_id,
            e.hospital_id,
            'advance'::text AS text,
            e.advance_entry_id,
            e.receipt_no,
            e.fin_year,
            e.created_at,
            e.kind,
            e.created_by,
            NULL::bigint AS int8,
            ( SELECT b.patient_id
                   FROM appointment b
                  WHERE ((b.tenant_id = e.tenant_id) AND (b.appointment_id = e.appointment_id))) AS patient_id,
            ( SELECT b.person_name
                   FROM appointment b
                  WHERE ((b.tenant_id = e.tenant_id) AND (b.appointment_id = e.appointment_id))) AS person_name,
            e.cash_paise,
            e.card_paise,
            e.upi_paise,
            e.neft_paise,
            e.cheque_paise,
            e.amount_paise
           FROM advance_entry e
          WHERE (e.kind <> 'Transfer'::text)
        UNION ALL
         SELECT m.tenant_id,
            m.hospital_id,
            'medicine'::text AS text,
            m.sale_id,
            m.memo_no,
            m.fin_year,
            m.sold_at,
            'Receive'::text AS text,
            m.created_by,
            m.admission_id,
            COALESCE(( SELECT a.patient_id
                   FROM admission a
                  WHERE ((a.tenant_id = m.tenant_id) AND (a.admission_id = m.admission_id))), ( SELECT e.patient_id
                   FROM encounter e
                  WHERE ((e.tenant_id = m.tenant_id) AND (e.encounter_id = m.encounter_id)))) AS "coalesce",
            COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM (admission a
                     JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
                  WHERE ((a.tenant_id = m.tenant_id) AND (a.admission_id = m.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
                   FROM (encounter e
                     JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
                  WHERE ((e.tenant_id = m.tenant_id) AND (e.encounter_id = m.encounter_id))), m.person_name) AS "coalesce",
            m.cash_paise,
            m.card_paise,
            m.upi_paise,
            m.neft_paise,
            m.cheque_paise,
            m.paid_paise
           FROM pharmacy_sale m
          WHERE (m.paid_paise > 0)
        UNION ALL
         SELECT r.tenant_id,
            r.hospital_id,
            'medicineReturn'::text AS text,
            r.return_id,
            r.return_no,
            r.fin_year,
            r.returned_at,
            'Refund'::text AS text,
            r.created_by,
            r.admission_id,
            COALESCE(( SELECT a.patient_id
                   FROM admission a
                  WHERE ((a.tenant_id = r.tenant_id) AND (a.admission_id = r.admission_id))), ( SELECT e.patient_id
                   FROM encounter e
                  WHERE ((e.tenant_id = r.tenant_id) AND (e.encounter_id = r.encounter_id)))) AS "coalesce",
            COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
                   FROM (admission a
                     JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
                  WHERE ((a.tenant_id = r.tenant_id) AND (a.admission_id = r.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
                   FROM (encounter e
                     JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
                  WHERE ((e.tenant_id = r.tenant_id) AND (e.encounter_id = r.encounter_id))), ( SELECT s_1.person_name
                   FROM pharmacy_sale s_1
                  WHERE ((s_1.tenant_id = r.tenant_id) AND (s_1.sale_id = r.sale_id)))) AS "coalesce",
            ((((r.paid_back_paise - r.card_paise) - r.upi_paise) - r.neft_paise) - r.cheque_paise),
            r.card_paise,
            r.upi_paise,
            r.neft_paise,
            r.cheque_paise,
            r.paid_back_paise
           FROM pharmacy_return r
          WHERE (r.paid_back_paise > 0)
        UNION ALL
         SELECT y.tenant_id,
            y.hospital_id,
            'payer'::text AS text,
            y.receipt_id,
            y.receipt_no,
            y.fin_year,
            y.paid_at,
            'Receive'::text AS text,
            y.created_by,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            ( SELECT s_1.association_name
                   FROM association s_1
                  WHERE ((s_1.tenant_id = y.tenant_id) AND (s_1.association_id = y.association_id))) AS association_name,
            (0)::bigint AS int8,
            (0)::bigint AS int8,
            (0)::bigint AS int8,
                CASE y.mode
                    WHEN 'NEFT'::text THEN y.paid
                    ELSE (0)::bigint
                END AS "case",
                CASE y.mode
                    WHEN 'Cheque'::text THEN y.paid
                    ELSE (0)::bigint
                END AS "case",
            y.paid
           FROM ( SELECT q.tenant_id,
                    q.hospital_id,
                    q.receipt_id,
                    q.receipt_no,
                    q.fin_year,
                    q.association_id,
                    q.mode,
                    q.created_by,
                    ((q.received_on + '12:00:00'::time without time zone) AT TIME ZONE h.timezone) AS paid_at,
                    ( SELECT (COALESCE(sum(t.paid_paise), (0)::numeric))::bigint AS "coalesce"
                           FROM payer_receipt_part t
                          WHERE ((t.tenant_id = q.tenant_id) AND (t.receipt_id = q.receipt_id))) AS paid
                   FROM (payer_receipt q
                     JOIN hospital h ON (((h.tenant_id = q.tenant_id) AND (h.hospital_id = q.hospital_id))))
                  WHERE q.is_active) y
          WHERE (y.paid > 0)
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'counter'::text AS text,
            c.counter_receipt_id,
            c.receipt_no,
            c.fin_year,
            c.paid_at,
            c.kind,
            c.created_by,
            NULL::bigint AS int8,
            ( SELECT b.patient_id
                   FROM counter_bill b
                  WHERE ((b.tenant_id = c.tenant_id) AND (b.counter_bill_id = c.counter_bill_id))) AS patient_id,
            ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
                   FROM (counter_bill b
                     JOIN patient n ON (((n.tenant_id = b.tenant_id) AND (n.patient_id = b.patient_id))))
                  WHERE ((b.tenant_id = c.tenant_id) AND (b.counter_bill_id = c.counter_bill_id))) AS name_in_one,
            c.cash_paise,
            c.card_paise,
            c.upi_paise,
            c.neft_paise,
            c.cheque_paise,
            c.amount_paise
           FROM counter_receipt c
          WHERE (NOT (EXISTS ( SELECT 1
                   FROM advance_entry t
                  WHERE ((t.tenant_id = c.tenant_id) AND (t.counter_receipt_id = c.counter_receipt_id)))))) x
     CROSS JOIN LATERAL ( SELECT
                CASE x.kind
                    WHEN 'Refund'::text THEN '-1'::integer
                    ELSE 1
                END AS sign) s);
