create view report.referred_case with () as
 SELECT x.tenant_id,
    x.hospital_id,
    x.kind,
    x.case_id,
    x.came_at,
    x.referrer_id,
    r.referral_name AS referrer_name,
    x.admission_id,
    x.patient_id,
    COALESCE(( SELECT NULLIF(a.infant_name, ''::text) AS "nullif"
           FROM admission a
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM patient n
          WHERE ((n.tenant_id = x.tenant_id) AND (n.patient_id = x.patient_id)))) AS person_name,
    v.revenue,
    (trim_scale(((p.basis_points)::numeric / 100.0)))::text AS agreed_percent,
    (round((((v.revenue)::numeric * (p.basis_points)::numeric) / (10000)::numeric)))::bigint AS commission,
        CASE
            WHEN (p.basis_points IS NULL) THEN NULL::text
            WHEN x.is_paid THEN 'paid'::text
            ELSE 'open'::text
        END AS commission_state
   FROM (((( SELECT a.tenant_id,
            a.hospital_id,
            'stay'::text AS kind,
            a.admission_id AS case_id,
            a.admitted_at AS came_at,
            a.referral_id AS referrer_id,
            a.admission_id,
            a.patient_id,
            a.referral_commission_basis_points AS agreed,
            a.is_referral_paid AS is_paid
           FROM admission a
          WHERE ((NOT a.is_cancelled) AND (a.referral_id IS NOT NULL))
        UNION ALL
         SELECT e.tenant_id,
            e.hospital_id,
                CASE e.encounter_class
                    WHEN 'OPD'::text THEN 'visit'::text
                    ELSE 'direct'::text
                END AS "case",
            e.encounter_id,
            e.opened_at,
            e.referral_id,
            NULL::bigint AS int8,
            e.patient_id,
            NULL::integer AS int4,
            false
           FROM encounter e
          WHERE ((e.referral_id IS NOT NULL) AND (e.encounter_class = ANY (ARRAY['OPD'::text, 'Direct'::text])) AND (NOT (EXISTS ( SELECT
                   FROM opd_visit o
                  WHERE ((o.tenant_id = e.tenant_id) AND (o.opd_visit_id = e.opd_visit_id) AND o.is_cancelled)))))) x
     JOIN referral r ON (((r.tenant_id = x.tenant_id) AND (r.referral_id = x.referrer_id))))
     CROSS JOIN LATERAL ( SELECT NULLIF(COALESCE(x.agreed,
                CASE x.kind
                    WHEN 'stay'::text THEN r.ipd_basis_points
                    WHEN 'visit'::text THEN r.opd_basis_points
                    ELSE r.other_basis_points
                END), 0) AS basis_points) p)
     CROSS JOIN LATERAL ( SELECT
                CASE x.kind
                    WHEN 'stay'::text THEN ( SELECT (COALESCE(sum((s.line_total_paise - s.gst_paise)), (0)::numeric))::bigint AS "coalesce"
                       FROM service_charge s
                      WHERE ((s.tenant_id = x.tenant_id) AND (s.admission_id = x.admission_id) AND s.is_active AND (NOT s.is_non_applicable)))
                    ELSE ( SELECT (COALESCE(sum((((s.line_total_paise - s.gst_paise))::numeric - COALESCE(( SELECT sum(l.net_paise) AS sum
                               FROM counter_refund_line l
                              WHERE ((l.tenant_id = s.tenant_id) AND (l.service_charge_id = s.service_charge_id))), (0)::numeric))), (0)::numeric))::bigint AS "coalesce"
                       FROM (counter_bill b
                         JOIN service_charge s ON (((s.tenant_id = b.tenant_id) AND (s.counter_bill_id = b.counter_bill_id))))
                      WHERE ((b.tenant_id = x.tenant_id) AND (b.encounter_id = x.case_id) AND s.is_active AND (NOT s.is_non_applicable)))
                END AS revenue) v);
