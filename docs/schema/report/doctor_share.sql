create view report.doctor_share with () as
 SELECT l.tenant_id,
    l.hospital_id,
    l.bill_id,
    l.line_id,
    l.billed_at,
    l.bill_no,
    l.fin_year,
    l.doctor_id,
    l.doctor_name,
    l.charge_id,
    l.charge_name,
    l.category_id,
    l.category_name,
    l.payer_id,
    l.payer_name,
    l.admission_id,
    l.patient_id,
    l.person_name,
    l.net,
    m.rule,
    (trim_scale(((m.share)::numeric / 100.0)))::text AS share_percent,
    (round((((l.net)::numeric * (m.share)::numeric) / (10000)::numeric)))::bigint AS share
   FROM (report.bill_line l
     CROSS JOIN LATERAL ( SELECT k.doctor_share_basis_points AS share,
                CASE
                    WHEN ((k.charge_id IS NOT NULL) AND (k.staff_id IS NOT NULL)) THEN 'chargeOfDoctor'::text
                    WHEN (k.charge_id IS NOT NULL) THEN 'charge'::text
                    WHEN (k.staff_id IS NOT NULL) THEN 'typeOfDoctor'::text
                    ELSE 'type'::text
                END AS rule
           FROM charge_mapping k
          WHERE ((k.tenant_id = l.tenant_id) AND (k.hospital_id = l.hospital_id) AND k.is_active AND (k.charge_type_id = l.charge_type_id) AND ((k.charge_id IS NULL) OR (k.charge_id = l.posted_charge_id)) AND ((k.staff_id IS NULL) OR (k.staff_id = l.doctor_id)))
          ORDER BY (k.charge_id IS NULL), (k.staff_id IS NULL)
         LIMIT 1) m)
  WHERE (l.part = 'charge'::text);
