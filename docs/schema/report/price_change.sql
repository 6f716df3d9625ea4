create view report.price_change with () as
 SELECT tenant_id,
    hospital_id,
    price_kind,
    record_id,
    from_at,
    has_time,
    charge_id,
    charge_code,
    charge_name,
    charge_category_id AS category_id,
    ( SELECT g.charge_category_name
           FROM charge_category g
          WHERE ((g.tenant_id = x.tenant_id) AND (g.charge_category_id = x.charge_category_id))) AS category_name,
    payer_id,
    ( SELECT s.association_name
           FROM association s
          WHERE ((s.tenant_id = x.tenant_id) AND (s.association_id = x.payer_id))) AS payer_name,
    old_price,
    new_price,
    changed_by_id,
    ( SELECT u.name
           FROM app_user u
          WHERE ((u.tenant_id = x.tenant_id) AND (u.user_id = x.changed_by_id))) AS changed_by_name,
    ( SELECT count(*) AS count
           FROM (service_charge v
             LEFT JOIN admission a ON (((a.tenant_id = v.tenant_id) AND (a.admission_id = v.admission_id))))
          WHERE ((v.tenant_id = x.tenant_id) AND (v.charge_id = x.charge_id) AND v.is_active AND (v.applied_at >= x.from_at) AND ((x.payer_id IS NULL) OR (a.association_id = x.payer_id)))) AS lines_since
   FROM ( SELECT c.tenant_id,
            c.hospital_id,
            'payer'::text AS price_kind,
            r.association_charge_id AS record_id,
            ((r.valid_from)::timestamp without time zone AT TIME ZONE h.timezone) AS from_at,
            false AS has_time,
            c.charge_id,
            c.charge_code,
            c.charge_name,
            c.charge_category_id,
            r.association_id AS payer_id,
            ( SELECT p.tpa_charge_paise
                   FROM association_charge p
                  WHERE ((p.tenant_id = r.tenant_id) AND (p.association_id = r.association_id) AND (p.charge_id = r.charge_id) AND p.is_active AND (p.valid_from < r.valid_from))
                  ORDER BY p.valid_from DESC
                 LIMIT 1) AS old_price,
            r.tpa_charge_paise AS new_price,
            ( SELECT (l.user_id)::bigint AS user_id
                   FROM audit_log l
                  WHERE ((l.tenant_id = r.tenant_id) AND (l.table_name = 'association_charge'::text) AND (l.record_id = (r.association_charge_id)::text))
                  ORDER BY l.at DESC, l.audit_id DESC
                 LIMIT 1) AS changed_by_id
           FROM ((association_charge r
             JOIN charge c ON (((c.tenant_id = r.tenant_id) AND (c.charge_id = r.charge_id))))
             JOIN hospital h ON (((h.tenant_id = c.tenant_id) AND (h.hospital_id = c.hospital_id))))
          WHERE r.is_active
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'corrected'::text,
            l.audit_id,
            l.at,
            true,
            c.charge_id,
            c.charge_code,
            c.charge_name,
            c.charge_category_id,
            r.association_id,
            ((l.before ->> 'tpa_charge_paise'::text))::bigint AS int8,
            ((l.after ->> 'tpa_charge_paise'::text))::bigint AS int8,
            (l.user_id)::bigint AS user_id
           FROM ((audit_log l
             JOIN association_charge r ON (((r.tenant_id = l.tenant_id) AND (r.association_charge_id = (l.record_id)::bigint))))
             JOIN charge c ON (((c.tenant_id = r.tenant_id) AND (c.charge_id = r.charge_id))))
          WHERE ((l.table_name = 'association_charge'::text) AND (l.action = 'update'::text) AND (l.before ? 'tpa_charge_paise'::text))
        UNION ALL
         SELECT c.tenant_id,
            c.hospital_id,
            'standard'::text,
            l.audit_id,
            l.at,
            true,
            c.charge_id,
            c.charge_code,
            c.charge_name,
            c.charge_category_id,
            NULL::bigint AS int8,
            ((l.before ->> 'standard_charge_paise'::text))::bigint AS int8,
            ((l.after ->> 'standard_charge_paise'::text))::bigint AS int8,
            (l.user_id)::bigint AS user_id
           FROM (audit_log l
             JOIN charge c ON (((c.tenant_id = l.tenant_id) AND (c.charge_id = (l.record_id)::bigint))))
          WHERE ((l.table_name = 'charge'::text) AND (l.action = 'update'::text) AND (l.before ? 'standard_charge_paise'::text))) x;
