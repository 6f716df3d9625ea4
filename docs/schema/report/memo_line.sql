create view report.memo_line with () as
 SELECT x.tenant_id,
    x.hospital_id,
    x.kind,
    x.line_id,
    x.memo_no,
    x.fin_year,
    x.sold_at,
    l.item_id,
    l.item_name,
    l.batch_number,
    l.expiry,
    ( SELECT COALESCE(i.schedule, 'none'::text) AS "coalesce"
           FROM pharmacy_item i
          WHERE ((i.tenant_id = x.tenant_id) AND (i.item_id = l.item_id))) AS schedule,
    x.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[d.salutation, d.first_name, d.last_name]) AS name_in_one
           FROM staff d
          WHERE ((d.tenant_id = x.tenant_id) AND (d.staff_id = x.doctor_id))) AS doctor_name,
    x.admission_id,
    COALESCE(( SELECT a.patient_id
           FROM admission a
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT e.patient_id
           FROM encounter e
          WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id)))) AS patient_id,
    COALESCE(( SELECT COALESCE(NULLIF(a.infant_name, ''::text), name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name])) AS "coalesce"
           FROM (admission a
             JOIN patient n ON (((n.tenant_id = a.tenant_id) AND (n.patient_id = a.patient_id))))
          WHERE ((a.tenant_id = x.tenant_id) AND (a.admission_id = x.admission_id))), ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM (encounter e
             JOIN patient n ON (((n.tenant_id = e.tenant_id) AND (n.patient_id = e.patient_id))))
          WHERE ((e.tenant_id = x.tenant_id) AND (e.encounter_id = x.encounter_id))), x.person_name) AS person_name,
    x.quantity,
    l.mrp_paise AS mrp,
    x.gross,
    x.discount,
    x.taxable,
    x.tax,
    x.net
   FROM (( SELECT s.tenant_id,
            s.hospital_id,
            'memo'::text AS kind,
            l_1.sale_line_id AS line_id,
            l_1.sale_line_id,
            s.memo_no,
            s.fin_year,
            s.sold_at,
            s.doctor_id,
            s.admission_id,
            s.encounter_id,
            s.person_name,
            l_1.quantity,
            l_1.gross_paise AS gross,
            l_1.discount_paise AS discount,
            l_1.taxable_paise AS taxable,
            (l_1.cgst_paise + l_1.sgst_paise) AS tax,
            l_1.value_paise AS net
           FROM (pharmacy_sale s
             JOIN pharmacy_sale_line l_1 ON (((l_1.tenant_id = s.tenant_id) AND (l_1.sale_id = s.sale_id))))
        UNION ALL
         SELECT r.tenant_id,
            r.hospital_id,
            'return'::text AS text,
            b.return_line_id,
            b.sale_line_id,
            r.return_no,
            r.fin_year,
            r.returned_at,
            ( SELECT s.doctor_id
                   FROM pharmacy_sale s
                  WHERE ((s.tenant_id = r.tenant_id) AND (s.sale_id = r.sale_id))) AS doctor_id,
            r.admission_id,
            ( SELECT s.encounter_id
                   FROM pharmacy_sale s
                  WHERE ((s.tenant_id = r.tenant_id) AND (s.sale_id = r.sale_id))) AS encounter_id,
            ( SELECT s.person_name
                   FROM pharmacy_sale s
                  WHERE ((s.tenant_id = r.tenant_id) AND (s.sale_id = r.sale_id))) AS person_name,
            (- b.quantity),
            (- b.gross_paise),
            (- b.discount_paise),
            (- b.taxable_paise),
            (- (b.cgst_paise + b.sgst_paise)),
            (- b.value_paise)
           FROM (pharmacy_return r
             JOIN pharmacy_return_line b ON (((b.tenant_id = r.tenant_id) AND (b.return_id = r.return_id))))) x
     JOIN pharmacy_sale_line l ON (((l.tenant_id = x.tenant_id) AND (l.sale_line_id = x.sale_line_id))));
