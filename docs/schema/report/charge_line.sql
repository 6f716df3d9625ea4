create view report.charge_line with () as
 SELECT x.tenant_id,
    x.hospital_id,
    x.entry,
    x.line_id,
    x.refund_id,
    x.charged_at,
        CASE
            WHEN (NOT c.is_hidden) THEN x.charge_code
            ELSE NULL::text
        END AS charge_code,
        CASE
            WHEN (NOT c.is_hidden) THEN x.charge_id
            ELSE NULL::bigint
        END AS charge_id,
        CASE
            WHEN (NOT c.is_hidden) THEN x.description
            ELSE NULL::text
        END AS charge_name,
    x.charge_type_id,
    ( SELECT t.charge_type_name
           FROM charge_type t
          WHERE ((t.tenant_id = x.tenant_id) AND (t.charge_type_id = x.charge_type_id))) AS charge_type_name,
    x.charge_category_id AS category_id,
    ( SELECT g.charge_category_name
           FROM charge_category g
          WHERE ((g.tenant_id = x.tenant_id) AND (g.charge_category_id = x.charge_category_id))) AS category_name,
    d.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.staff_id = d.doctor_id))) AS doctor_name,
    o.orderer_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.staff_id = o.orderer_id))) AS orderer_name,
    w.ward_id,
    ( SELECT g.bed_group_name
           FROM bed_group g
          WHERE ((g.tenant_id = x.tenant_id) AND (g.bed_group_id = w.ward_id))) AS ward_name,
    p.payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.association_id = p.payer_id))) AS payer_name,
    x.posted_by_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = x.tenant_id) AND (u.user_id = x.posted_by_id))) AS posted_by_name,
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
    (trim_scale(((x.quantity_thousandths)::numeric / 1000.0)))::text AS quantity,
    x.rate,
    x.discount,
        CASE
            WHEN x.is_non_applicable THEN (0)::bigint
            ELSE x.net
        END AS net,
    x.tax,
        CASE
            WHEN x.is_non_applicable THEN x.net
            ELSE (0)::bigint
        END AS non_hospital
   FROM (((((( SELECT s.tenant_id,
            s.hospital_id,
            'charged'::text AS entry,
            s.service_charge_id AS line_id,
            (0)::bigint AS refund_id,
            s.applied_at AS charged_at,
            s.charge_type_id,
            s.charge_category_id,
            s.charge_id,
            s.charge_code,
            s.description,
            s.clinical_order_id,
            s.admission_id,
            s.counter_bill_id,
            s.encounter_id,
            s.applied_at,
            s.created_by AS posted_by_id,
            s.is_non_applicable,
            s.quantity_thousandths,
            s.applied_charge_paise AS rate,
            (round((((s.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint AS discount,
            (s.line_total_paise - s.gst_paise) AS net,
            s.gst_paise AS tax
           FROM service_charge s
          WHERE s.is_active
        UNION ALL
         SELECT s.tenant_id,
            s.hospital_id,
            'charged'::text,
            s.service_charge_id,
            (0)::bigint AS int8,
            s.applied_at,
            s.charge_type_id,
            s.charge_category_id,
            s.charge_id,
            s.charge_code,
            s.description,
            s.clinical_order_id,
            s.admission_id,
            s.counter_bill_id,
            s.encounter_id,
            s.applied_at,
            s.created_by,
            s.is_non_applicable,
            s.quantity_thousandths,
            s.applied_charge_paise,
            (round((((s.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint AS round,
            (s.line_total_paise - s.gst_paise),
            s.gst_paise
           FROM service_charge s
          WHERE ((NOT s.is_active) AND (NOT s.is_bed_rent) AND (s.changed_at IS NOT NULL))
        UNION ALL
         SELECT s.tenant_id,
            s.hospital_id,
            'removed'::text,
            s.service_charge_id,
            (0)::bigint AS int8,
            s.changed_at,
            s.charge_type_id,
            s.charge_category_id,
            s.charge_id,
            s.charge_code,
            s.description,
            s.clinical_order_id,
            s.admission_id,
            s.counter_bill_id,
            s.encounter_id,
            s.applied_at,
            s.created_by,
            s.is_non_applicable,
            (- s.quantity_thousandths),
            s.applied_charge_paise,
            (- (round((((s.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint),
            (s.gst_paise - s.line_total_paise),
            (- s.gst_paise)
           FROM service_charge s
          WHERE ((NOT s.is_active) AND (NOT s.is_bed_rent) AND (s.changed_at IS NOT NULL))
        UNION ALL
         SELECT r.tenant_id,
            r.hospital_id,
            'refunded'::text,
            l.service_charge_id,
            r.counter_refund_id,
            r.refunded_at,
            s.charge_type_id,
            s.charge_category_id,
            s.charge_id,
            s.charge_code,
            s.description,
            s.clinical_order_id,
            s.admission_id,
            s.counter_bill_id,
            s.encounter_id,
            s.applied_at,
            s.created_by,
            s.is_non_applicable,
            (- l.quantity_thousandths),
            s.applied_charge_paise,
            (- (round((((l.quantity_thousandths)::numeric * (s.item_discount_paise)::numeric) / (1000)::numeric)))::bigint),
            (- l.net_paise),
            (- ((l.igst_paise + l.sgst_paise) + l.cgst_paise))
           FROM ((counter_refund r
             JOIN counter_refund_line l ON (((l.tenant_id = r.tenant_id) AND (l.counter_refund_id = r.counter_refund_id))))
             JOIN service_charge s ON (((s.tenant_id = l.tenant_id) AND (s.service_charge_id = l.service_charge_id))))) x
     LEFT JOIN LATERAL ( SELECT g.ordered_by AS orderer_id,
            q.is_confidential
           FROM (clinical_order q
             JOIN order_group g ON (((g.tenant_id = q.tenant_id) AND (g.order_group_id = q.order_group_id))))
          WHERE ((q.tenant_id = x.tenant_id) AND (q.clinical_order_id = x.clinical_order_id))) o ON (true))
     CROSS JOIN LATERAL ( SELECT (COALESCE(o.is_confidential, false) OR (EXISTS ( SELECT
                   FROM lab_test t
                  WHERE ((t.tenant_id = x.tenant_id) AND (t.charge_id = x.charge_id) AND t.is_confidential))) OR (EXISTS ( SELECT
                   FROM (((orderable p_1
                     JOIN orderable_member m ON (((m.tenant_id = p_1.tenant_id) AND (m.orderable_id = p_1.orderable_id) AND m.is_active)))
                     JOIN orderable i ON (((i.tenant_id = m.tenant_id) AND (i.orderable_id = m.member_id))))
                     JOIN lab_test t ON (((t.tenant_id = i.tenant_id) AND (t.charge_id = i.charge_id) AND t.is_confidential)))
                  WHERE ((p_1.tenant_id = x.tenant_id) AND (p_1.charge_id = x.charge_id))))) AS is_hidden) c)
     CROSS JOIN LATERAL ( SELECT COALESCE(( SELECT a.doctor_id
                   FROM admission a
                  WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT e.doctor_id
                   FROM encounter e
                  WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id)))) AS doctor_id) d)
     CROSS JOIN LATERAL ( SELECT ( SELECT b.bed_group_id
                   FROM (bed_stay y
                     JOIN bed b ON (((b.tenant_id = y.tenant_id) AND (b.bed_id = y.bed_id))))
                  WHERE ((y.tenant_id = x.tenant_id) AND (y.admission_id = x.admission_id) AND (NOT y.is_cancelled) AND (y.during @> x.applied_at))
                  ORDER BY y.is_virtual
                 LIMIT 1) AS ward_id) w)
     CROSS JOIN LATERAL ( SELECT COALESCE(( SELECT a.association_id
                   FROM admission a
                  WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT b.association_id
                   FROM counter_bill b
                  WHERE ((b.tenant_id = x.tenant_id) AND (b.counter_bill_id = x.counter_bill_id)))) AS payer_id) p);
