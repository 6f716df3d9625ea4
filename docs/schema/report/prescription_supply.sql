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
    ( SELECT COALESCE(i.schedule, 'none'::text) AS "coalesce"
           FROM pharmacy_item i
          WHERE ((i.tenant_id = l.tenant_id) AND (i.item_id = l.item_id))) AS schedule,
    s.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[d.salutation, d.first_name, d.last_name]) AS name_in_one
           FROM staff d
          WHERE ((d.tenant_id = s.tenant_id) AND (d.staff_id = s.doctor_id))) AS doctor_name,
    ( SELECT d.registration_no
           FROM staff d
          WHERE ((d.tenant_id = s.tenant_id) AND (d.staff_id = s.doctor_id))) AS prescriber_registration_no,
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
          WHERE ((e.tenant_id = s.tenant_id) AND (e.encounter_id = s.encounter_id)))) AS person_name,
    l.quantity
   FROM (pharmacy_sale s
     JOIN pharmacy_sale_line l ON (((l.tenant_id = s.tenant_id) AND (l.sale_id = s.sale_id))))
  WHERE ((EXISTS ( SELECT
           FROM pharmacy_item i
          WHERE ((i.tenant_id = l.tenant_id) AND (i.item_id = l.item_id) AND (i.schedule = ANY (ARRAY['G'::text, 'H'::text, 'H1'::text]))))) OR (EXISTS ( SELECT
           FROM dispense_line x
          WHERE ((x.tenant_id = l.tenant_id) AND (x.sale_line_id = l.sale_line_id)))));
