create view report.estimate with () as
 SELECT b.tenant_id,
    b.hospital_id,
    b.bill_id,
    b.order_no AS bill_no,
    b.fin_year,
    b.billed_at,
    a.admission_id,
    a.patient_id,
    a.registration_no,
    ( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM patient n
          WHERE ((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))) AS person_name,
    a.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = a.tenant_id) AND (s.staff_id = a.doctor_id))) AS doctor_name,
    b.association_id AS payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = b.tenant_id) AND (s.association_id = b.association_id))) AS payer_name,
    a.estimated_amount_paise AS estimated,
    b.authorized_paise AS authorised,
    b.net_amount_paise AS billed,
    (b.net_amount_paise - a.estimated_amount_paise) AS difference
   FROM (bill b
     JOIN admission a ON (((a.tenant_id = b.tenant_id) AND (a.admission_id = b.admission_id))))
  WHERE (b.is_active AND (a.estimated_amount_paise > 0));
