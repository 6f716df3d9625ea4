create view report.diagnostic_line with () as
 SELECT x.tenant_id,
    x.hospital_id,
    x.entry,
    x.line_id,
    x.refund_id,
    x.charged_at,
        CASE
            WHEN (x.charge_type_id = 3) THEN 'laboratory'::text
            ELSE 'imaging'::text
        END AS kind,
        CASE
            WHEN (NOT c.is_hidden) THEN x.charge_id
            ELSE NULL::bigint
        END AS test_id,
        CASE
            WHEN (NOT c.is_hidden) THEN x.description
            ELSE NULL::text
        END AS test_name,
    o.orderer_id,
    ( SELECT name_in_one(VARIADIC ARRAY[d.salutation, d.first_name, d.last_name]) AS name_in_one
           FROM staff d
          WHERE ((d.tenant_id = x.tenant_id) AND (d.staff_id = o.orderer_id))) AS orderer_name,
    p.payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.association_id = p.payer_id))) AS payer_name,
    x.admission_id,
    COALESCE(( SELECT a.patient_id
           FROM admission a
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT b.patient_id
           FROM counter_bill b
          WHERE ((b.tenant_id = x.tenant_id) AND (b.counter_bill_id = x.counter_bill_id)))) AS patient_id,
    COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM (admission a
             JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (counter_bill b
             JOIN patient n ON (((n.tenant_id = b.tenant_id) AND (n.patient_id = b.patient_id))))
          WHERE ((b.tenant_id = x.tenant_id) AND (b.counter_bill_id = x.counter_bill_id)))) AS person_name,
    x.discount,
    x.net,
    x.tax
   FROM (((( SELECT s.tenant_id,
            s.hospital_id,
            'charged'::text AS entry,
            s.service_charge_id AS line_id,
            (0)::bigint AS refund_id,
            s.applied_at AS charged_at,
            s.charge_type_id,
            s.charge_id,
            s.description,
            s.clinical_order_id,
            s.admission_id,
            s.counter_bill_id,
            (round((((s.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint AS discount,
            (s.line_total_paise - s.gst_paise) AS net,
            s.gst_paise AS tax
           FROM service_charge s
          WHERE ((s.is_active OR (s.changed_at IS NOT NULL)) AND (NOT s.is_non_applicable) AND (s.charge_type_id = ANY (ARRAY[(1)::bigint, (3)::bigint, (6)::bigint])))
        UNION ALL
         SELECT s.tenant_id,
            s.hospital_id,
            'removed'::text,
            s.service_charge_id,
            (0)::bigint AS int8,
            s.changed_at,
            s.charge_type_id,
            s.charge_id,
            s.description,
            s.clinical_order_id,
            s.admission_id,
            s.counter_bill_id,
            (- (round((((s.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint),
            (- (s.line_total_paise - s.gst_paise)),
            (- s.gst_paise)
           FROM service_charge s
          WHERE ((NOT s.is_active) AND (s.changed_at IS NOT NULL) AND (NOT s.is_non_applicable) AND (s.charge_type_id = ANY (ARRAY[(1)::bigint, (3)::bigint, (6)::bigint])))
        UNION ALL
         SELECT r.tenant_id,
            r.hospital_id,
            'refunded'::text,
            l.service_charge_id,
            r.counter_refund_id,
            r.refunded_at,
            s.charge_type_id,
            s.charge_id,
            s.description,
            s.clinical_order_id,
            s.admission_id,
            s.counter_bill_id,
            (- (round((((l.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint),
            (- l.net_paise),
            (- ((l.igst_paise + l.sgst_paise) + l.cgst_paise))
           FROM ((counter_refund r
             JOIN counter_refund_line l ON (((l.tenant_id = r.tenant_id) AND (l.counter_refund_id = r.counter_refund_id))))
             JOIN service_charge s ON (((s.tenant_id = l.tenant_id) AND (s.service_charge_id = l.service_charge_id) AND (s.charge_type_id = ANY (ARRAY[(1)::bigint, (3)::bigint, (6)::bigint])))))) x
     LEFT JOIN LATERAL ( SELECT g.ordered_by AS orderer_id,
            q.is_confidential
           FROM (clinical_order q
             JOIN order_group g ON (((g.tenant_id = q.tenant_id) AND (g.order_group_id = q.order_group_id))))
          WHERE ((q.tenant_id = x.tenant_id) AND (q.clinical_order_id = x.clinical_order_id))) o ON (true))
     CROSS JOIN LATERAL ( SELECT (COALESCE(o.is_confidential, false) OR (EXISTS ( SELECT
                   FROM lab_test t
                  WHERE ((t.tenant_id = x.tenant_id) AND t.is_confidential AND ((t.charge_id = x.charge_id) OR (t.charge_id IN ( SELECT b.charge_id
                           FROM ((orderable p_1
                             JOIN orderable_member m ON (((m.tenant_id = p_1.tenant_id) AND (m.orderable_id = p_1.orderable_id))))
                             JOIN orderable b ON (((b.tenant_id = m.tenant_id) AND (b.orderable_id = m.member_id))))
                          WHERE ((p_1.tenant_id = x.tenant_id) AND (p_1.charge_id = x.charge_id))))))))) AS is_hidden) c)
     CROSS JOIN LATERAL ( SELECT COALESCE(( SELECT a.association_id
                   FROM admission a
                  WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT b.association_id
                   FROM counter_bill b
                  WHERE ((b.tenant_id = x.tenant_id) AND (b.counter_bill_id = x.counter_bill_id)))) AS payer_id) p);
