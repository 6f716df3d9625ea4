create view report.census with () as
 SELECT h.tenant_id,
    h.hospital_id,
    m.census_day,
    g.bed_group_id AS ward_id,
    g.bed_group_name AS ward_name,
    m.opening,
    m.admitted,
    m.moved_in,
    m.moved_out,
    m.discharged,
    m.against_advice,
    m.died,
    m.closing,
    ( SELECT count(*) AS count
           FROM bed b
          WHERE ((b.tenant_id = g.tenant_id) AND (b.hospital_id = g.hospital_id) AND (b.bed_group_id = g.bed_group_id) AND b.is_active AND (NOT b.is_virtual))) AS beds
   FROM ((hospital h
     CROSS JOIN LATERAL ( SELECT s.ward_id,
            s.census_day,
            count(*) FILTER (WHERE (NOT s.is_start)) AS opening,
            count(*) FILTER (WHERE (s.is_start AND (s.ward_before IS NULL))) AS admitted,
            count(*) FILTER (WHERE (s.is_start AND (s.ward_before <> s.ward_id))) AS moved_in,
            count(*) FILTER (WHERE (s.is_end AND (s.ward_after <> s.ward_id))) AS moved_out,
            count(*) FILTER (WHERE (s.is_end AND (s.ward_after IS NULL) AND (s.way_out <> ALL (ARRAY['Against Medical Advice'::text, 'Death'::text])))) AS discharged,
            count(*) FILTER (WHERE (s.is_end AND (s.ward_after IS NULL) AND (s.way_out = 'Against Medical Advice'::text))) AS against_advice,
            count(*) FILTER (WHERE (s.is_end AND (s.ward_after IS NULL) AND (s.way_out = 'Death'::text))) AS died,
            count(*) FILTER (WHERE (NOT s.is_end)) AS closing
           FROM ( SELECT w.bed_group_id AS ward_id,
                    (d.day)::date AS census_day,
                    NULL::boolean AS is_start,
                    NULL::boolean AS is_end,
                    NULL::bigint AS ward_before,
                    NULL::bigint AS ward_after,
                    NULL::text AS way_out
                   FROM (generate_series(date_trunc('day'::text, (( SELECT min(a.admitted_at) AS min
                           FROM admission a
                          WHERE ((a.tenant_id = h.tenant_id) AND (a.hospital_id = h.hospital_id) AND (NOT a.is_cancelled))) AT TIME ZONE h.timezone)), date_trunc('day'::text, (now() AT TIME ZONE h.timezone)), '1 day'::interval) d(day)
                     CROSS JOIN bed_group w)
                  WHERE ((w.tenant_id = h.tenant_id) AND (w.hospital_id = h.hospital_id) AND w.is_active)
                UNION ALL
                 SELECT b.bed_group_id,
                    (d.day)::date AS day,
                    ((d.day)::date = t.first_day),
                    COALESCE(((d.day)::date = t.last_day), false) AS "coalesce",
                        CASE
                            WHEN ((d.day)::date = t.first_day) THEN ( SELECT b2.bed_group_id
                               FROM (bed_stay p
                                 JOIN bed b2 ON (((b2.tenant_id = p.tenant_id) AND (b2.bed_id = p.bed_id))))
                              WHERE ((p.tenant_id = s_1.tenant_id) AND (p.admission_id = s_1.admission_id) AND (NOT p.is_cancelled) AND (upper(p.during) = lower(s_1.during)))
                             LIMIT 1)
                            ELSE NULL::bigint
                        END AS "case",
                        CASE
                            WHEN ((d.day)::date = t.last_day) THEN ( SELECT b2.bed_group_id
                               FROM (bed_stay p
                                 JOIN bed b2 ON (((b2.tenant_id = p.tenant_id) AND (b2.bed_id = p.bed_id))))
                              WHERE ((p.tenant_id = s_1.tenant_id) AND (p.admission_id = s_1.admission_id) AND (NOT p.is_cancelled) AND (lower(p.during) = upper(s_1.during)))
                             LIMIT 1)
                            ELSE NULL::bigint
                        END AS "case",
                        CASE
                            WHEN ((d.day)::date = t.last_day) THEN ( SELECT COALESCE(a.discharge_kind, 'Routine'::text) AS "coalesce"
                               FROM admission a
                              WHERE ((a.tenant_id = s_1.tenant_id) AND (a.admission_id = s_1.admission_id)))
                            ELSE NULL::text
                        END AS "case"
                   FROM (((bed_stay s_1
                     JOIN bed b ON (((b.tenant_id = s_1.tenant_id) AND (b.bed_id = s_1.bed_id))))
                     CROSS JOIN LATERAL ( SELECT ((lower(s_1.during) AT TIME ZONE h.timezone))::date AS first_day,
                            ((upper(s_1.during) AT TIME ZONE h.timezone))::date AS last_day) t)
                     CROSS JOIN LATERAL generate_series((t.first_day)::timestamp without time zone, (COALESCE(t.last_day, ((now() AT TIME ZONE h.timezone))::date))::timestamp without time zone, '1 day'::interval) d(day))
                  WHERE ((s_1.tenant_id = h.tenant_id) AND (s_1.hospital_id = h.hospital_id) AND (NOT s_1.is_cancelled))) s
          GROUP BY s.ward_id, s.census_day) m)
     JOIN bed_group g ON (((g.tenant_id = h.tenant_id) AND (g.bed_group_id = m.ward_id))));
