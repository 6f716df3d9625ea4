create view report.refund with () as
 SELECT tenant_id,
    hospital_id,
    source,
    paper_id,
    receipt_no,
    fin_year,
    paid_at AS refunded_at,
    collector_id AS refunded_by_id,
    collector_name AS refunded_by_name,
    admission_id,
    patient_id,
    patient_name AS person_name,
        CASE source
            WHEN 'inpatient'::text THEN ( SELECT p.note
               FROM payment p
              WHERE ((p.tenant_id = m.tenant_id) AND (p.payment_id = m.paper_id)))
            WHEN 'advance'::text THEN ( SELECT e.reason
               FROM advance_entry e
              WHERE ((e.tenant_id = m.tenant_id) AND (e.advance_entry_id = m.paper_id)))
            WHEN 'medicineReturn'::text THEN ( SELECT r.reason
               FROM pharmacy_return r
              WHERE ((r.tenant_id = m.tenant_id) AND (r.return_id = m.paper_id)))
            WHEN 'counter'::text THEN ( SELECT c.reason
               FROM counter_receipt c
              WHERE ((c.tenant_id = m.tenant_id) AND (c.counter_receipt_id = m.paper_id)))
            ELSE NULL::text
        END AS reason,
    (- cash) AS cash,
    (- card) AS card,
    (- upi) AS upi,
    (- neft) AS neft,
    (- cheque) AS cheque,
    (- amount) AS amount
   FROM report.money m
  WHERE (kind = 'Refund'::text);
