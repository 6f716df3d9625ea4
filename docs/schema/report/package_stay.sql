create view report.package_stay with () as
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
    ( SELECT string_agg((p.value ->> 'packageName'::text), ', '::text ORDER BY (p.value ->> 'packageName'::text)) AS string_agg
           FROM jsonb_array_elements(a.packages) p(value)) AS package_name,
    a.doctor_id,
    ( SELECT name_in_one(VARIADIC ARRAY[s.salutation, s.first_name, s.last_name]) AS name_in_one
           FROM staff s
          WHERE ((s.tenant_id = a.tenant_id) AND (s.staff_id = a.doctor_id))) AS doctor_name,
    b.association_id AS payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = b.tenant_id) AND (s.association_id = b.association_id))) AS payer_name,
    ( SELECT GREATEST(1, (((COALESCE(a.discharged_at, b.billed_at) AT TIME ZONE h.timezone))::date - ((a.admitted_at AT TIME ZONE h.timezone))::date)) AS "greatest"
           FROM hospital h
          WHERE ((h.tenant_id = a.tenant_id) AND (h.hospital_id = a.hospital_id))) AS stay_days,
    COALESCE(a.package_amount_paise, (0)::bigint) AS price,
    l.inside,
    l.list_value,
    l.outside,
    b.net_amount_paise AS billed
   FROM ((bill b
     JOIN admission a ON (((a.tenant_id = b.tenant_id) AND (a.admission_id = b.admission_id))))
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum((s.line_total_paise - s.gst_paise)) FILTER (WHERE (s.package_price_paise IS NOT NULL)), (0)::numeric))::bigint AS inside,
            (COALESCE(sum(round((((s.quantity_thousandths)::numeric * (s.standard_charge_paise)::numeric) / (1000)::numeric))) FILTER (WHERE (s.package_price_paise IS NOT NULL)), (0)::numeric))::bigint AS list_value,
            (COALESCE(sum((s.line_total_paise - s.gst_paise)) FILTER (WHERE (s.package_price_paise IS NULL)), (0)::numeric))::bigint AS outside
           FROM service_charge s
          WHERE ((s.tenant_id = b.tenant_id) AND (s.admission_id = b.admission_id) AND s.is_active AND (NOT s.is_non_applicable))) l)
  WHERE (b.is_active AND a.is_package_applicable);
