create view patient_bill with (security_invoker=true) as
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
    b.association_id,
    b.insurance_id,
    b.net_amount_paise,
    b.paid_in_advance_paise,
    b.due_paise,
    b.non_hospital_due_paise,
    b.due_reason,
    b.is_settled
   FROM (bill b
     JOIN admission a ON (((a.tenant_id = b.tenant_id) AND (a.admission_id = b.admission_id))))
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
    c.association_id,
    NULL::bigint AS insurance_id,
    c.net_amount_paise,
    NULL::bigint AS paid_in_advance_paise,
    c.due_paise,
    0 AS non_hospital_due_paise,
    c.due_reason,
    (c.due_paise = 0) AS is_settled
   FROM counter_bill c
  WHERE c.is_active;
