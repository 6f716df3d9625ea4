create view report.concession with () as
 SELECT tenant_id,
    hospital_id,
    kind,
    entry,
        CASE
            WHEN (admission_id IS NULL) THEN 'counter'::text
            ELSE 'stay'::text
        END AS desk,
    paper_id,
    refund_id,
    given_at,
    paper_no,
    fin_year,
    admission_id,
    COALESCE(( SELECT a.patient_id
           FROM admission a
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT b.patient_id
           FROM counter_bill b
          WHERE ((b.tenant_id = x.tenant_id) AND (b.counter_bill_id = x.counter_bill_id))), ( SELECT e.patient_id
           FROM encounter e
          WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id)))) AS patient_id,
    COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM (admission a
             JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (counter_bill b
             JOIN patient n ON (((n.tenant_id = b.tenant_id) AND (n.patient_id = b.patient_id))))
          WHERE ((b.tenant_id = x.tenant_id) AND (b.counter_bill_id = x.counter_bill_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (encounter e
             JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
          WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id))), ( SELECT m.person_name
           FROM pharmacy_sale m
          WHERE ((m.tenant_id = x.tenant_id) AND (m.hospital_id = x.hospital_id) AND (x.kind = 'memoDiscount'::text) AND (m.fin_year = x.fin_year) AND (m.memo_no = x.paper_no) AND (x.entry = 'given'::text)))) AS person_name,
    list_amount,
    given,
        CASE
            WHEN (list_amount <> 0) THEN (trim_scale(round((((given)::numeric * 100.0) / (list_amount)::numeric), 1)))::text
            ELSE NULL::text
        END AS given_percent,
    reason,
    given_by_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = x.tenant_id) AND (u.user_id = x.given_by_id))) AS given_by_name,
    ( SELECT u.name
           FROM (approval_request r
             JOIN app_user u ON (((u.tenant_id = r.tenant_id) AND (u.user_id = r.decided_by))))
          WHERE ((r.tenant_id = x.tenant_id) AND (r.kind = 'gift'::text) AND (r.about = ANY (ARRAY[jsonb_build_object('admissionId', x.admission_id), jsonb_build_object('encounterId', x.encounter_id), jsonb_build_object('patientId', ( SELECT e.patient_id
                   FROM encounter e
                  WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id)))), jsonb_build_object('userId', x.given_by_id)])) AND ((r.used_at >= (x.made_at - '00:01:00'::interval)) AND (r.used_at <= (x.made_at + '00:01:00'::interval))))
          ORDER BY r.used_at DESC
         LIMIT 1) AS approved_by_name
   FROM ( SELECT s.tenant_id,
            s.hospital_id,
            v.kind,
            'given'::text AS entry,
            s.service_charge_id AS paper_id,
            (0)::bigint AS refund_id,
            s.applied_at AS given_at,
            COALESCE(s.changed_at, s.created_at) AS made_at,
            NULL::bigint AS paper_no,
            NULL::text AS fin_year,
            s.admission_id,
            s.counter_bill_id,
            NULL::bigint AS encounter_id,
            v.list_amount,
            v.given,
            COALESCE(s.change_reason, s.remark) AS reason,
            s.created_by AS given_by_id
           FROM ((service_charge s
             CROSS JOIN LATERAL ( SELECT COALESCE(s.package_price_paise, NULLIF(s.tpa_charge_paise, 0), NULLIF(s.standard_charge_paise, 0), s.applied_charge_paise) AS price) p)
             CROSS JOIN LATERAL ( SELECT 'lineDiscount'::text AS kind,
                    (round((((s.quantity_thousandths)::numeric * (s.applied_charge_paise)::numeric) / (1000)::numeric)))::bigint AS list_amount,
                    (round((((s.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint AS given
                  WHERE (s.item_discount_paise > 0)
                UNION ALL
                 SELECT 'lowered'::text AS text,
                    (round((((s.quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint AS round,
                    ((round((((s.quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint - (round((((s.quantity_thousandths)::numeric * (s.applied_charge_paise)::numeric) / (1000)::numeric)))::bigint)
                  WHERE (p.price > s.applied_charge_paise)) v)
          WHERE (s.is_active AND (NOT s.is_bed_rent) AND (NOT s.is_non_applicable))
        UNION ALL
         SELECT s.tenant_id,
            s.hospital_id,
            v.kind,
            'takenBack'::text AS text,
            s.service_charge_id,
            r.counter_refund_id,
            r.refunded_at,
            r.refunded_at,
            r.refund_no,
            r.fin_year,
            s.admission_id,
            s.counter_bill_id,
            NULL::bigint AS int8,
            (- v.list_amount),
            (- v.given),
            r.reason,
            r.created_by
           FROM ((((counter_refund r
             JOIN counter_refund_line l ON (((l.tenant_id = r.tenant_id) AND (l.counter_refund_id = r.counter_refund_id))))
             JOIN service_charge s ON (((s.tenant_id = l.tenant_id) AND (s.service_charge_id = l.service_charge_id))))
             CROSS JOIN LATERAL ( SELECT COALESCE(s.package_price_paise, NULLIF(s.tpa_charge_paise, 0), NULLIF(s.standard_charge_paise, 0), s.applied_charge_paise) AS price) p)
             CROSS JOIN LATERAL ( SELECT 'lineDiscount'::text AS kind,
                    (round((((l.quantity_thousandths)::numeric * (s.applied_charge_paise)::numeric) / (1000)::numeric)))::bigint AS list_amount,
                    (round((((l.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint AS given
                  WHERE (s.item_discount_paise > 0)
                UNION ALL
                 SELECT 'lowered'::text AS text,
                    (round((((l.quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint AS round,
                    ((round((((l.quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint - (round((((l.quantity_thousandths)::numeric * (s.applied_charge_paise)::numeric) / (1000)::numeric)))::bigint)
                  WHERE (p.price > s.applied_charge_paise)
                UNION ALL
                 SELECT 'billDiscount'::text AS text,
                    (l.amount_paise + l.discount_share_paise),
                    l.discount_share_paise
                  WHERE (l.discount_share_paise <> 0)) v)
          WHERE (NOT s.is_non_applicable)
        UNION ALL
         SELECT s.tenant_id,
            s.hospital_id,
            'takenOff'::text AS text,
            'given'::text AS text,
            s.service_charge_id,
            (0)::bigint AS int8,
            s.changed_at,
            s.changed_at,
            NULL::bigint AS int8,
            NULL::text AS text,
            s.admission_id,
            s.counter_bill_id,
            NULL::bigint AS int8,
            (round((((s.late_quantity_thousandths)::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint AS round,
            (round(((((s.late_quantity_thousandths -
                CASE
                    WHEN s.is_active THEN s.quantity_thousandths
                    ELSE (0)::bigint
                END))::numeric * (p.price)::numeric) / (1000)::numeric)))::bigint AS round,
            s.change_reason,
            s.created_by
           FROM (service_charge s
             CROSS JOIN LATERAL ( SELECT COALESCE(s.package_price_paise, NULLIF(s.tpa_charge_paise, 0), NULLIF(s.standard_charge_paise, 0), s.applied_charge_paise) AS price) p)
          WHERE ((s.late_quantity_thousandths >
                CASE
                    WHEN s.is_active THEN s.quantity_thousandths
                    ELSE (0)::bigint
                END) AND (s.changed_at IS NOT NULL) AND (NOT s.is_non_applicable))
        UNION ALL
         SELECT b.tenant_id,
            b.hospital_id,
            'billDiscount'::text AS text,
            'given'::text AS text,
            b.bill_id,
            (0)::bigint AS int8,
            b.billed_at,
            b.created_at,
            b.order_no,
            b.fin_year,
            b.admission_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.gross_amount_paise,
            b.discount_paise,
            b.discount_reason,
            b.created_by
           FROM bill b
          WHERE (b.discount_paise > 0)
        UNION ALL
         SELECT b.tenant_id,
            b.hospital_id,
            'billDiscount'::text AS text,
            'takenBack'::text AS text,
            b.bill_id,
            (0)::bigint AS int8,
            b.cancelled_at,
            b.cancelled_at,
            b.order_no,
            b.fin_year,
            b.admission_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            (- b.gross_amount_paise),
            (- b.discount_paise),
            b.cancel_reason,
            b.cancelled_by
           FROM bill b
          WHERE ((NOT b.is_active) AND (b.discount_paise > 0))
        UNION ALL
         SELECT b.tenant_id,
            b.hospital_id,
            'unpaid'::text AS text,
            'given'::text AS text,
            b.bill_id,
            (0)::bigint AS int8,
            b.billed_at,
            b.created_at,
            b.order_no,
            b.fin_year,
            b.admission_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.net_amount_paise,
            b.due_paise,
            b.due_reason,
            b.created_by
           FROM bill b
          WHERE (b.is_active AND b.is_settled_without_pay AND (b.due_paise > 0))
        UNION ALL
         SELECT w.tenant_id,
            w.hospital_id,
            'writeOff'::text AS text,
            'given'::text AS text,
            w.write_off_id,
            (0)::bigint AS int8,
            w.created_at,
            w.created_at,
            b.order_no,
            b.fin_year,
            w.admission_id,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.net_amount_paise,
            w.amount_paise,
            w.reason,
            w.created_by
           FROM (bill_write_off w
             JOIN bill b ON (((b.tenant_id = w.tenant_id) AND (b.bill_id = w.bill_id))))
          WHERE w.is_active
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'billDiscount'::text AS text,
            'given'::text AS text,
            c.counter_bill_id,
            (0)::bigint AS int8,
            c.billed_at,
            c.billed_at,
            c.bill_no,
            c.fin_year,
            NULL::bigint AS int8,
            c.counter_bill_id,
            NULL::bigint AS int8,
            c.total_charge_paise,
            c.discount_paise,
            c.discount_reason,
            c.created_by
           FROM counter_bill c
          WHERE (c.discount_paise > 0)
        UNION ALL
         SELECT m.tenant_id,
            m.hospital_id,
            'memoDiscount'::text AS text,
            'given'::text AS text,
            m.sale_id,
            (0)::bigint AS int8,
            m.sold_at,
            m.sold_at,
            m.memo_no,
            m.fin_year,
            m.admission_id,
            NULL::bigint AS int8,
            m.encounter_id,
            m.gross_paise,
            m.discount_paise,
            m.remarks,
            m.created_by
           FROM pharmacy_sale m
          WHERE (m.discount_paise > 0)
        UNION ALL
         SELECT r.tenant_id,
            r.hospital_id,
            'memoDiscount'::text AS text,
            'takenBack'::text AS text,
            r.return_id,
            (0)::bigint AS int8,
            r.returned_at,
            r.returned_at,
            r.return_no,
            r.fin_year,
            r.admission_id,
            NULL::bigint AS int8,
            ( SELECT s.encounter_id
                   FROM pharmacy_sale s
                  WHERE ((s.tenant_id = r.tenant_id) AND (s.sale_id = r.sale_id))) AS encounter_id,
            (- r.gross_paise),
            (- r.discount_paise),
            r.reason,
            r.created_by
           FROM pharmacy_return r
          WHERE (r.discount_paise > 0)) x;
