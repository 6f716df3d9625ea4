create view report.bill_line with () as
 SELECT x.tenant_id,
    x.hospital_id,
    x.entry,
    x.bill_id,
    x.line_id,
    x.part,
    x.billed_at,
    x.bill_no,
    x.fin_year,
        CASE
            WHEN (NOT c.is_hidden) THEN x.charge_id
            ELSE NULL::bigint
        END AS charge_id,
        CASE
            WHEN ((x.part = 'charge'::text) AND (NOT c.is_hidden)) THEN x.description
            ELSE NULL::text
        END AS charge_name,
    x.charge_type_id,
    x.charge_id AS posted_charge_id,
    ( SELECT t.charge_type_name
           FROM charge_type t
          WHERE ((t.tenant_id = x.tenant_id) AND (t.charge_type_id = x.charge_type_id))) AS charge_type_name,
    x.charge_category_id AS category_id,
    ( SELECT g.charge_category_name
           FROM charge_category g
          WHERE ((g.tenant_id = x.tenant_id) AND (g.charge_category_id = x.charge_category_id))) AS category_name,
    a.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.staff_id = a.doctor_id))) AS doctor_name,
    w.ward_id,
    ( SELECT g.bed_group_name
           FROM bed_group g
          WHERE ((g.tenant_id = x.tenant_id) AND (g.bed_group_id = w.ward_id))) AS ward_name,
    x.payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.association_id = x.payer_id))) AS payer_name,
    x.admission_id,
    a.patient_id,
    ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM patient n
          WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS person_name,
    x.gross,
    x.discount,
    x.net,
    x.tax,
    x.round_off,
    x.non_hospital
   FROM (((( SELECT p.tenant_id,
            p.hospital_id,
            'billed'::text AS entry,
            p.bill_id,
            p.line_id,
            p.part,
            p.billed_at,
            p.bill_no,
            p.fin_year,
            p.payer_id,
            p.admission_id,
            p.charge_id,
            p.description,
            p.charge_type_id,
            p.charge_category_id,
            p.clinical_order_id,
            p.applied_at,
            ((p.worth - p.tax) + p.line_discount) AS gross,
            (p.line_discount + s.share) AS discount,
            ((p.worth - s.share) - t.tax) AS net,
            t.tax,
            p.round_off,
            p.non_hospital
           FROM ((( SELECT l.tenant_id,
                    l.hospital_id,
                    l.bill_id,
                    l.billed_at,
                    l.bill_no,
                    l.fin_year,
                    l.payer_id,
                    l.admission_id,
                    l.discount_paise,
                    l.is_igst,
                    l.place,
                    l.part,
                    l.line_id,
                    l.charge_id,
                    l.description,
                    l.charge_type_id,
                    l.charge_category_id,
                    l.clinical_order_id,
                    l.applied_at,
                    l.rate,
                    l.line_discount,
                    l.worth,
                    l.tax,
                    l.round_off,
                    l.non_hospital,
                    sum(l.worth) OVER (PARTITION BY l.tenant_id, l.hospital_id, l.billed_at, l.bill_id ORDER BY l.place, l.line_id) AS upto,
                    sum(l.worth) OVER (PARTITION BY l.tenant_id, l.hospital_id, l.billed_at, l.bill_id) AS whole
                   FROM ( SELECT b.tenant_id,
                            b.hospital_id,
                            b.bill_id,
                            b.billed_at,
                            b.order_no AS bill_no,
                            b.fin_year,
                            b.association_id AS payer_id,
                            b.admission_id,
                            b.discount_paise,
                            b.is_igst,
                            v.place,
                            v.part,
                            v.line_id,
                            v.charge_id,
                            v.description,
                            v.charge_type_id,
                            v.charge_category_id,
                            v.clinical_order_id,
                            v.applied_at,
                            v.rate,
                            v.line_discount,
                            v.worth,
                            v.tax,
                            v.round_off,
                            v.non_hospital
                           FROM (bill b
                             CROSS JOIN LATERAL ( SELECT 1 AS place,
                                    'charge'::text AS part,
                                    s_1.service_charge_id AS line_id,
                                    s_1.charge_id,
                                    s_1.description,
                                    s_1.charge_type_id,
                                    s_1.charge_category_id,
                                    s_1.clinical_order_id,
                                    s_1.applied_at,
                                    k.rate,
CASE
 WHEN k.is_left_out THEN (0)::bigint
 ELSE k.line_discount
END AS line_discount,
CASE
 WHEN k.is_left_out THEN (0)::bigint
 ELSE (k.net + k.tax)
END AS worth,
CASE
 WHEN k.is_left_out THEN (0)::bigint
 ELSE k.tax
END AS tax,
                                    (0)::bigint AS round_off,
CASE
 WHEN k.is_left_out THEN (k.net + k.tax)
 ELSE (0)::bigint
END AS non_hospital
                                   FROM ((service_charge s_1
                                     CROSS JOIN LATERAL ( SELECT
  CASE
   WHEN (s_1.is_igst_applied = b.is_igst) THEN s_1.gst_paise
   ELSE line_gst(s_1.quantity_thousandths, s_1.applied_charge_paise, s_1.item_discount_paise, s_1.igst_basis_points, s_1.sgst_basis_points, s_1.cgst_basis_points, s_1.is_gst_inclusive, s_1.is_gst_before_discount, b.is_igst)
  END AS tax,
    (s_1.line_total_paise - s_1.gst_paise) AS posted_net,
    (round((((s_1.quantity_thousandths)::numeric * (s_1.item_discount_paise)::numeric) / (1000)::numeric)))::bigint AS line_discount,
  CASE
   WHEN b.is_igst THEN s_1.igst_basis_points
   ELSE (s_1.sgst_basis_points + s_1.cgst_basis_points)
  END AS rate,
    (s_1.is_non_applicable AND (b.non_hospital_paise > 0)) AS is_left_out) g)
                                     CROSS JOIN LATERAL ( SELECT g.tax,
    g.line_discount,
    g.rate,
    g.is_left_out,
  CASE
   WHEN s_1.is_gst_inclusive THEN (s_1.line_total_paise - g.tax)
   ELSE g.posted_net
  END AS net) k)
                                  WHERE ((s_1.tenant_id = b.tenant_id) AND (s_1.admission_id = b.admission_id) AND s_1.is_active)
                                UNION ALL
                                 SELECT 2,
                                    'medicine'::text,
                                    (0)::bigint AS int8,
                                    NULL::bigint AS int8,
                                    NULL::text AS text,
                                    NULL::bigint AS int8,
                                    NULL::bigint AS int8,
                                    NULL::bigint AS int8,
                                    b.billed_at,
                                    0,
                                    (0)::bigint AS int8,
                                    b.medicine_charge_paise,
                                    (0)::bigint AS int8,
                                    (0)::bigint AS int8,
                                    (0)::bigint AS int8
                                  WHERE (b.medicine_charge_paise <> 0)
                                UNION ALL
                                 SELECT 3,
                                    'other'::text,
                                    (0)::bigint AS int8,
                                    NULL::bigint AS int8,
                                    NULL::text AS text,
                                    NULL::bigint AS int8,
                                    NULL::bigint AS int8,
                                    NULL::bigint AS int8,
                                    b.billed_at,
                                    0,
                                    (0)::bigint AS int8,
                                    b.other_charge_paise,
                                    (0)::bigint AS int8,
                                    (0)::bigint AS int8,
                                    (0)::bigint AS int8
                                  WHERE (b.other_charge_paise <> 0)
                                UNION ALL
                                 SELECT 4,
                                    'roundOff'::text,
                                    (0)::bigint AS int8,
                                    NULL::bigint AS int8,
                                    NULL::text AS text,
                                    NULL::bigint AS int8,
                                    NULL::bigint AS int8,
                                    NULL::bigint AS int8,
                                    b.billed_at,
                                    0,
                                    (0)::bigint AS int8,
                                    (0)::bigint AS int8,
                                    (0)::bigint AS int8,
                                    b.round_off_paise,
                                    (0)::bigint AS int8
                                  WHERE (b.round_off_paise <> 0)) v)
                          WHERE b.is_active) l) p
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN (p.whole = (0)::numeric) THEN (0)::bigint
                            ELSE ((round((((p.discount_paise)::numeric * p.upto) / p.whole)) - round((((p.discount_paise)::numeric * (p.upto - (p.worth)::numeric)) / p.whole))))::bigint
                        END AS share) s)
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN ((s.share <> 0) AND (EXISTS ( SELECT
                               FROM gst_document d
                              WHERE ((d.tenant_id = p.tenant_id) AND (d.bill_id = p.bill_id) AND (NOT d.is_note) AND d.is_after_discount)))) THEN (
                            CASE
                                WHEN p.is_igst THEN round(((((p.worth - s.share))::numeric * (p.rate)::numeric) / ((10000 + p.rate))::numeric))
                                ELSE ((2)::numeric * round(((((p.worth - s.share))::numeric * (p.rate)::numeric) / ((2 * (10000 + p.rate)))::numeric)))
                            END)::bigint
                            ELSE p.tax
                        END AS tax) t)
        UNION ALL
         SELECT b.tenant_id,
            b.hospital_id,
            e.entry,
            b.bill_id,
            (0)::bigint AS int8,
            'whole'::text,
            e.at,
            b.order_no,
            b.fin_year,
            b.association_id,
            b.admission_id,
            NULL::bigint AS int8,
            NULL::text AS text,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            NULL::bigint AS int8,
            b.billed_at,
            (e.sign * (((b.net_amount_paise - b.round_off_paise) + b.discount_paise) - k.tax)),
            (e.sign * b.discount_paise),
            (e.sign * ((b.net_amount_paise - b.round_off_paise) - k.tax)),
            (e.sign * k.tax),
            (e.sign * b.round_off_paise),
            (e.sign * b.non_hospital_paise)
           FROM ((bill b
             CROSS JOIN LATERAL ( SELECT (b.total_charge_paise - b.total_without_gst_paise) AS tax) k)
             CROSS JOIN LATERAL ( VALUES ('billed'::text,b.billed_at,1), ('cancelled'::text,b.cancelled_at,'-1'::integer)) e(entry, at, sign))
          WHERE (NOT b.is_active)) x
     JOIN admission a ON (((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))))
     CROSS JOIN LATERAL ( SELECT ((EXISTS ( SELECT
                   FROM clinical_order q
                  WHERE ((q.tenant_id = x.tenant_id) AND (q.clinical_order_id = x.clinical_order_id) AND q.is_confidential))) OR (EXISTS ( SELECT
                   FROM lab_test t
                  WHERE ((t.tenant_id = x.tenant_id) AND (t.charge_id = x.charge_id) AND t.is_confidential))) OR (EXISTS ( SELECT
                   FROM (((orderable p
                     JOIN orderable_member m ON (((m.tenant_id = p.tenant_id) AND (m.orderable_id = p.orderable_id) AND m.is_active)))
                     JOIN orderable i ON (((i.tenant_id = m.tenant_id) AND (i.orderable_id = m.member_id))))
                     JOIN lab_test t ON (((t.tenant_id = i.tenant_id) AND (t.charge_id = i.charge_id) AND t.is_confidential)))
                  WHERE ((p.tenant_id = x.tenant_id) AND (p.charge_id = x.charge_id))))) AS is_hidden) c)
     CROSS JOIN LATERAL ( SELECT ( SELECT b.bed_group_id
                   FROM (bed_stay y
                     JOIN bed b ON (((b.tenant_id = y.tenant_id) AND (b.bed_id = y.bed_id))))
                  WHERE ((y.tenant_id = x.tenant_id) AND (y.admission_id = x.admission_id) AND (NOT y.is_cancelled) AND (y.during @> x.applied_at))
                  ORDER BY y.is_virtual
                 LIMIT 1) AS ward_id) w);
