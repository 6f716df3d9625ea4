create view payer_bill with (security_invoker=true) as
 SELECT b.tenant_id,
    b.hospital_id,
    'Stay'::text AS source_kind,
    b.bill_id,
    NULL::bigint AS counter_bill_id,
    b.admission_id,
    a.patient_id,
    b.order_no AS bill_no,
    b.fin_year,
    b.billed_at,
    b.association_id AS first_payer_id,
    p.association_id,
    b.insurance_id,
    COALESCE(p.turn_no, 1) AS turn_no,
    b.net_amount_paise,
    b.paid_in_advance_paise,
    COALESCE(p.claim_paise, (0)::bigint) AS claim_paise,
    COALESCE((p.claim_paise - p.settled_paise), (0)::bigint) AS claim_rest_paise,
        CASE
            WHEN (COALESCE(p.turn_no, 1) = 1) THEN b.due_paise
            ELSE (0)::bigint
        END AS due_paise,
        CASE
            WHEN (COALESCE(p.turn_no, 1) = 1) THEN b.non_hospital_due_paise
            ELSE (0)::bigint
        END AS non_hospital_due_paise,
    b.is_settled
   FROM ((bill b
     JOIN admission a ON (((a.tenant_id = b.tenant_id) AND (a.admission_id = b.admission_id))))
     LEFT JOIN bill_payer p ON (((p.tenant_id = b.tenant_id) AND (p.bill_id = b.bill_id))))
  WHERE b.is_active
UNION ALL
 SELECT c.tenant_id,
    c.hospital_id,
    'Counter'::text AS source_kind,
    NULL::bigint AS bill_id,
    c.counter_bill_id,
    NULL::bigint AS admission_id,
    c.patient_id,
    c.bill_no,
    c.fin_year,
    c.billed_at,
    k.payer_id AS first_payer_id,
    k.payer_id AS association_id,
    NULL::bigint AS insurance_id,
    1 AS turn_no,
    c.net_amount_paise,
    NULL::bigint AS paid_in_advance_paise,
    k.claim_paise,
    (k.claim_paise - c.settled_paise) AS claim_rest_paise,
    c.due_paise,
    0 AS non_hospital_due_paise,
    (c.due_paise = 0) AS is_settled
   FROM (counter_bill c
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (c.authorized_paise > 0) THEN c.association_id
                    ELSE NULL::bigint
                END AS payer_id,
            (c.authorized_paise -
                CASE
                    WHEN (c.authorized_paise = 0) THEN (0)::bigint
                    ELSE COALESCE(( SELECT (sum(r.claim_reduced_paise))::bigint AS sum
                       FROM counter_refund r
                      WHERE ((r.tenant_id = c.tenant_id) AND (r.counter_bill_id = c.counter_bill_id))), (0)::bigint)
                END) AS claim_paise) k)
  WHERE c.is_active;
