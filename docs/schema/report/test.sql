create view report.test with () as
 SELECT g.tenant_id,
    g.hospital_id,
    w.lab_work_id AS work_id,
    g.ordered_at,
    s.collected_at,
    d.received_at,
    w.finished_at,
    w.verified_at,
    t.lab_section_id AS section_id,
    ( SELECT c.section_name
           FROM lab_section c
          WHERE ((c.tenant_id = t.tenant_id) AND (c.lab_section_id = t.lab_section_id))) AS section_name,
        CASE
            WHEN (NOT m.is_hidden) THEN t.charge_id
            ELSE NULL::bigint
        END AS test_id,
        CASE
            WHEN (NOT m.is_hidden) THEN COALESCE(w.member_name, o.order_name)
            ELSE NULL::text
        END AS test_name,
    g.ordered_by AS orderer_id,
    ( SELECT name_in_one(VARIADIC ARRAY[f_1.salutation, f_1.first_name, f_1.last_name]) AS name_in_one
           FROM staff f_1
          WHERE ((f_1.tenant_id = g.tenant_id) AND (f_1.staff_id = g.ordered_by))) AS orderer_name,
    ( SELECT e.admission_id
           FROM encounter e
          WHERE ((e.tenant_id = o.tenant_id) AND (e.encounter_id = o.encounter_id))) AS admission_id,
    o.patient_id,
    ( SELECT name_in_one(VARIADIC ARRAY[n.salutation, n.first_name, n.last_name]) AS name_in_one
           FROM patient n
          WHERE ((n.tenant_id = o.tenant_id) AND (n.patient_id = o.patient_id))) AS person_name,
    o.priority,
    w.status,
    (w.repeat_no > 0) AS is_repeated,
        CASE
            WHEN (m.is_hidden OR (w.verified_at IS NULL) OR (f.flagged = 0)) THEN 'none'::text
            WHEN (f.outside > 0) THEN 'abnormal'::text
            ELSE 'normal'::text
        END AS finding,
    (exact_minutes_between(g.ordered_at, w.verified_at) - h.since_order) AS minutes_from_order,
    (exact_minutes_between(s.collected_at, w.verified_at) - h.since_collection) AS minutes_from_collection,
    (exact_minutes_between(d.received_at, w.verified_at) - h.since_receipt) AS minutes_from_receipt,
    (EXISTS ( SELECT
           FROM lab_amendment x
          WHERE ((x.tenant_id = w.tenant_id) AND (x.status = 'Signed'::text) AND (x.order_group_id = g.order_group_id) AND (w.lab_work_id = ANY (x.lab_work_ids))))) AS is_amended,
        CASE
            WHEN (NOT m.is_hidden) THEN ( SELECT GREATEST(exact_minutes_between(w.finished_at, min(k.told_at)), (0)::numeric) AS "greatest"
               FROM critical_call k
              WHERE ((k.tenant_id = w.tenant_id) AND (k.lab_work_id = w.lab_work_id) AND (k.repeat_no = w.repeat_no) AND (k.outcome = 'Told'::text) AND (w.finished_at IS NOT NULL))
             HAVING (count(*) > 0))
            ELSE NULL::numeric
        END AS minutes_to_tell
   FROM ((((((((order_group g
     JOIN clinical_order o ON (((o.tenant_id = g.tenant_id) AND (o.order_group_id = g.order_group_id) AND (NOT o.is_entered_in_error))))
     JOIN lab_work w ON (((w.tenant_id = o.tenant_id) AND (w.clinical_order_id = o.clinical_order_id))))
     JOIN lab_test t ON (((t.tenant_id = w.tenant_id) AND (t.lab_test_id = w.lab_test_id))))
     LEFT JOIN specimen s ON (((s.tenant_id = w.tenant_id) AND (s.specimen_id = w.specimen_id))))
     CROSS JOIN LATERAL ( SELECT (o.is_confidential OR t.is_confidential) AS is_hidden) m)
     CROSS JOIN LATERAL ( SELECT count(r.flag) AS flagged,
            count(*) FILTER (WHERE (r.flag <> 'N'::text)) AS outside
           FROM lab_result r
          WHERE ((r.tenant_id = w.tenant_id) AND (r.lab_work_id = w.lab_work_id) AND (NOT (EXISTS ( SELECT
                   FROM lab_result later
                  WHERE ((later.tenant_id = r.tenant_id) AND (later.lab_work_id = r.lab_work_id) AND (later.lab_parameter_id = r.lab_parameter_id) AND (later.version_no > r.version_no))))))) f)
     CROSS JOIN LATERAL ( SELECT COALESCE(( SELECT max(p.sent_at) AS max
                   FROM (outsource_line l
                     JOIN outsource_dispatch p ON (((p.tenant_id = l.tenant_id) AND (p.dispatch_id = l.dispatch_id))))
                  WHERE ((l.tenant_id = w.tenant_id) AND (l.lab_work_id = w.lab_work_id) AND (p.sent_at <= COALESCE(w.verified_at, p.sent_at)))), s.received_at) AS received_at) d)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(GREATEST(exact_minutes_between(GREATEST(z.since, g.ordered_at), LEAST(z.until, w.verified_at)), (0)::numeric)), (0)::numeric) AS since_order,
            COALESCE(sum(GREATEST(exact_minutes_between(GREATEST(z.since, s.collected_at), LEAST(z.until, w.verified_at)), (0)::numeric)), (0)::numeric) AS since_collection,
            COALESCE(sum(GREATEST(exact_minutes_between(GREATEST(z.since, d.received_at), LEAST(z.until, w.verified_at)), (0)::numeric)), (0)::numeric) AS since_receipt
           FROM ( SELECT v.to_status,
                    v.event_at AS since,
                    lead(v.event_at) OVER (ORDER BY v.order_event_id) AS until
                   FROM order_event v
                  WHERE ((v.tenant_id = o.tenant_id) AND (v.clinical_order_id = o.clinical_order_id))) z
          WHERE (z.to_status = 'OnHold'::text)) h);
