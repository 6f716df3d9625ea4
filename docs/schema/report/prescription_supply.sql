create view report.prescription_supply with () as
 SELECT s.tenant_id,
    s.hospital_id,
    l.sale_line_id,
    s.cash_memo,
    s.fin_year,
    s.sold_at,
    l.item_id,
    l.item_name,
    l.batch_number,
    l.expiry,
    COALESCE(l.schedule, 'none'::text) AS schedule,
    w.doctor_id,
    COALESCE(( SELECT name_in_one(VARIADIC ARRAY[d.salutation, d.first_name, d.last_name]) AS name_in_one
           FROM staff d
          WHERE ((d.tenant_id = s.tenant_id) AND (d.staff_id = w.doctor_id))), s.prescriber_name) AS doctor_name,
    COALESCE(( SELECT d.registration_no
           FROM staff d
          WHERE ((d.tenant_id = s.tenant_id) AND (d.staff_id = w.doctor_id))), s.prescriber_registration_no) AS prescriber_registration_no,
    s.admission_id,
    COALESCE(( SELECT a.patient_id
           FROM admission a
          WHERE ((a.tenant_id = s.tenant_id) AND (a.admission_id = s.admission_id))), ( SELECT e.patient_id
           FROM encounter e
          WHERE ((e.tenant_id = s.tenant_id) AND (e.encounter_id = s.encounter_id)))) AS patient_id,
    COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM (admission a
             JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
          WHERE ((a.tenant_id = s.tenant_id) AND (a.admission_id = s.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (encounter e
             JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
          WHERE ((e.tenant_id = s.tenant_id) AND (e.encounter_id = s.encounter_id))), s.person_name) AS person_name,
    l.quantity
   FROM (((((pharmacy_sale s
     JOIN pharmacy_sale_line l ON (((l.tenant_id = s.tenant_id) AND (l.sale_id = s.sale_id))))
     LEFT JOIN dispense_line x ON (((x.tenant_id = l.tenant_id) AND (x.sale_line_id = l.sale_line_id))))
     LEFT JOIN clinical_order o ON (((o.tenant_id = x.tenant_id) AND (o.clinical_order_id = x.clinical_order_id))))
     LEFT JOIN order_group g ON (((g.tenant_id = o.tenant_id) AND (g.order_group_id = o.order_group_id))))
     CROSS JOIN LATERAL ( SELECT COALESCE(g.ordered_by, s.doctor_id) AS doctor_id) w)
  WHERE ((l.schedule = ANY (ARRAY['G'::text, 'H'::text, 'H1'::text, 'X'::text])) OR (x.sale_line_id IS NOT NULL));
